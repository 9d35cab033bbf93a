import { expect, test } from "vitest";
import { listed } from "./listed";

test("names are a list in the words of a language", () => {
  expect(listed(["Anna"], "en")).toBe("Anna");
  expect(listed(["Anna", "Bo", "Cem"], "en")).toBe("Anna, Bo and Cem");
  expect(listed(["Anna", "Bo"], "nl")).toBe("Anna en Bo");
  expect(listed(["Anna", "Bo"], "de")).toBe("Anna und Bo");
  expect(listed(["Anna", "Bo"], "fr")).toBe("Anna et Bo");
});
