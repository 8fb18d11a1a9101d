import { describe, expect, it } from 'vitest'
import { fetchSite, WORKER_ORIGIN } from '#test/support/worker/fetch-site.ts'
import { firstStory } from '#test/support/worker/first-story.ts'
import { parseXml } from '#test/support/worker/parse-xml.ts'

describe.each([
  ['/feeds/articles.rss', 'application/rss+xml; charset=utf-8'],
  ['/feeds/articles.atom', 'application/atom+xml; charset=utf-8'],
])('feed %s', (path, type) => {
  it('is XML with the newest stories at addresses of this deployment', async () => {
    const response = await fetchSite(path, { headers: { 'x-forwarded-host': 'evil.example' } })
    const xml = await response.text()
    expect(response.headers.get('content-type')).toBe(type)
    expect(() => parseXml(xml)).not.toThrow()
    expect(xml).toContain(`${WORKER_ORIGIN}${await firstStory()}`)
    expect(xml).not.toContain('evil.example')
  })

  it('has addresses of its language in another language', async () => {
    const xml = await (await fetchSite(`/de${path}`)).text()
    expect(xml).toContain(`${WORKER_ORIGIN}/de${path}`)
    const addresses = [...xml.matchAll(/[">](https?:[^"<]*)/g)].map(([, address = '']) => address)
    const english = addresses.filter(
      (address) => address.startsWith(WORKER_ORIGIN) && !address.startsWith(`${WORKER_ORIGIN}/de/`),
    )
    expect(english).toEqual([])
  })
})

it('every page links to the feed in its head', async () => {
  const html = await (await fetchSite('/about')).text()
  expect(html).toContain(
    '<link rel="alternate" type="application/atom+xml" title="Stories" href="/feeds/articles.atom"/>',
  )
})
