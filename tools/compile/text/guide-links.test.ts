import { describe, expect, it } from 'vitest'
import { CONTINENT_SLUGS } from '#src/catalogue/continent-slug.ts'
import { TRAVEL_TOPICS, topicPath } from '#src/catalogue/travel-topic.ts'
import type { ContentError } from '#tools/compile/text/content-error.ts'
import { CODE_ROUTES, checkGuideLinks } from './guide-links.ts'

function deadLinks(hrefs: readonly string[]): readonly string[] {
  const errors: ContentError[] = []
  const links = hrefs.map((href, index) => ({ file: 'page.md', line: index + 1, href }))
  checkGuideLinks(links, new Set(['/destinations/fiji']), (error) => errors.push(error))
  return errors.map(({ problem }) => problem)
}

describe('checkGuideLinks', () => {
  it('accepts pages that are not files: the eleven topics and one list for each continent', () => {
    expect(CODE_ROUTES).toEqual(
      expect.arrayContaining([
        '/',
        '/search',
        '/sitemap.xml',
        '/feeds/articles.rss',
        ...TRAVEL_TOPICS.map(topicPath),
        ...CONTINENT_SLUGS.map((slug) => `/${slug}/places`),
      ]),
    )
    // Pages that files of `content` define.
    expect(CODE_ROUTES.filter((path) => path.includes(':') || path === '/about')).toEqual([])
    expect(deadLinks([...CODE_ROUTES, '/destinations/fiji'])).toEqual([])
  })

  it('ignores query and fragment', () => {
    expect(deadLinks(['/search?q=fiji', '/destinations/fiji#sight-2'])).toEqual([])
  })

  it.each([
    '/destinations',
    '/destinations/fiji/',
    '/Destinations/Fiji',
    '/destinations/fij',
    '/asia',
    '/articles/category/food',
  ])('reports %s as dead', (href) => {
    expect(deadLinks([href])).toEqual([`the link ${href} is dead`])
  })
})
