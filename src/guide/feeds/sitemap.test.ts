import { describe, expect, it } from 'vitest'
import { parseXml } from '#test/support/worker/parse-xml.ts'
import { sitemapIndexXml, sitemapXml } from './sitemap.ts'

const ORIGIN = 'https://fernway.test'

describe('sitemapXml', () => {
  it('lists absolute, escaped URLs, with the date if there is one', () => {
    const xml = sitemapXml(ORIGIN, [
      { path: '/list?a=1&b=2', checkedOn: null },
      { path: '/destinations/benin', checkedOn: '2026-11-21' },
    ])
    expect(parseXml(xml)).toEqual(['urlset', 'url', 'loc', 'url', 'loc', 'lastmod'])
    expect(xml).toContain('<loc>https://fernway.test/list?a=1&amp;b=2</loc></url>')
    expect(xml).toContain('<lastmod>2026-11-21</lastmod>')
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
