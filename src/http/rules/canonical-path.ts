export type CanonicalPathResult =
  | { readonly kind: 'accepted'; readonly path: string }
  | { readonly kind: 'rejected'; readonly status: 400 | 414 }

const MAX_PATH_LENGTH = 2048
/** Nearly every request matches this and needs no canonicalisation. */
const PLAIN_PATH = /^\/$|^(?:\/[a-z0-9_.-]+)+$/
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern must match control characters
const CONTROL_CHARACTER = /[\u0000-\u001f\u007f]/

function isDecodable(pathname: string): boolean {
  try {
    return !CONTROL_CHARACTER.test(decodeURIComponent(pathname))
  } catch {
    return false
  }
}

/** Whether a path is certainly canonical; false means that `canonicalisePath` must decide. */
export const isPlainPath = (path: string): boolean => path.length <= MAX_PATH_LENGTH && PLAIN_PATH.test(path)

/**
 * The canonical form of a path: lower case, single slashes, no trailing slash. The result begins with exactly one
 * slash, so that it is safe as a Location (R2.5).
 * @param pathname percent-encoded, as in WHATWG URL
 */
export function canonicalisePath(pathname: string): CanonicalPathResult {
  if (pathname.length > MAX_PATH_LENGTH) return { kind: 'rejected', status: 414 }
  if (!isDecodable(pathname)) return { kind: 'rejected', status: 400 }
  const path = pathname
    .toLowerCase()
    .replaceAll('\\', '/')
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
  return { kind: 'accepted', path }
}
