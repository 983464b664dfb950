#include "read/form.h"

#include <string>
#include <string_view>

#include "read/value.h"

namespace onceover::read {
namespace {

std::string From(std::int64_t base) { return " from " + std::to_string(base); }

std::string Coordinates(std::int64_t base, bool column_first, bool upwards) {
  std::string text = column_first ? "column and row" : "row and column";
  text += From(base);
  if (upwards) text += ", rows from the bottom";
  return text;
}

std::string Width(std::int64_t width) {
  return width > 0 ? ", columns of " + std::to_string(width) + " bytes" : "";
}

std::string Describe(LabelMeaning meaning) {
  switch (meaning) {
    case LabelMeaning::kPieces:
      return "labels";
    case LabelMeaning::kReusedPieces:
      return "labels that several pieces share";
    case LabelMeaning::kColours:
      return "colours";
    case LabelMeaning::kOrientations:
      return "shapes of pieces";
  }
  return "";
}

std::string_view Describe(Corner corner) {
  switch (corner) {
    case Corner::kTopLeft:
      return "top left";
    case Corner::kTopRight:
      return "top right";
    case Corner::kBottomLeft:
      return "bottom left";
    case Corner::kBottomRight:
      return "bottom right";
  }
  return "";
}

// `1 lacks bottom right, 2 lacks ...`
std::string Describe(const std::vector<Shape>& shapes) {
  std::string text;
  for (const Shape& shape : shapes) {
    text += (text.empty() ? "; " : ", ") + Escape(shape.code) + " lacks the " +
            std::string(Describe(shape.missing));
  }
  return text;
}

std::string DescribeMatrix(const TilingForm& form) {
  std::string text = "a board of " + Describe(form.meaning);
  if (form.meaning == LabelMeaning::kPieces && !form.any_labels) text += From(form.base);
  text += form.missing.empty() ? ", the missing square blank"
                               : ", the missing square marked " + Escape(form.missing);
  text += Width(form.width);
  return form.meaning == LabelMeaning::kOrientations ? text + Describe(form.shapes) : text;
}

}  // namespace

std::string Describe(const TourForm& form) {
  const std::string coordinates =
      Coordinates(form.coordinate_base, form.column_first, form.upwards);
  switch (form.family) {
    case TourFamily::kStepMatrix:
      return "a board of steps" + From(form.base) + Width(form.width);
    case TourFamily::kSquareNumbers:
      return "square numbers" + From(form.base);
    case TourFamily::kSquarePairs:
      return "squares by " + coordinates;
    case TourFamily::kSquareNames:
      return "squares by name, rows from the bottom";
    case TourFamily::kNamedBoard:
      return "squares by the names of a board of names";
    case TourFamily::kBytes:
      return "two bytes a square, " + coordinates;
    case TourFamily::kAssignments:
      return "assignments of steps" + From(form.base) + " by " + coordinates;
    case TourFamily::kPlacedSteps:
      return "steps" + From(form.base) + " placed by coordinates";
    case TourFamily::kFrames:
      return "pictures of the knight's positions";
    case TourFamily::kCursor:
      return "squares in the order in which the cursor draws them";
  }
  return "";
}

std::string Describe(const TilingForm& form) {
  switch (form.family) {
    case TilingFamily::kLabelMatrix:
      return DescribeMatrix(form);
    case TilingFamily::kCornerShapes:
      return "pieces by corner and shape, " +
             Coordinates(form.coordinate_base, form.column_first, form.upwards) +
             Describe(form.shapes);
    case TilingFamily::kSquareTriples:
      return "pieces by their squares, " +
             Coordinates(form.coordinate_base, form.column_first, form.upwards);
    case TilingFamily::kArt:
      return "a picture of lines and corners";
    case TilingFamily::kWalls:
      return "a picture of walls between squares";
  }
  return "";
}

TourForm Overridden(TourForm form, const FormOverrides& overrides) {
  form.base = overrides.base.value_or(form.base);
  form.coordinate_base = overrides.base.value_or(form.coordinate_base);
  return form;
}

TilingForm Overridden(TilingForm form, const FormOverrides& overrides) {
  form.base = overrides.base.value_or(form.base);
  form.coordinate_base = overrides.base.value_or(form.coordinate_base);
  form.meaning = overrides.meaning.value_or(form.meaning);
  return form;
}

}  // namespace onceover::read
