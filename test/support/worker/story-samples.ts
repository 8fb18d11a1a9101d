import type { ArticleRecord, TextPageRecord } from '#src/catalogue/article-types.ts'
import type { LocatorBase } from '#src/catalogue/catalogue-types.ts'
import type { ArticleSummary, TopicTeaser } from '#src/catalogue/story-summary.ts'

/** Creates a sample story for page tests. */
export function sampleStory(title: string): ArticleSummary {
  const slug = title.toLowerCase().replaceAll(' ', '-')
  return {
    title,
    path: `/articles/${slug}`,
    summary: 'Three weeks with people who know the way by the colour of the ground.',
    topic: { name: 'Road trips', path: '/articles/category/road-trips' },
    publishedOn: '2026-11-21',
    minutes: 3,
    poster: { id: `articles/${slug}`, version: '0123ab', theme: 4, alt: 'Dunes with dead trees, at noon' },
  }
}

export const SAMPLE_TOPIC: TopicTeaser = {
  slug: 'road-trips',
  name: 'Road trips',
  path: '/articles/category/road-trips',
  summary: 'Routes told stop by stop.',
  poster: { id: 'topics/road-trips', version: '0123abcd', theme: 4, alt: 'Dunes with dead trees, at noon' },
  storyCount: 2,
  minutes: 17,
}

/** Creates a story with everything that its page can show, except places. */
export function sampleArticle(base: LocatorBase): ArticleRecord {
  return {
    ...sampleStory('Salt by camel'),
    dates: { writtenIn: '2026-11', check: null },
    posterCaption: 'Salt pans at noon',
    posterTraits: { seed: 'salt', scene: 'deadvlei', grade: 'as-drawn', isMirrored: false, disc: 'default' },
    html: '<p>The slabs are cut in the evening.</p><h2 id="the-load">The load</h2><p>Four to a camel.</p>',
    facts: [{ label: 'Distance', value: 'About 700 km' }],
    places: [],
    route: {
      base: { ...base, id: 'route-salt', subject: '', label: 'Map of the route: Timbuktu, Taoudenni' },
      marks: [{ x: 9, y: 9, label: 'Timbuktu', side: 'left', role: 'place', isMinor: false }],
      line: 'M9 9L20 20',
      stops: ['Timbuktu', 'Taoudenni', 'Timbuktu'],
      km: 1400,
    },
    related: [sampleStory('A night train')],
  }
}

export const SAMPLE_TEXT_PAGE: TextPageRecord = {
  path: '/about/contribute',
  title: 'Contribute',
  summary: 'How to tell us what has changed.',
  trail: [{ name: 'About Fernway', path: '/about' }],
  dates: { writtenIn: '2026-11', check: null },
  modifiedOn: '2026-11',
  openingHtml: '<p>Write to us.</p>',
  sections: [{ id: 'mistakes', title: 'Mistakes', html: '<p>Say which sentence.</p>' }],
}
