import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { DestinationPage } from '#src/guide/destination/pages/destination-page.tsx'
import { CollectionPage } from '#src/guide/information/collection-page.tsx'
import { SiteIndexPage } from '#src/guide/information/site-index-page.tsx'
import { BestInTravelPage } from '#src/guide/lists/pages/best-in-travel-page.tsx'
import { ContinentPage } from '#src/guide/lists/pages/continent-page.tsx'
import { HomePage } from '#src/guide/lists/pages/home-page.tsx'
import { PlacesPage } from '#src/guide/lists/pages/places-page.tsx'
import { NotFoundPage } from '#src/guide/not-found/not-found-page.tsx'
import { ArticlePage } from '#src/guide/story/pages/article-page.tsx'
import { ArticlesPage } from '#src/guide/story/pages/articles-page.tsx'
import { TopicPage } from '#src/guide/story/pages/topic-page.tsx'
import { SearchPage } from '#src/search/pages/search-page.tsx'
import { SearchResults } from '#src/search/pages/search-results.tsx'
import { parseSearchRequest } from '#src/search/rules/search-request.ts'
import { TextPage } from '#src/site/components/text-page.tsx'
import { ErrorPage } from '#src/site/error-page.tsx'
import { renderInLayout } from '#test/support/worker/framed-page.tsx'
import {
  SAMPLE_BASE,
  SAMPLE_FACTS_ONLY,
  SAMPLE_FULL,
  SAMPLE_HOME,
  SAMPLE_PLACES,
  SAMPLE_SITE,
  samplePlace,
} from '#test/support/worker/page-samples.ts'
import { resolvedPart } from '#test/support/worker/resolved-part.tsx'
import { SAMPLE_FINDINGS } from '#test/support/worker/search/search-samples.ts'
import {
  SAMPLE_TEXT_PAGE,
  SAMPLE_TOPIC,
  sampleArticle,
  sampleStory,
} from '#test/support/worker/story-samples.ts'

const benin = samplePlace('Benin', 1)
const africa = {
  slug: 'africa',
  name: 'Africa',
  path: '/africa/places',
  summary: '',
  placeCount: 58,
} as const

