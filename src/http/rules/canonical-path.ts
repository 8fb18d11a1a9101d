export type CanonicalPathResult =
  | { readonly kind: 'accepted'; readonly path: string }
  | { readonly kind: 'rejected'; readonly status: 400 | 414 }

const MAX_PATH_LENGTH = 2048
/** Nearly every request: nothing to decode, nothing to change. */
const PLAIN_PATH = /^\/$|^(?:\/[a-z0-9_.-]+)+$/
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
const CONTROL_CHARACTER = /[\u0000-\u001f\u007f]/

function isDecodable(pathname: string): boolean {
  try {
    return !CONTROL_CHARACTER.test(decodeURIComponent(pathname))
  } catch {
    return false
  }
}

/** Whether a path is canonical at first sight; false says nothing. */
export const isPlainPath = (path: string): boolean => path.length <= MAX_PATH_LENGTH && PLAIN_PATH.test(path)

/**
 * Decides the one spelling of a path: lower case, single slashes, none at the end.
 * The result begins with exactly one slash, so that it is safe as a Location (R2.5).
 * @param pathname percent-encoded, as WHATWG URL gives it
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
