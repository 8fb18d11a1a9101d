import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { cacheKeyOf, type KeyedQuery } from '#src/http/rules/cache-key.ts'
import { entityTag } from '#src/http/rules/entity-tag.ts'
import type { AnswerStore, StoredAnswer } from '#src/platform/answer-store.ts'
import { readEdgeAnswer, writeEdgeAnswer } from '#src/platform/edge-answers.ts'
import type { AppEnv } from './app-env.ts'
import { answerFrom, forMemory } from './recall-answer.ts'
import { settingsVersion } from './settings-version.ts'

/** How long an answer may be kept by the isolate and the data centre; visitors' caches follow Cache-Control. */
const LIFETIME_MS = 24 * 60 * 60 * 1000

/** Visitors' own caches: fresh for a minute, then checked by ETag. */
export const PAGE_CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=600'

/** Of a page with an alert, which must be gone from the next page once it was closed. */
const ALERT_CACHE_CONTROL = 'public, max-age=0, must-revalidate'

async function toStoredAnswer(response: Response, expiresAtMs: number): Promise<StoredAnswer> {
  const body = new Uint8Array(await response.arrayBuffer())
  const etag = entityTag(body)
  const headers = new Headers(response.headers)
  headers.set('etag', etag)
  headers.set('content-length', String(body.byteLength))
  return { body, headers, etag, expiresAtMs }
}

const isStorable = (response: Response): boolean =>
  response.status === 200 &&
  !response.headers.has('set-cookie') &&
  response.headers.get('cache-control')?.startsWith('public') === true

function keepAtEdge(c: Context<AppEnv>, key: string, stored: StoredAnswer): void {
  c.executionCtx.waitUntil(writeEdgeAnswer(c.get('edgeCache'), c.get('config').siteOrigin, key, stored))
}

export type PageCacheOptions = {
  readonly memory: AnswerStore
  /** In the key beside the settings, so that a deployment never mixes with what came before (R8.5, R14.5). */
  readonly buildId: string
  /** Parameters that an answer may depend on besides its path. */
  readonly keyed: ReadonlyMap<string, KeyedQuery>
  /** Off while developing, where every request must show the code as it is. */
  readonly isEnabled: boolean
}

/**
 * Answers from the data centre's cache, else from the route, and keeps what the route gave there and in the isolate's
 * memory, where `recallAnswer` finds it. Only for routes whose answer depends on nothing but the path and the parameters
 * listed for it (R8.1): nothing else of the query is part of the key.
 * Kept are answers with status 200, `Cache-Control: public` and no cookie, made from the whole catalogue.
 * @param complete adds the headers that middleware outside would add, so that a kept answer leaves as it is
 */
export function pageCache(options: PageCacheOptions, complete: (c: Context<AppEnv>) => void) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const isReading = c.req.method === 'GET' || c.req.method === 'HEAD'
    const mayAnswer = options.isEnabled && c.get('config').keepsPages
    if (!isReading || !mayAnswer) return next()
    const alertVersion = c.get('alert')?.version ?? null
    const name = cacheKeyOf(c.req.path, c.req.url, options.keyed, alertVersion)
    if (name === null) return next()
    const version = `build=${options.buildId}&settings=${await settingsVersion(c.get('config'))}`
    const key = `${name}${name.includes('?') ? '&' : '?'}${version}`
    const nowMs = Date.now()
    const atEdge = await readEdgeAnswer(c.get('edgeCache'), c.get('config').siteOrigin, key)
    if (atEdge !== null) {
      options.memory.write(name, forMemory(atEdge))
      return answerFrom(c.req.raw, atEdge)
    }
    await next()
    if (c.get('isDegraded') || !isStorable(c.res)) return
    complete(c)
    if (alertVersion !== null) c.res.headers.set('cache-control', ALERT_CACHE_CONTROL)
    const stored = await toStoredAnswer(c.res, nowMs + LIFETIME_MS)
    options.memory.write(name, forMemory(stored))
    keepAtEdge(c, key, stored)
    c.res = undefined
    c.res = answerFrom(c.req.raw, stored)
  })
}
