import type { Context } from 'hono'

/** The requested path and query, unchanged. */
export function requestTarget(c: Context): string {
  const { pathname, search } = new URL(c.req.url)
  return pathname + search
}
