import type { Context, Hono } from 'hono'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { FrontCatalogue } from '#src/catalogue/front-catalogue.ts'
import { NOT_FOUND_WORDS } from '#src/guide/not-found/words/not-found-words.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { errorJson } from '#src/http/error-json.ts'
import { requestTarget } from '#src/http/request-target.ts'
import { allowedMethods } from '#src/http/rules/allowed-methods.ts'
import { AppError, ConfigError } from '#src/platform/app-error.ts'
import { ErrorPage } from '#src/site/error-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'

const NO_STORE = 'no-store'
/** Transient failures usually recover within this time. */
const RETRY_AFTER_S = '5'

const isApi = (path: string): boolean => path.startsWith('/api/') || path === '/api'

/** 405 with Allow if the path exists for another method, else 404: JSON under /api, elsewhere a page. */
export function createNotFoundHandler(
  app: Hono<AppEnv>,
  renderNotFound: (c: Context<AppEnv>) => Promise<Response>,
) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const allowed = allowedMethods((method) => app.router.match(method, c.req.path)[0].length)
    const isWrongMethod = allowed.length > 0 && !allowed.includes(c.req.method)
    if (isWrongMethod) return errorJson(405, 'method_not_allowed', { allow: allowed.join(', ') })
    return isApi(c.req.path) ? errorJson(404, 'not_found') : renderNotFound(c)
  }
}

/**
 * Handles every error of the app: reports server errors once and renders the error page (S2.13, R10.6) or JSON.
 * @throws {ConfigError} rethrown to the fallback error page, because no page can be rendered without a configuration
 */
export function createErrorHandler(art: FrontCatalogue['art']) {
  return async (error: Error, c: Context<AppEnv>): Promise<Response> => {
    if (error instanceof ConfigError) throw error
    const status = error instanceof AppError ? error.status : 500
    if (status >= 500) c.get('report')(error)
    const retryHeaders = status === 503 ? { 'retry-after': RETRY_AFTER_S } : {}
    if (isApi(c.req.path))
      return errorJson(status, error instanceof AppError ? error.code : 'internal', retryHeaders)
    const head = { ...pickWords(NOT_FOUND_WORDS, c.get('locale')).failure, canonicalPath: null }
    c.status(status === 503 ? 503 : 500)
    c.header('cache-control', NO_STORE)
    if (status === 503) c.header('retry-after', RETRY_AFTER_S)
    return c.render(
      <ErrorPage retryHref={requestTarget(c)} requestId={c.get('requestId')} poster={art.failure} />,
      { head, stylesheet: 'account' },
    )
  }
}

/** Response to an invalid path: malformed percent-encoding, control characters, or longer than 2 kB. */
export async function renderInvalidAddress(c: Context<AppEnv>, status: 400 | 414): Promise<Response> {
  if (isApi(c.req.path)) return errorJson(status, 'bad_address')
  const { heading, impossible } = pickWords(NOT_FOUND_WORDS, c.get('locale')).notFound
  const head = { title: heading, description: impossible, canonicalPath: null }
  c.status(status)
  c.header('cache-control', NO_STORE)
  return c.render(<NotFoundPage suggestions={[]} poster={null} />, { head })
}
