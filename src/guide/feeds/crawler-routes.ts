import { Hono } from 'hono'
import { readSitemapPart } from '#src/catalogue/catalogue.ts'
import type { CatalogueManifest } from '#src/catalogue/catalogue-types.ts'
import type { Config } from '#src/config/config.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { UnavailableError } from '#src/platform/app-error.ts'
import { DAY_MS } from '#src/platform/durations.ts'
import { pageLanguages } from '#src/site/page-languages.ts'
import type { PageTable } from '#src/site/page-table.ts'
import { SECURITY_TXT, SITEMAP_PART_ROUTE } from './feeds-pages.ts'
import { type SitemapPage, sitemapIndexXml, sitemapXml } from './sitemap.ts'

const CACHE_CONTROL = 'public, max-age=3600'
const XML = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': CACHE_CONTROL }
const SITEMAP_PART_PATH = /^\/sitemap-([1-9]\d{0,4})\.xml$/

/** Well below the year that RFC 9116 recommends as the longest. */
const SECURITY_TXT_DAYS = 180

/** The text of `security.txt` (RFC 9116) of a deployment. */
function securityTxt(
  { siteOrigin, securityContact }: Pick<Config, 'siteOrigin' | 'securityContact'>,
  nowMs: number,
): string {
  const expires = new Date(nowMs + SECURITY_TXT_DAYS * DAY_MS).toISOString().slice(0, 10)
  return [
    `Contact: ${securityContact}`,
    `Expires: ${expires}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${siteOrigin}${SECURITY_TXT}`,
    '',
  ].join('\n')
}

/** `/robots.txt`, `/.well-known/security.txt`, `/favicon.ico`, `/sitemap.xml` and its parts; they contain absolute URLs of this deployment. */
export function crawlerRoutes(
  { sitemapCount }: Pick<CatalogueManifest, 'sitemapCount'>,
  pages: Pick<PageTable, 'find'>,
): Hono<AppEnv> {
  const sitemapOf = ({ siteOrigin, languages }: Config, listed: readonly SitemapPage[]): string =>
    sitemapXml(siteOrigin, listed, (page) => pageLanguages(pages.find(page.path), page, languages))
  return (
    new Hono<AppEnv>()
      .get('/robots.txt', (c) => {
        const { siteOrigin, languages } = c.get('config')
        const disallowed = ['', ...languages.map((tag) => `/${tag}`)].flatMap((prefix) =>
          ['/api/', '/search'].map((path) => `Disallow: ${prefix}${path}`),
        )
        const text = ['User-agent: *', ...disallowed, '', `Sitemap: ${siteOrigin}/sitemap.xml`, ''].join('\n')
        return c.text(text, 200, { 'cache-control': CACHE_CONTROL })
      })
      .get(SECURITY_TXT, (c) =>
        c.text(securityTxt(c.get('config'), Date.now()), 200, { 'cache-control': CACHE_CONTROL }),
      )
      // Requested by clients that ignore the icon link.
      .get('/favicon.ico', (c) =>
        c.body(null, 301, { location: '/favicon.svg', 'cache-control': CACHE_CONTROL }),
      )
      .get('/sitemap.xml', async (c) => {
        const { siteOrigin } = c.get('config')
        if (sitemapCount > 1) return c.body(sitemapIndexXml(siteOrigin, sitemapCount), 200, XML)
        const part = await readSitemapPart(c.get('readShard'), 1)
        if (part === null) throw new UnavailableError('sitemap')
        return c.body(sitemapOf(c.get('config'), part.pages), 200, XML)
      })
      .get(SITEMAP_PART_ROUTE, async (c) => {
        const number = Number(SITEMAP_PART_PATH.exec(c.req.path)?.[1] ?? 0)
        if (number < 1 || number > sitemapCount || sitemapCount === 1) return c.notFound()
        const part = await readSitemapPart(c.get('readShard'), number)
        if (part === null) throw new UnavailableError('sitemap')
        return c.body(sitemapOf(c.get('config'), part.pages), 200, XML)
      })
  )
}
