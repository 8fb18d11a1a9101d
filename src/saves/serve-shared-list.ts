import type { Context } from 'hono'
import type { AppEnv } from '#src/http/app-env.ts'
import { isWithinRateLimits, respondRateLimited } from '#src/http/rate-limit.ts'
import { settingsVersion } from '#src/http/settings-version.ts'
import { UnavailableError } from '#src/platform/app-error.ts'
import { MINUTE_MS } from '#src/platform/durations.ts'
import { readEdgeCache, writeEdgeCache } from '#src/platform/edge-cache.ts'
import type { CachedResponse } from '#src/platform/response-cache.ts'
import { createSingleFlight, type SingleFlight } from '#src/platform/single-flight.ts'
import { isShareToken, readSharedList, type SharedList } from './store/shared-list.ts'

/**
 * A copy is used only at the revision that it was rendered at. The time bounds what a change by an earlier version of
 * the site, which raises no revision, can leave behind while two versions run.
 */
const MAX_AGE_MS = 10 * MINUTE_MS
/** Header of a cached copy; never sent, because it tells how often the owner changes saves. */
const REVISION_HEADER = 'x-saves-revision'

/** Longer than rendering takes; a request that joined another one fails after it. */
const MAX_RENDER_MS = 5000

export type SharedListContents = { readonly name: string; readonly items: NonNullable<SharedList['items']> }

export type SharedListOptions = { readonly buildId: string; readonly nowMs: () => number }

async function cacheKeyOf(c: Context<AppEnv>, buildId: string): Promise<string> {
  const version = await settingsVersion(c.get('config'))
  return `${c.req.path}?${new URLSearchParams({ lang: c.get('locale'), build: buildId, settings: version, alert: c.get('alert')?.version ?? '' })}`
}

/** Renders of one isolate that other requests for the same revision wait for; null: the data centre's limit is used up. */
export type SharedListRenders = SingleFlight<CachedResponse | null>

export const createSharedListRenders = (nowMs: () => number): SharedListRenders =>
  createSingleFlight({
    timeoutMs: MAX_RENDER_MS,
    nowMs,
    createTimeoutError: () => new UnavailableError('rendering a shared list'),
  })

function respondWith({ body, headers: storedHeaders }: CachedResponse): Response {
  const headers = new Headers(storedHeaders)
  headers.delete(REVISION_HEADER)
  return new Response(body, { headers })
}

/** Renders a list, and stores a copy for the other visitors of this data centre after the response. */
async function renderCopy(
  c: Context<AppEnv>,
  key: string,
  render: () => Promise<Response>,
  { revision, expiresAtMs }: { readonly revision: number; readonly expiresAtMs: number },
): Promise<CachedResponse | null> {
  if (!(await isWithinRateLimits(c, 'sharedList', ['data centre']))) return null
  const response = await render()
  const body = new Uint8Array(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  headers.set(REVISION_HEADER, String(revision))
  const { siteOrigin, cachesPages } = c.get('config')
  const copy = { body, headers, etag: '', expiresAtMs }
  if (cachesPages && !c.get('isDegraded'))
    c.executionCtx.waitUntil(writeEdgeCache(c.get('edgeCache'), siteOrigin, key, copy))
  return copy
}

/**
 * Serves a page or a file of a shared list. One query finds the list and its revision; a copy of this data centre that
 * was rendered at that revision is the response, so that unsharing and every change take effect at once. Requests that
 * meet no copy at the same time are rendered once (R11.2). A client is rate limited for every request, the data centre
 * for those that are rendered.
 * @param render renders the response, with `no-store` for browsers
 * @throws {UnavailableError} when D1 does not respond: without the query no copy is served
 */
export async function serveSharedList(
  c: Context<AppEnv>,
  { buildId, nowMs, renders }: SharedListOptions & { readonly renders: SharedListRenders },
  token: string,
  render: (list: SharedListContents) => Promise<Response>,
): Promise<Response> {
  if (!isShareToken(token)) return c.notFound()
  if (!(await isWithinRateLimits(c, 'sharedList', ['client']))) return respondRateLimited(c)
  const key = await cacheKeyOf(c, buildId)
  const { siteOrigin, cachesPages } = c.get('config')
  const copy = cachesPages ? await readEdgeCache(c.get('edgeCache'), siteOrigin, key) : null
  const list = await readSharedList(c.env.DB, token, copy && Number(copy.headers.get(REVISION_HEADER)))
  if (list === null) return c.notFound()
  const { name, items, revision } = list
  if (items === null) return copy === null ? c.notFound() : respondWith(copy)
  const terms = { revision, expiresAtMs: nowMs() + MAX_AGE_MS }
  const renderOnce = () => renderCopy(c, key, () => render({ name, items }), terms)
  const rendered = cachesPages
    ? await renders.run(`${key} ${revision}`, renderOnce, (running) => c.executionCtx.waitUntil(running))
    : await renderOnce()
  return rendered === null ? respondRateLimited(c) : respondWith(rendered)
}
