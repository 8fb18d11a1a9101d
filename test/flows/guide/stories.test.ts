import { describe, expect, it } from 'vitest'
import { TRAVEL_TOPICS } from '#src/catalogue/travel-topic.ts'
import { fetchSite, WORKER_ORIGIN } from '#test/support/worker/fetch-site.ts'
import { firstStory } from '#test/support/worker/first-story.ts'

const textOf = async (path: string): Promise<string> => (await fetchSite(path)).text()
const mainOf = (html: string): string => html.slice(html.indexOf('<main'), html.indexOf('</main>'))

function storiesIn(html: string): readonly string[] {
  const links = mainOf(html).matchAll(/href="(\/articles\/[a-z0-9-]+)"/g)
  return [...new Set([...links].map(([, path]) => path ?? ''))]
}

describe('list of stories', () => {
  it('is indexed in a language that has its titles, and says nothing of English text', async () => {
    const html = await textOf('/de/articles')
    expect(html).not.toContain('translation-notice')
    expect(html).toContain('<link rel="canonical" href="https://fernway.test/de/articles"/>')
  })

  it('has pages of twelve with unique addresses, and every story is on exactly one', async () => {
    const first = await textOf('/articles')
    const pages = [...first.matchAll(/href="(\/articles\?page=\d+)"/g)].map(([, path]) => path ?? '')
    const all = [storiesIn(first), ...(await Promise.all(pages.map(textOf))).map(storiesIn)]
    for (const stories of all.slice(0, -1)) expect(stories).toHaveLength(12)
    expect(new Set(all.flat()).size).toBe(all.flat().length)
    const total = Number(/(\d+)(?:<!-- -->)? of them/.exec(first)?.[1])
    expect(all.flat()).toHaveLength(total)
  })

  it('its first page has one address', async () => {
    const response = await fetchSite('/articles?page=1')
    expect([response.status, response.headers.get('location')]).toEqual([301, '/articles'])
  })

  it.each(['0', '-1', '999', '2.0', 'two', '', '2&page=2', '%00'])(
    'the page “%s” does not exist',
    async (page) => {
      const response = await fetchSite(`/articles?page=${page}`)
      expect(response.status).toBe(404)
      expect(response.headers.get('cache-control')).toBe('no-store')
    },
  )
})

describe('story topics', () => {
  it.each(TRAVEL_TOPICS)('the page of %s lists its stories only', async (topic) => {
    const response = await fetchSite(`/articles/category/${topic}`)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toContain(`<link rel="canonical" href="${WORKER_ORIGIN}/articles/category/${topic}"/>`)
    for (const path of storiesIn(html))
      expect(await textOf(path)).toContain(`href="/articles/category/${topic}"`)
  })

  it.each([
    ['/articles/category/food', '/articles/category/food-and-drink'],
    ['/articles/category/wildlfe-and-natur', '/articles/category/wildlife-and-nature'],
    ['/articles/category/roadtrip', '/articles/category/road-trips'],
    ['/evrope/places', '/europe/places'],
    ['/about/privacy', '/legal/privacy-policy'],
  ])('%s returns 404 and suggests %s', async (path, near) => {
    const response = await fetchSite(path)
    expect(response.status).toBe(404)
    expect(mainOf(await response.text())).toContain(`href="${near}"`)
  })

  it.each(['__proto__', 'constructor', 'a'.repeat(500)])('the topic %s does not exist', async (topic) => {
    expect((await fetchSite(`/articles/category/${topic}`)).status).toBe(404)
    expect((await fetchSite(`/articles/${topic}`)).status).toBe(404)
    expect((await fetchSite(`/campaigns/${topic}`)).status).toBe(404)
  })
})

describe('legal pages', () => {
  it.each(['/about', '/legal/privacy-policy', '/do-not-sell-or-share-my-personal-information'])(
    '%s names the contact address',
    async (path) => {
      const { hostname } = new URL(WORKER_ORIGIN)
      expect(mainOf(await textOf(path))).toContain(`href="mailto:letters@${hostname}"`)
    },
  )
})

describe('story', () => {
  it('has a byline with its dates, a text with heading IDs, and its poster', async () => {
    const html = await textOf(await firstStory())
    expect(html).toContain('Fernway editors')
    expect(html).toMatch(/Written <time dateTime="\d{4}-\d\d">/i)
    expect(mainOf(html)).toMatch(/<h2 id="[a-z0-9-]+">/)
    const poster = /src="(\/posters\/articles\/[^"]+)"/.exec(html)?.[1] ?? ''
    const art = await fetchSite(poster)
    expect(art.headers.get('content-type')).toBe('image/svg+xml')
    expect(art.headers.get('cache-control')).toContain('immutable')
  })

  it('a similar address suggests it', async () => {
    const path = await firstStory()
    const response = await fetchSite(path.slice(0, -1))
    expect(response.status).toBe(404)
    expect(await response.text()).toContain(`href="${path}"`)
  })

  it('its structured data is an Article with the content of the page', async () => {
    const html = await textOf(await firstStory())
    const [, text] =
      /<script type="application\/ld\+json">(\{[^<]*"@type":"Article".*?)<\/script>/s.exec(html) ?? []
    const article = JSON.parse(text ?? '{}') as Record<string, string>
    const title = /<h1[^>]*>([^<]+)/.exec(html)?.[1]?.replaceAll('&#x27;', "'")
    expect(article['headline']).toBe(title)
    expect(html).toContain(`dateTime="${article['datePublished']}"`)
    expect(html).toContain(`dateTime="${article['dateModified']}"`)
    expect(html).toContain('<meta property="og:type" content="article"/>')
  })
})

describe('stories on other pages', () => {
  it('the home page shows them beside the twelve stamps', async () => {
    const html = mainOf(await textOf('/'))
    expect(storiesIn(html).length).toBeGreaterThan(0)
    for (const topic of TRAVEL_TOPICS) expect(html).toContain(`href="/articles/category/${topic}"`)
  })

  it('the page of a place shows the stories about it', async () => {
    const story = await firstStory()
    const places = [
      ...mainOf(await textOf(story)).matchAll(/class="place-row" href="(\/destinations\/[^"]+)"/g),
    ]
    const pages = await Promise.all(places.map(([, path]) => textOf(path ?? '')))
    expect(pages.length).toBeGreaterThan(1)
    for (const html of pages) expect(mainOf(html)).toContain(`href="${story}"`)
  })
})
