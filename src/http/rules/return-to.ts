/** Longest return address, in bytes, as given and as it leaves (R2.1). */
const MAX_LENGTH_BYTES = 1024
/** Where a visitor goes when the address asked for is not one of ours. */
const HOME = '/'

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
const FORBIDDEN = /[\u0000-\u001f\u007f-\u009f\\]/
/** The two ways to write an address of this site: from its root, or in full. */
const SITE_ADDRESS = /^(?:\/|https?:\/\/)/i
/** Addresses that answer to programs: being led to one after signing in helps nobody, and one of them signs out. */
const API_PATH = /^\/api(?:\/|$)/i

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
 * Turns a return address that anyone may have written into a path of this site, or `/` (R2.1, S2.4).
 * @param requested absolute path, or an absolute address of this site; anything else counts as not given
 * @param siteOrigin our own origin, from the configuration
 * @returns path with query and fragment: one slash first, ASCII, no backslash, no control character, at most 1 kB
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
  // Dot segments can leave two slashes in front that were not there before: `/.//evil.example`.
  if (!isPagePath(decodedPath)) return HOME
  const path = url.pathname + url.search + url.hash
  return path.length > MAX_LENGTH_BYTES ? HOME : path
}
