import { describe, expect, it } from 'vitest'
import { parseXml } from '#test/support/worker/parse-xml.ts'
import { atomFeed, type Feed, rssFeed } from './feed.ts'

const feed: Feed = {
  locale: 'en',
  title: 'Stories & more',
  description: 'One <thing> at a time',
  siteOrigin: 'https://fernway.test',
  pagePath: '/articles',
  feedPath: '/feeds/articles.rss',
  author: 'Editors',
  entries: [
    {
      title: 'Salt & "sand" \u0000 <b>',
      path: '/articles/salt',
      summary: 'A]]>B',
      topic: 'Road trips',
      publishedOn: '2026-11-21',
    },
    { title: 'Older', path: '/articles/older', summary: 'S', topic: 'Romance', publishedOn: '2026-01-02' },
  ],
}

describe.each([
  ['RSS', rssFeed],
  ['Atom', atomFeed],
])('%s', (_name, write) => {
  it('is well-formed XML for any text', () => {
    expect(() => parseXml(write(feed))).not.toThrow()
    expect(write(feed)).toContain('Salt &amp; &quot;sand&quot;  &lt;b&gt;')
  })
  it('is well-formed XML without entries', () => {
    expect(() => parseXml(write({ ...feed, entries: [] }))).not.toThrow()
  })
  it('has absolute URLs and a link to itself', () => {
    expect(write(feed)).toContain('https://fernway.test/articles/salt')
    expect(write(feed)).toContain('href="https://fernway.test/feeds/articles.rss" rel="self"')
  })
})

describe('dates of feeds', () => {
  it('follow RFC 822 in RSS and RFC 3339 in Atom', () => {
    expect(rssFeed(feed)).toContain('<pubDate>Sat, 21 Nov 2026 00:00:00 GMT</pubDate>')
    expect(atomFeed(feed)).toContain('<published>2026-11-21T00:00:00Z</published>')
  })
  it('an entry was updated on the day of its newest check, or when it was published', () => {
    const [newest, ...others] = feed.entries
    const checked = others.map((entry) => ({ ...entry, checkedOn: '2026-12-01' }))
    const updates = (one: Feed) => [...atomFeed(one).matchAll(/<updated>(\S+?)T/g)].map(([, date]) => date)
    expect(updates(feed)).toEqual(['2026-11-21', '2026-11-21', '2026-01-02'])
    const entries = newest === undefined ? checked : [newest, ...checked]
    expect(updates({ ...feed, entries })).toEqual(['2026-12-01', '2026-11-21', '2026-12-01'])
  })
})
