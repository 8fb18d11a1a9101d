import { privatePagePrefixOf } from '#isomorphic/measuring/private-page.ts'
import { scrubPath } from '#isomorphic/measuring/scrub-text.ts'

const MAX_PATH = 200

export type RequestLogEntry = {
  readonly requestId: string
  readonly method: string
  readonly path: string
  readonly status: number
  readonly tookMs: number
}

/**
 * Logs one JSON line for a request, without query, cookie or client address; the path of a private page is reduced to
 * its prefix.
 */
export function logRequest({ path, ...fields }: RequestLogEntry): void {
  const scrubbedPath = privatePagePrefixOf(path) ?? scrubPath(path, MAX_PATH)
  console.log(JSON.stringify({ level: 'info', code: 'request', path: scrubbedPath, ...fields }))
}
