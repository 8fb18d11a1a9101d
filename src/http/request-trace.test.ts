import { Hono } from 'hono'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { parseConfig } from '#src/config/config.ts'
import { createTracer } from '#src/platform/tracer.ts'
import type { AppEnv } from './app-env.ts'
import { requestTrace } from './request-trace.ts'

function createApp(log: string, counts: Record<string, number> | null = null): Hono<AppEnv> {
  let nowMs = 1000
  return new Hono<AppEnv>()
    .use(async (c, next) => {
      c.set('config', parseConfig({ SITE_ORIGIN: 'https://fernway.test', REQUEST_LOG: log }))
      c.set('requestId', 'r1')
      c.set(
        'tracer',
        createTracer(Date.now, () => undefined),
      )
      await next()
    })
    .use(requestTrace(() => (nowMs += 7), { takeDueCounts: () => counts }))
    .get('/page', (c) => c.html('<p>'))
    .get('/far', async (c) => {
      const store = c.var.tracer.instrument('SESSIONS', { get: async (key: string) => key })
      await store.get('secret')
      return c.json({})
    })
    .post('/far', async (c) => {
      await c.var.tracer.instrument('SESSIONS', { put: async () => undefined }).put()
      return c.json({})
    })
    .get('/cached', (c) => c.html('<p>', 200, { 'server-timing': 'cache;desc=edge' }))
    .get('/api/data', (c) => c.json({}))
}

afterEach(() => void vi.restoreAllMocks())

describe('requestTrace', () => {
  it('times pages, except those that a cache has marked, and nothing else', async () => {
    const app = createApp('')
    const timing = async (path: string) => (await app.request(path)).headers.get('server-timing')
    expect([await timing('/page'), await timing('/cached'), await timing('/api/data')]).toEqual([
      'app;dur=7',
      'cache;desc=edge',
      null,
    ])
  })

  it('lists the duration of each binding call without its arguments, and only for GET requests', async () => {
    const timing = async (method: string) =>
      (await createApp('').request('/far', { method })).headers.get('server-timing')
    expect(await timing('GET')).toMatch(/^app;dur=7, SESSIONS;desc="get";dur=\d+$/)
    expect(await timing('POST')).toBeNull()
  })

  it('logs the binding calls of the isolate in one line when they are due', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    await createApp('', { 'DB ok': 3 }).request('/page')
    expect(log.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown)).toEqual([
      { level: 'info', code: 'trips', place: null, counts: { 'DB ok': 3 } },
    ])
  })

  it('logs one line without personal data when the request log is on', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    await createApp('').request('/page')
    expect(log).not.toHaveBeenCalled()
    const headers = { cookie: 'consent=none', 'cf-connecting-ip': '203.0.113.9' }
    await createApp('on').request('/page?email=ana@mail.example', { headers })
    expect(log.mock.calls).toHaveLength(1)
    expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toEqual({
      level: 'info',
      code: 'request',
      path: '/page',
      requestId: 'r1',
      method: 'GET',
      status: 200,
      tookMs: 7,
    })
  })
})
