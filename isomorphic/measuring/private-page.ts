/** Pages that belong to one visitor, or that one visitor shows to others: their names and addresses tell who. */
const PRIVATE_PAGE = /^(\/lists|\/profile(?:\/(?:saves|library|settings))?)(?:\/.*)?$/s

/**
 * The part of such a page's path that everybody has; null for pages of the guide.
 * @param path without query
 */
export function privatePagePrefixOf(path: string): string | null {
  return PRIVATE_PAGE.exec(path)?.[1] ?? null
}
