import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import type { ReadShard } from '#src/catalogue/read-shard.ts'
import { type Config, parseConfig } from '#src/config/config.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { AppError } from '#src/platform/app-error.ts'
import { parseXml } from '#test/support/worker/parse-xml.ts'
import { crawlerRoutes } from './crawler-routes.ts'

const CONFIG: Config = parseConfig({ SITE_ORIGIN: 'https://fernway.test' })

function siteOf(sitemapCount: number, shards: Readonly<Record<string, unknown>>): Hono<AppEnv> {
  const readShard: ReadShard = async <T>(name: string) => (shards[name] ?? null) as T | null
  const app = new Hono<AppEnv>()
  app.use((c, next) => {
    c.set('config', CONFIG)
    c.set('readShard', readShard)
    return next()
  })
  app.route('/', crawlerRoutes({ sitemapCount }, { find: () => null }))
  app.onError((error, c) =>
    c.text(error.message, error instanceof AppError && error.status === 503 ? 503 : 500),
  )
  return app
}

const part = (path: string) => ({ pages: [{ path, modifiedOn: null }] })

describe('crawlerRoutes: the sitemap of a large guide', () => {
  const large = siteOf(2, { 'sitemap-1': part('/one'), 'sitemap-2': part('/two') })

  it('is an index of its parts', async () => {
    const xml = await (await large.request('/sitemap.xml')).text()
    expect(parseXml(xml)).toEqual(['sitemapindex', 'sitemap', 'loc', 'sitemap', 'loc'])
    const second = await (await large.request('/sitemap-2.xml')).text()
    expect(second).toContain('<loc>https://fernway.test/two</loc>')
  })
  it.each(['/sitemap-0.xml', '/sitemap-3.xml', '/sitemap-02.xml', '/sitemap-2.xml.xml'])(
    'has no part %s',
    async (path) => {
      expect((await large.request(path)).status).toBe(404)
    },
  )
})

describe('crawlerRoutes: a sitemap that cannot be read', () => {
  it.each(['/sitemap.xml', '/sitemap-1.xml'])('returns 503 and no empty sitemap: %s', async (path) => {
    expect((await siteOf(path === '/sitemap.xml' ? 1 : 2, {}).request(path)).status).toBe(503)
  })
})
