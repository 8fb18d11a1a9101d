import { DEFAULT_LOCALE, type LocaleTag, TRANSLATED_TAGS, type TranslatedTag } from './locale.ts'

export type LocalisedPath = {
  readonly tag: LocaleTag
  /** The path without the prefix, as routes are written. */
  readonly path: string
}

const SLASH = 47
const PREFIX_LENGTH = 3
/** Addresses without a language: files of the build and of the service worker, the operators' pages. */
const WITHOUT_LANGUAGE = /^\/(?:assets|_catalogue|_dev|desk|pocket\/guides)(?:\/|$)/
/** A file has no language, except feeds. */
const FILE = /\.(?!atom|rss)[a-z0-9]+$/

const tagAt = (path: string): TranslatedTag | undefined => {
  const isPrefix =
    path.charCodeAt(0) === SLASH &&
    (path.length === PREFIX_LENGTH || path.charCodeAt(PREFIX_LENGTH) === SLASH)
  return isPrefix ? TRANSLATED_TAGS.find((tag) => path.startsWith(tag, 1)) : undefined
}

/**
 * Splits the language from a path: `/de/places` is German and `/places`, `/de` is German and `/`. `/de/` is left as it
 * is, because the canonical address is `/de`.
 * @param offered languages that answer, for example `de,fr`; others are unknown addresses
 */
export function splitLanguage(path: string, offered: string): LocalisedPath {
  const tag = offered === '' ? undefined : tagAt(path)
  if (tag === undefined || !offered.includes(tag) || path.length === PREFIX_LENGTH + 1)
    return { tag: DEFAULT_LOCALE, path }
  return { tag, path: path.length === PREFIX_LENGTH ? '/' : path.slice(PREFIX_LENGTH) }
}

/**
 * The address of a page in a language: `/places` is `/de/places`. English, other sites, files, operators' pages and
 * addresses that have a language already stay as they are.
 * @param href root-relative, with query and fragment
 */
export function localiseHref(tag: LocaleTag, href: string): string {
  if (tag === DEFAULT_LOCALE || href.charCodeAt(0) !== SLASH || href.charCodeAt(1) === SLASH) return href
  const end = href.search(/[?#]/)
  const path = end === -1 ? href : href.slice(0, end)
  if (FILE.test(path) || WITHOUT_LANGUAGE.test(path) || tagAt(path) !== undefined) return href
  return `/${tag}${path === '/' ? href.slice(1) : href}`
}