const AROUND = { site: SAMPLE_SITE, images: SAMPLE_PLACES, origin: 'https://guide.example' }
const PAGES: Readonly<Record<string, ReactNode>> = {
  home: <HomePage home={SAMPLE_HOME} month={10} {...SAMPLE_SITE.home} />,
  places: <PlacesPage places={{ continents: [{ ...africa, featured: [benin] }], placeCount: 58 }} />,
  'best in travel': (
    <BestInTravelPage
      entries={[{ place: benin, category: 'countries', tags: ['Vodun', 'lagoons'] }]}
      category="countries"
      total={2}
    />
  ),
  continent: (
    <ContinentPage
      continent={{
        ...africa,
        introductionHtml: '<p>Far from itself.</p>',
        featured: [benin],
        countries: [{ name: 'Benin', path: benin.path, depth: 'full', places: [] }],
      }}
    />
  ),
  search: (
    <SearchPage
      query="be"
      results={resolvedPart(
        <SearchResults
          request={{ ...parseSearchRequest(new URLSearchParams('q=be')), page: 2 }}
          findings={SAMPLE_FINDINGS}
          continents={SAMPLE_HOME.continents}
          suggestions={[]}
        />,
      )}
      completeHref="/search?whole=1"
    />
  ),
  'search without results': (
    <SearchPage
      query="xx"
      results={resolvedPart(
        <SearchResults
          request={parseSearchRequest(new URLSearchParams('q=xx'))}
          findings={{ ...SAMPLE_FINDINGS, hits: [], counts: [] }}
          continents={SAMPLE_HOME.continents}
          suggestions={[benin]}
        />,
      )}
      completeHref="/search?whole=1"
    />
  ),
  stories: (
    <ArticlesPage
      stories={[sampleStory('Salt by camel'), sampleStory('A night train')]}
      topics={[SAMPLE_TOPIC]}
      page={1}
      pageCount={2}
      total={14}
    />
  ),
  'stories, page two': (
    <ArticlesPage stories={[sampleStory('Salt')]} topics={[SAMPLE_TOPIC]} page={2} pageCount={2} total={13} />
  ),
  topic: (
    <TopicPage
      record={{
        topic: SAMPLE_TOPIC,
        introductionHtml: '<p>By car or by bus.</p>',
        articles: [sampleStory('Salt by camel')],
      }}
      topics={[SAMPLE_TOPIC]}
    />
  ),
  story: (
    <ArticlePage
      origin="https://guide.example"
      article={{ ...sampleArticle(SAMPLE_BASE), places: [benin] }}
    />
  ),
  'story without its text': (
    <ArticlePage
      origin="https://guide.example"
      article={{ ...sampleArticle(SAMPLE_BASE), html: null, facts: [], route: null, related: [] }}
    />
  ),
  text: <TextPage page={SAMPLE_TEXT_PAGE} contactAddress="letters@fernway.test" />,
  campaign: (
    <CollectionPage
      collection={{
        path: '/campaigns/quiet',
        title: 'Quiet',
        summary: 'When others stay at home.',
        introductionHtml: '<p>Pack for rain.</p>',
        articles: [sampleStory('Salt by camel')],
        places: [{ place: benin, when: 'In March' }],
      }}
    />
  ),
  'site index': (
    <SiteIndexPage
      index={{
        continents: [{ ...africa, places: [benin] }],
        topics: [{ ...SAMPLE_TOPIC, articles: [{ name: 'Salt', path: '/articles/salt' }] }],
        pages: [{ name: 'Contribute', path: '/about/contribute' }],
      }}
    />
  ),
  destination: <DestinationPage place={SAMPLE_FULL} mapBase={SAMPLE_BASE} {...AROUND} />,
  'facts-only destination': <DestinationPage place={SAMPLE_FACTS_ONLY} mapBase={null} {...AROUND} />,
  'not found': <NotFoundPage poster={benin.poster} suggestions={[benin]} />,
  error: <ErrorPage poster={benin.poster} retryHref="/places" requestId="abc" />,
}

describe.each(Object.entries(PAGES))('markup of the %s page', (_name, page) => {
  const markup = renderInLayout(page)

  it('complies with the content security policy: no inline style, script or handler', () => {
    expect(markup).not.toMatch(/ style=|<style|<script| on[a-z]+=/)
  })
  it('has one h1', () => {
    expect(markup.match(/<h1[ >]/g)).toHaveLength(1)
  })
  it('every image has alternative text and dimensions', () => {
    for (const image of markup.match(/<img [^>]*>/g) ?? []) {
      expect(image).toMatch(/ alt="/)
      expect(image).toMatch(/ width="\d+" height="\d+"/)
    }
  })
  it('IDs are unique', () => {
    const ids = [...markup.matchAll(/ id="([^"]*)"/g)].map((match) => match[1])
    expect(ids).toEqual([...new Set(ids)])
  })
  it('every label, anchor and aria-labelledby has a target', () => {
    for (const [, id] of markup.matchAll(/ (?:aria-labelledby="|href="#|for=")([^"]+)"/g)) {
      expect(markup).toContain(` id="${id}"`)
    }
  })
  it('links to other sites are marked and have rel attributes', () => {
    for (const [link] of markup.matchAll(/<a [^>]*target="_blank"[^>]*>.*?<\/a>/g)) {
      expect(link).toContain('rel="noopener"')
      expect(link).toContain(link.includes('href="/') ? 'opens in a new tab' : 'opens another site')
    }
  })
  it('every link has a name', () => {
    for (const [link, content] of markup.matchAll(/<a [^>]*>(.*?)<\/a>/g)) {
      const hasName = /aria-label="[^"]+"/.test(link) || content?.replaceAll(/<[^>]*>/g, '').trim() !== ''
      expect(hasName, link).toBe(true)
    }
  })
})
