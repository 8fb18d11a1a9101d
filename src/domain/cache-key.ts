/** Parameters, and all values of each, that an answer may depend on besides its path. */
export type KeyedQuery = Readonly<Record<string, readonly string[]>>

/**
 * Names the answer to an address for the page cache. Only listed parameters count, sorted by name; all others are
 * dropped, so that nobody can make a second copy of a page (quality R8.1).
 * @param url absolute address with its query
 * @param keyed by path; a path that is not in it depends on nothing else
 * @param alertVersion of the alert that the page shows, null when it shows none: the only thing that a cookie decides
 * @returns null when a listed parameter is given twice or with a value that is not in its list: such an answer is
 * neither looked up nor kept
 */
export function cacheKeyOf(
  path: string,
  url: string,
  keyed: ReadonlyMap<string, KeyedQuery>,
  alertVersion: string | null,
): string | null {
  const key = keyOfAddress(path, url, keyed)
  if (key === null || alertVersion === null) return key
  return `${key}${key.includes('?') ? '&' : '?'}alert=${alertVersion}`
}

function keyOfAddress(path: string, url: string, keyed: ReadonlyMap<string, KeyedQuery>): string | null {
  const query = keyed.get(path)
  const start = query === undefined ? -1 : url.indexOf('?')
  if (query === undefined || start === -1) return path
  const given = new URLSearchParams(url.slice(start).split('#', 1)[0])
  const kept = new URLSearchParams()
  for (const name of Object.keys(query).sort()) {
    const [value, another] = given.getAll(name)
    if (value === undefined) continue
    if (another !== undefined || query[name]?.includes(value) !== true) return null
    kept.append(name, value)
  }
  return kept.size === 0 ? path : `${path}?${kept}`
}
