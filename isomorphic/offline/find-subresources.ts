import { findStylesheetFiles } from './find-stylesheet-files.ts'
import { type HtmlTag, parseHtmlTags } from './parse-html-tags.ts'
import { toSiteAddress } from './site-address.ts'

/** Images are offered in many widths; this width suits a phone. */
const OFFLINE_IMAGE_WIDTH = 1080
const IMAGE_PROXY = '/_image?'

/** Attributes whose address a browser loads with the page, by element. */
const LOADED_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  img: ['src'],
  input: ['src'],
  source: ['src'],
  script: ['src'],
  audio: ['src'],
  video: ['src', 'poster'],
  track: ['src'],
  embed: ['src'],
  object: ['data'],
  use: ['href', 'xlink:href'],
  image: ['href', 'xlink:href'],
  feimage: ['href', 'xlink:href'],
}
/** Links that are loaded; the others name pages, such as the canonical address. */
const LOADED_LINK =
  /(?:^|\s)(?:stylesheet|icon|apple-touch-icon(?:-precomposed)?|mask-icon|preload|modulepreload|manifest)(?:\s|$)/i
const SET_ATTRIBUTES = ['srcset', 'imagesrcset']
/** A file that a page links, such as `.gpx` or `.kml`. */
const LINKED_FILE = /\.[a-z0-9]{2,8}$/i
/** Feeds are subscribed to and renewed; a copy of one is of no use. */
const NOT_A_FILE = /^\/feeds\/|\.(?:html?|xml|rss|atom)$/i

/** The addresses of a `srcset`: an address may contain commas, but not at its end. */
const candidatesOf = (srcset: string): readonly string[] =>
  Array.from(srcset.matchAll(/[\s,]*(\S*[^\s,])(?:\s*,|\s+[^,]*,?|$)/g), ([, address = '']) => address)

function linkedFile({ attributes }: HtmlTag, page: string): readonly (string | null)[] {
  const address = toSiteAddress(attributes.get('href') ?? '', page)
  if (address === null) return []
  const path = address.replace(/\?.*$/, '')
  const isFile = attributes.has('download') || LINKED_FILE.test(path)
  return isFile && !NOT_A_FILE.test(path) ? [address] : []
}

function loadedAddresses(tag: HtmlTag, page: string): readonly (string | null)[] {
  const { name, attributes, rawText } = tag
  if (name === 'a' || name === 'area') return linkedFile(tag, page)
  const isLoadedLink = name === 'link' && LOADED_LINK.test(attributes.get('rel') ?? '')
  const names = isLoadedLink
    ? ['href']
    : Object.hasOwn(LOADED_ATTRIBUTES, name)
      ? LOADED_ATTRIBUTES[name]
      : []
  const single = (names ?? []).flatMap((each) => attributes.get(each) ?? [])
  const sets = SET_ATTRIBUTES.flatMap((each) => candidatesOf(attributes.get(each) ?? ''))
  return [...single, ...sets]
    .map((address) => toSiteAddress(address, page))
    .concat(
      name === 'style' ? findStylesheetFiles(rawText, page) : [],
      findStylesheetFiles(attributes.get('style') ?? '', page),
    )
}

const widthOf = (address: string): number => Number(/[?&]w=(\d+)/.exec(address)?.[1] ?? 0)
const pictureOf = (address: string): string => /[?&]url=([^&]*)/.exec(address)?.[1] ?? ''

/** Picks the smallest width that is wide enough, else the widest. */
function pickWidth(addresses: readonly string[]): string | undefined {
  const byWidth = addresses.toSorted((one, other) => widthOf(one) - widthOf(other))
  return byWidth.find((address) => widthOf(address) >= OFFLINE_IMAGE_WIDTH) ?? byWidth.at(-1)
}

/** Retains one width of each image: the service worker serves it for every width (cached-responses.ts). */
function withoutOtherWidths(addresses: readonly string[]): readonly string[] {
  const images = addresses.filter((address) => address.startsWith(IMAGE_PROXY))
  return addresses.filter(
    (address) =>
      !address.startsWith(IMAGE_PROXY) ||
      address === pickWidth(images.filter((other) => pictureOf(other) === pictureOf(address))),
  )
}

/**
 * Returns root-relative addresses of all files that a page shows or links: styles, scripts, fonts, icons, posters for
 * every screen, one width of each image, and the files that it offers, such as GPX and KML. Used by the site, which
 * sums up their sizes, and by the browser, which caches them.
 * @param html of the page
 * @param page root-relative address of the page, which relative addresses refer to
 */
export function findSubresources(html: string, page = '/'): readonly string[] {
  const found = [...parseHtmlTags(html)].flatMap((tag) => loadedAddresses(tag, page))
  return withoutOtherWidths([...new Set(found.filter((address) => address !== null))])
}
