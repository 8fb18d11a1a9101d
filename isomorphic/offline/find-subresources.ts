/** Images are offered in many widths; this width suits a phone. */
const OFFLINE_IMAGE_WIDTH = 1080

const FILE =
  /\b(?:src|href)="(\/(?:assets|fonts|posters|images)\/[^"]+|\/favicon\.svg|\/destinations\/[^"]+\.gpx)"/g
const IMAGE_SRCSET = /\bsrcset="([^"]*\/_image\?[^"]*)"/gi
const WIDTH = /[?&]w=(\d+)/

const unescaped = (attribute: string): string => attribute.replaceAll('&amp;', '&')

/** Picks the smallest image that is wide enough, else the widest. */
function pickImageCandidate(srcset: string): readonly string[] {
  const candidates = srcset
    .split(',')
    .map((candidate) => candidate.trim().split(' ')[0] ?? '')
    .filter((address) => address.startsWith('/_image?'))
  const widthOf = (address: string): number => Number(WIDTH.exec(address)?.[1] ?? 0)
  const byWidth = candidates.toSorted((one, other) => widthOf(one) - widthOf(other))
  const chosen = byWidth.find((address) => widthOf(address) >= OFFLINE_IMAGE_WIDTH) ?? byWidth.at(-1)
  return chosen === undefined ? [] : [chosen]
}

/**
 * Returns root-relative addresses of the subresources of a page: styles, scripts, fonts, posters, one width of each
 * image, GPX files. Used by the site, which sums up their sizes, and by the browser, which caches them.
 * @param html of the page
 */
export function findSubresources(html: string): readonly string[] {
  const files = Array.from(html.matchAll(FILE), ([, address = '']) => unescaped(address))
  const images = Array.from(html.matchAll(IMAGE_SRCSET), ([, srcset = '']) =>
    pickImageCandidate(unescaped(srcset)),
  ).flat()
  return [...new Set([...files, ...images])]
}
