/** Pages that belong to one visitor or are shared by one: their titles and URLs may identify the visitor. */
const PRIVATE_PAGE =
  /^(?:\/[a-z]{2})?(\/lists|\/trips\/(?:shared|join|calendar|device)|\/profile(?:\/(?:saves|trips|library|settings))?)(?:\/.*)?$/s

/**
 * Common prefix of a private page's path, without the language; null for pages of the guide.
 * @param path without query
 */
export function privatePagePrefixOf(path: string): string | null {
  return PRIVATE_PAGE.exec(path)?.[1] ?? null
}
