import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { parseConfig } from '#src/config/config.ts'
import { createResponseCache } from '#src/platform/response-cache.ts'
import type { AppEnv } from './app-env.ts'
import { PAGE_CACHE_CONTROL, pageCache } from './page-cache.ts'
import { serveCachedResponse } from './serve-cached-response.ts'

const SITE = 'https://www.example.org'
const CONFIG = parseConfig({ SITE_ORIGIN: SITE, SESSION_SECRET: 'n'.repeat(32) })
const QUERIES = new Map()

/** The edge cache of one data centre. */
function createEdgeCache() {
  const responses = new Map<string, Response>()
  const cache = {
    match: async (address: string) => responses.get(address)?.clone(),
    put: async (address: string, response: Response) => void responses.set(address, response),
  } as unknown as Cache
  return { cache, addresses: () => [...responses.keys()] }
}

type Page = {
  readonly status?: 200 | 203 | 404
  readonly headers?: Readonly<Record<string, string>>
  readonly isDegraded?: boolean
}
type Build = { readonly buildId?: string; readonly isEnabled?: boolean }

/** Creates an isolate with one page. Isolates of one data centre share its edge cache. */
function createIsolate(
  edge: Cache,
  { status = 200, headers = {}, isDegraded = false }: Page = {},
  { buildId = 'one', isEnabled = true }: Build = {},
) {
  const responseCache = createResponseCache(100_000)
  const options = { responseCache, buildId, cacheKeyQueries: QUERIES, isEnabled }
  let renderCount = 0
  const app = new Hono<AppEnv>()
  app.use(async (c, next) => {
    c.set('config', CONFIG)
    c.set('locale', 'en')
    c.set('edgeCache', edge)
    c.set('isDegraded', isDegraded)
    await next()
  })
  app.use(pageCache(options, (c) => c.res.headers.set('x-added', 'yes')))
  app.all('/page', () => {
    renderCount += 1
    return new Response(`render ${renderCount}`, {
      status,
      headers: { 'cache-control': PAGE_CACHE_CONTROL, ...headers },
    })
  })
  async function request(method = 'GET'): Promise<Response> {
    const message = new Request(`${SITE}/page`, { method })
    const hit = serveCachedResponse(responseCache, QUERIES, message, { tag: 'en', path: '/page' }, null)
    if (hit !== null) return hit
    const pending: Promise<unknown>[] = []
    const context = { waitUntil: (work: Promise<unknown>) => void pending.push(work) }
    const response = await app.fetch(message, {}, context as unknown as ExecutionContext)
    await Promise.all(pending)
    return response
  }
  return { request, renderCount: () => renderCount }
}

describe('pageCache', () => {
  it('stores a public response in the isolate and at the edge, with all its headers', async () => {
    const edge = createEdgeCache()
    const isolate = createIsolate(edge.cache)
    expect((await isolate.request()).headers.get('server-timing')).toBeNull()
    const again = await isolate.request()
    expect([again.headers.get('server-timing'), again.headers.get('x-added')]).toEqual([
      'cache;desc=isolate',
      'yes',
    ])
    const other = createIsolate(edge.cache)
    const fromEdge = await other.request()
    expect(fromEdge.headers.get('server-timing')).toBe('cache;desc=edge')
    expect(fromEdge.headers.get('cache-control')).toBe(PAGE_CACHE_CONTROL)
    expect([await fromEdge.text(), isolate.renderCount(), other.renderCount()]).toEqual(['render 1', 1, 0])
  })

  it('renders again for another build, which shares the edge cache of the data centre', async () => {
    const edge = createEdgeCache()
    await createIsolate(edge.cache).request()
    const deployed = createIsolate(edge.cache, {}, { buildId: 'two' })
    expect((await deployed.request()).headers.get('server-timing')).toBeNull()
    expect([deployed.renderCount(), edge.addresses().length]).toEqual([1, 2])
  })

  it('renders every request and stores nothing when it is disabled', async () => {
    const edge = createEdgeCache()
    const isolate = createIsolate(edge.cache, {}, { isEnabled: false })
    await isolate.request()
    await isolate.request()
    expect([isolate.renderCount(), edge.addresses()]).toEqual([2, []])
  })

  it.each<[string, Page, string?]>([
    ['that sets a cookie', { headers: { 'set-cookie': '__Host-session=of-one-visitor; Secure; Path=/' } }],
    ['that is private', { headers: { 'cache-control': 'private, no-store' } }],
    ['whose Cache-Control is empty', { headers: { 'cache-control': '' } }],
    ['with an error status', { status: 404 }],
    ['with another successful status than 200', { status: 203 }],
    ['that is degraded', { isDegraded: true }],
    ['to a POST request', {}, 'POST'],
  ])('stores no response %s, neither in the isolate nor at the edge', async (_kind, page, method) => {
    const edge = createEdgeCache()
    const isolate = createIsolate(edge.cache, page)
    await isolate.request(method)
    expect(edge.addresses()).toEqual([])
    const again = await isolate.request(method)
    expect([await again.text(), again.headers.get('server-timing')]).toEqual(['render 2', null])
  })
})
