import { INDEXED_WHERE_PATHS } from '#isomorphic/where/where-paths.ts'
import type { SitemapRecord } from '#src/catalogue/catalogue-types.ts'
import { countStoryPages, storiesPath } from '#src/catalogue/story-list.ts'
import { TRAVEL_CATEGORIES } from '#src/catalogue/travel-category.ts'
import { PAGES } from '#src/pages.ts'
import { fixedSitemapPaths } from '#src/site/page-row.ts'
import type { ListSources } from '#tools/compile/records/list-records.ts'
import { modifiedOn } from '#tools/compile/text/text-dates-of.ts'

type SitemapPage = SitemapRecord['pages'][number]

const withoutDate = (path: string): SitemapPage => ({ path, modifiedOn: null })

/** Every page for search engines by its canonical URL, the most popular first. */
export function sitemapPages({
  places,
  continents,
  rows,
  stories,
}: Pick<ListSources, 'places' | 'continents' | 'rows' | 'stories'>): readonly SitemapPage[] {
  const categories = TRAVEL_CATEGORIES.filter((category) => rows.some((row) => row.category === category))
  const storyPages = Array.from({ length: countStoryPages(stories.articles.length) }, (_, index) =>
    storiesPath(index + 1),
  ).slice(1)
  return [
    ...fixedSitemapPaths(PAGES).map(withoutDate),
    ...categories.map((category) => withoutDate(`/best-in-travel?category=${category}`)),
    ...INDEXED_WHERE_PATHS.slice(1).map(withoutDate),
    ...continents.map(({ path }) => withoutDate(path)),
    ...storyPages.map(withoutDate),
    ...stories.list.topics.map(({ path }) => withoutDate(path)),
    ...stories.campaigns.map(({ path }) => withoutDate(path)),
    ...stories.textPages.map(({ path, modifiedOn: date }) => ({ path, modifiedOn: date })),
    ...stories.articles.map(({ path, fields }) => ({
      path,
      modifiedOn: modifiedOn(fields, fields.published),
    })),
    ...places.map(({ path, modifiedOn: date }) => ({ path, modifiedOn: date })),
  ]
}
