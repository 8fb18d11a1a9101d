import { DEFAULT_LOCALE, type LocaleTag } from '#isomorphic/words/locale.ts'

/** All values of a parameter, or a function that normalises equivalent values and returns null for invalid ones. */
type AllowedValues = readonly string[] | ((value: string) => string | null)

/** Query parameters that a response may depend on besides its path. */
export type CacheKeyQuery = Readonly<Record<string, AllowedValues>>

function normaliseValue(values: AllowedValues | undefined, value: string): string | null {
  if (typeof values === 'function') return values(value)
  return values?.includes(value) === true ? value : null
}

/**
 * Cache key of a page. Only listed parameters count, sorted by name; all others are dropped, so that arbitrary queries
 * create no further copies of a page (R8.1).
 * @param url absolute URL with its query
 * @param queries by path; a path without an entry depends on no parameter
 * @param tag language of the page
 * @param alertVersion of the alert that the page shows, null when it shows none: the only part of a page that depends
 * on a cookie
 * @returns null when a listed parameter is given twice or is invalid: such a request bypasses the cache
 */
export function cacheKeyOf(
  path: string,
  url: string,
  queries: ReadonlyMap<string, CacheKeyQuery>,
  tag: LocaleTag,
  alertVersion: string | null,
): string | null {
  const key = keyOfAddress(path, url, queries)
  if (key === null) return key
  // Last, because the cache of an address is chosen by its beginning.
  const localised = tag === DEFAULT_LOCALE ? key : addToKey(key, 'lang', tag)
  return alertVersion === null ? localised : addToKey(localised, 'alert', alertVersion)
}

const addToKey = (key: string, name: string, value: string): string =>
  `${key}${key.includes('?') ? '&' : '?'}${name}=${value}`

function keyOfAddress(path: string, url: string, queries: ReadonlyMap<string, CacheKeyQuery>): string | null {
  const query = queries.get(path)
  const start = query === undefined ? -1 : url.indexOf('?')
  if (query === undefined || start === -1) return path
  const given = new URLSearchParams(url.slice(start).split('#', 1)[0])
  const params = new URLSearchParams()
  for (const name of Object.keys(query).sort()) {
    const [value, another] = given.getAll(name)
    if (value === undefined) continue
    const normalised = another === undefined ? normaliseValue(query[name], value) : null
    if (normalised === null) return null
    params.append(name, normalised)
  }
  return params.size === 0 ? path : `${path}?${params}`
}
