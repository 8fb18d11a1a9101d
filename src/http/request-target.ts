import type { Context } from 'hono'

/** The requested path and query, unchanged. */
export function requestTarget(c: Context): string {
  const { pathname, search } = new URL(c.req.url)
  return pathname + search
}

/** The URL of a request without the prefix of a language, as routes see it. */
export function requestUrl(c: Context): URL {
  const url = new URL(c.req.url)
  url.pathname = c.req.path
  return url
}
