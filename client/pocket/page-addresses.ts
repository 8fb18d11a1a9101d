/** Pictures are offered in many widths; this is enough for a phone, and no more than a page needs. */
const KEPT_PICTURE_WIDTH = 1080

const FILE =
  /\b(?:src|href)="(\/(?:assets|fonts|posters|images)\/[^"]+|\/favicon\.svg|\/destinations\/[^"]+\.gpx)"/g
const PICTURE_SET = /\bsrcset="([^"]*\/_image\?[^"]*)"/gi
const WIDTH = /[?&]w=(\d+)/

const unescaped = (attribute: string): string => attribute.replaceAll('&amp;', '&')

/** Of the widths of a picture the first that is wide enough, else the widest. */
function keptOf(set: string): readonly string[] {
  const offered = set
    .split(',')
    .map((candidate) => candidate.trim().split(' ')[0] ?? '')
    .filter((address) => address.startsWith('/_image?'))
  const widthOf = (address: string): number => Number(WIDTH.exec(address)?.[1] ?? 0)
  const byWidth = offered.toSorted((one, other) => widthOf(one) - widthOf(other))
  const kept = byWidth.find((address) => widthOf(address) >= KEPT_PICTURE_WIDTH) ?? byWidth.at(-1)
  return kept === undefined ? [] : [kept]
}

/**
 * Root-relative addresses of all that a page of the site shows and needs besides itself: styles, scripts, fonts, posters,
 * one width of each picture, files of sights. The same for the site, which weighs them, and for the browser, which keeps
 * them.
 * @param html the page as the site sends it
 */
export function pageAddresses(html: string): readonly string[] {
  const files = Array.from(html.matchAll(FILE), ([, address = '']) => unescaped(address))
  const pictures = Array.from(html.matchAll(PICTURE_SET), ([, set = '']) => keptOf(unescaped(set))).flat()
  return [...new Set([...files, ...pictures])]
}
