import { DELETE_ACCOUNT_PATH, SIGN_OUT_PATH } from '#client/kit/delete-outbox.ts'

/** Conditions of the Service Worker Static Routing API, as far as they are used. */
type RouteCondition = {
  readonly urlPattern?: { readonly pathname: string }
  readonly requestMethod?: string
  readonly requestMode?: 'navigate'
}
export type RouterRule = { readonly condition: RouteCondition; readonly source: 'network' | 'fetch-event' }

/** The requests that end a session, on English pages and below the prefix of a language; browsers refuse expressions here. */
const SESSION_END_PATHS = [SIGN_OUT_PATH, DELETE_ACCOUNT_PATH].flatMap((path) => [path, `/:language${path}`])

/** Methods other than GET and HEAD. */
const WRITING_METHODS = ['POST', 'PUT', 'PATCH', 'DELETE'] as const

/**
 * Requests that never reach the worker, in order of precedence: the API, and everything that changes something.
 * Chromium drops a beacon of a page that is left while its request waits for a worker. The two requests that end a
 * session do reach it, because it then deletes the outbox (session-end.ts).
 */
export const NETWORK_ROUTES: readonly RouterRule[] = [
  ...SESSION_END_PATHS.map(
    (pathname): RouterRule => ({
      condition: { urlPattern: { pathname }, requestMode: 'navigate' },
      source: 'fetch-event',
    }),
  ),
  { condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' },
  ...WRITING_METHODS.map(
    (requestMethod): RouterRule => ({ condition: { requestMethod }, source: 'network' }),
  ),
]
