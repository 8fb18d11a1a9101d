import type { Context, Hono } from 'hono'
import type { CoreCatalogue } from '#src/catalogue/core-catalogue.ts'
import { findPlacePoster } from '#src/catalogue/page-art.ts'
import { findNearPages } from '#src/catalogue/stories.ts'
import { searchTitles } from '#src/catalogue/title-search.ts'
import { allowedMethods } from '#src/domain/allowed-methods.ts'
import type { AppEnv } from '#src/env.ts'
import { AppError } from '#src/errors.ts'
import { errorJson } from '#src/middleware/error-json.ts'
import { ErrorPage } from '#src/pages/error-page.tsx'
import { NotFoundPage } from '#src/pages/not-found-page.tsx'

const NO_STORE = 'no-store'
const MAX_SUGGESTIONS = 3
const MAX_LINKS = 3
/** What failed for a moment mostly works again after this. */
const RETRY_AFTER_S = '5'

const isApi = (path: string): boolean => path.startsWith('/api/') || path === '/api'

/** Words of the last path segment, to look for places of that name. */
function wordsOf(path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '')
  const named = segments.at(-1) === 'places' ? segments.at(-2) : segments.at(-1)
  return (named ?? '').replaceAll('-', ' ').slice(0, 80)
}

async function renderNotFound(c: Context<AppEnv>, core: CoreCatalogue): Promise<Response> {
  const words = wordsOf(c.req.path)
  const { readShard } = c.var
  const [suggestions, links] = await Promise.all([
    searchTitles(readShard, words, MAX_SUGGESTIONS).catch(() => []),
    findNearPages(readShard, words, MAX_LINKS).catch(() => []),
  ])
  const head = {
    title: 'No road here',
    description: 'This page has moved or never existed.',
    canonicalPath: null,
  }
  c.status(404)
  c.header('cache-control', NO_STORE)
  return c.render(
    <NotFoundPage
      suggestions={suggestions}
      links={links}
      poster={findPlacePoster(core, 'tanzania/serengeti')}
    />,
    { head },
  )
}

/** 405 with Allow when the path answers to another method, else 404: JSON under /api, a page with navigation elsewhere. */
export function answerUnknown(app: Hono<AppEnv>, core: CoreCatalogue) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const allowed = allowedMethods((method) => app.router.match(method, c.req.path)[0].length)
    const isWrongMethod = allowed.length > 0 && !allowed.includes(c.req.method)
    if (isWrongMethod) return errorJson(405, 'method_not_allowed', { allow: allowed.join(', ') })
    return isApi(c.req.path) ? errorJson(404, 'not_found') : renderNotFound(c, core)
  }
}

/** Any error that reaches the app: reported once, answered with the text of the specification (quality R10.6). */
export function answerError(core: CoreCatalogue) {
  return async (error: Error, c: Context<AppEnv>): Promise<Response> => {
    c.var.report(error)
    const status = error instanceof AppError ? error.status : 500
    const later = status === 503 ? { 'retry-after': RETRY_AFTER_S } : {}
    if (isApi(c.req.path))
      return errorJson(status, error instanceof AppError ? error.code : 'internal', later)
    const head = {
      title: 'Something went wrong',
      description: 'This page could not be shown.',
      canonicalPath: null,
    }
    c.status(status === 503 ? 503 : 500)
    c.header('cache-control', NO_STORE)
    if (status === 503) c.header('retry-after', RETRY_AFTER_S)
    c.set('faults', null)
    const art = findPlacePoster(core, 'iceland')
    return c.render(<ErrorPage retryHref={c.req.path} requestId={c.var.requestId} poster={art} />, { head })
  }
}

/** A path that cannot be an address: broken escapes, control characters, over 2 kB. */
export async function refuseAddress(c: Context<AppEnv>, status: 400 | 414): Promise<Response> {
  if (isApi(c.req.path)) return errorJson(status, 'bad_address')
  const head = { title: 'No road here', description: 'This address cannot exist.', canonicalPath: null }
  c.status(status)
  c.header('cache-control', NO_STORE)
  return c.render(<NotFoundPage suggestions={[]} poster={null} />, { head })
}
