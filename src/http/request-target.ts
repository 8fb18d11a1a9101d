import type { Context } from 'hono'

/** The address that a visitor asked for, from the root of the site: path and query as they were sent. */
export function requestTarget(c: Context): string {
  const { pathname, search } = new URL(c.req.url)
  return pathname + search
}
