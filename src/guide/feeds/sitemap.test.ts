import { describe, expect, it } from 'vitest'
import { parseXml } from '#test/support/worker/parse-xml.ts'
import { sitemapIndexXml, sitemapXml } from './sitemap.ts'

const ORIGIN = 'https://fernway.test'

describe('sitemapXml', () => {
  it('lists absolute, escaped URLs, with the day or the month if there is one', () => {
    const xml = sitemapXml(
      ORIGIN,
      [
        { path: '/list?a=1&b=2', modifiedOn: null },
        { path: '/destinations/benin', modifiedOn: '2026-11-21' },
        { path: '/destinations/togo', modifiedOn: '2026-11' },
      ],
      () => [],
    )
    expect(parseXml(xml)).toEqual([
      'urlset',
      'url',
      'loc',
      ...Array.from({ length: 2 }, () => ['url', 'loc', 'lastmod']).flat(),
    ])
    expect(xml).toContain('<loc>https://fernway.test/list?a=1&amp;b=2</loc></url>')
    expect(xml).toContain('<lastmod>2026-11-21</lastmod>')
    expect(xml).toContain('<lastmod>2026-11</lastmod>')
  })
})

describe('languages of a sitemap', () => {
  it('each version of a page has an entry that names all versions and the English one as the default', () => {
    const xml = sitemapXml(
      ORIGIN,
      [
        { path: '/newsletter', modifiedOn: '2026-11-21' },
        { path: '/places', modifiedOn: null },
      ],
      ({ path }) => (path === '/newsletter' ? ['de', 'fr'] : []),
    )
    expect(parseXml(xml).filter((name) => name === 'url')).toHaveLength(4)
    expect([...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)).toEqual(
      ['/newsletter', '/de/newsletter', '/fr/newsletter', '/places'].map((path) => ORIGIN + path),
    )
    const sets = [...xml.matchAll(/<url>.*?<\/url>/g)].map(([url]) =>
      [...url.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, tag, address]) => [tag, address]),
    )
    const versions = [
      ['en', `${ORIGIN}/newsletter`],
      ['de', `${ORIGIN}/de/newsletter`],
      ['fr', `${ORIGIN}/fr/newsletter`],
      ['x-default', `${ORIGIN}/newsletter`],
    ]
    expect(sets).toEqual([versions, versions, versions, []])
  })
})

describe('sitemapIndexXml', () => {
  it('lists every part, numbered from one', () => {
    const xml = sitemapIndexXml(ORIGIN, 3)
    expect(parseXml(xml).filter((name) => name === 'sitemap')).toHaveLength(3)
    expect(xml).toContain('<loc>https://fernway.test/sitemap-1.xml</loc>')
    expect(xml).toContain('<loc>https://fernway.test/sitemap-3.xml</loc>')
    expect(xml).not.toContain('sitemap-0.xml')
  })
})
