import { toSiteAddress } from './site-address.ts'

const COMMENT = /\/\*[\s\S]*?\*\//g
/** `url(…)` with or without quotes, and `@import "…"`. */
const ADDRESS = /\burl\(\s*(?:"([^"]*)"|'([^']*)'|([^"')\s]+))\s*\)|@import\s+(?:"([^"]*)"|'([^']*)')/gi

/**
 * Returns the root-relative addresses of this site that a style sheet refers to: fonts, pictures, other style sheets.
 * @param css text of a style sheet, a style element or a style attribute
 * @param address of the style sheet or the page, which relative addresses refer to
 */
export function findStylesheetFiles(css: string, address: string): readonly string[] {
  const found = Array.from(css.replace(COMMENT, '').matchAll(ADDRESS), ([, ...values]) =>
    toSiteAddress(values.find((value) => value !== undefined) ?? '', address),
  )
  return [...new Set(found.filter((each) => each !== null))]
}
