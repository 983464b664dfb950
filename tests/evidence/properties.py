"""properties.py REPORT.xml [KEY...]: a GoogleTest report's recorded properties, a line a test.

Prints the test's name and the values of the keys, separated by tabs; tests without them are left
out.
"""

import sys
import xml.etree.ElementTree as ElementTree


def main() -> None:
    report, *keys = sys.argv[1:]
    for test in ElementTree.parse(report).iter("testcase"):
        values = {p.get("name"): p.get("value") for p in test.iter("property")}
        if all(key in values for key in keys):
            print(test.get("name"), *(values[key] for key in keys), sep="\t")


if __name__ == "__main__":
    main()
