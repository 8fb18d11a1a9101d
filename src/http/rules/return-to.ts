import { TRANSLATED_TAGS } from '#isomorphic/words/locale.ts'

/** Maximum length of a return address in bytes, both of the input and of the result (R2.1). */
const MAX_LENGTH_BYTES = 1024
/** Fallback for addresses that are not pages of this site. */
const HOME = '/'

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern must match control characters
const FORBIDDEN = /[\u0000-\u001f\u007f-\u009f\\]/
/** The two forms of an address of this site: root-relative or absolute. */
const SITE_ADDRESS = /^(?:\/|https?:\/\/)/i
/** API endpoints are no pages to return to after signing in, and one of them signs the visitor out; in any language. */
const API_PATH = new RegExp(`^/+(?:(?:${TRANSLATED_TAGS.join('|')})/+)?api(?:/|$)`, 'i')

const byteLength = (text: string): number => new TextEncoder().encode(text).byteLength

function decodePath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}

const isPagePath = (path: string): boolean =>
  !path.startsWith('//') && !FORBIDDEN.test(path) && !API_PATH.test(path)

/**
 * Turns an untrusted return address into a path of this site, or `/` (R2.1, S2.4).
 * @param requested root-relative path, or an absolute URL of this site; anything else is ignored
 * @param siteOrigin our own origin, from the configuration
 * @returns path with query and fragment: exactly one leading slash, ASCII, no backslash, no control character, up to 1
 * kB
 */
export function toReturnPath(requested: string | null | undefined, siteOrigin: string): string {
  if (
    requested === null ||
    requested === undefined ||
    FORBIDDEN.test(requested) ||
    byteLength(requested) > MAX_LENGTH_BYTES
  )
    return HOME
  if (!SITE_ADDRESS.test(requested) || !URL.canParse(requested, siteOrigin)) return HOME
  const url = new URL(requested, siteOrigin)
  const decodedPath = decodePath(url.pathname)
  if (url.origin !== siteOrigin || decodedPath === null) return HOME
  // Dot segments can leave two leading slashes that were not there before: `/.//evil.example`.
  if (!isPagePath(decodedPath)) return HOME
  const path = url.pathname + url.search + url.hash
  return path.length > MAX_LENGTH_BYTES ? HOME : path
}
