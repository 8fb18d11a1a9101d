import type { SitemapRecord } from '#src/catalogue/catalogue-types.ts'
import { countStoryPages, storiesPath } from '#src/catalogue/story-list.ts'
import { TRAVEL_CATEGORIES } from '#src/catalogue/travel-category.ts'
import { PAGES } from '#src/pages.ts'
import { fixedSitemapPaths } from '#src/site/page-row.ts'
import type { ListSources } from '#tools/compile/lists/list-records.ts'

type SitemapPage = SitemapRecord['pages'][number]

const withoutCheckDate = (path: string): SitemapPage => ({ path, checkedOn: null })

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
    ...fixedSitemapPaths(PAGES).map(withoutCheckDate),
    ...categories.map((category) => withoutCheckDate(`/best-in-travel?category=${category}`)),
    ...continents.map(({ path }) => withoutCheckDate(path)),
    ...storyPages.map(withoutCheckDate),
    ...stories.list.topics.map(({ path }) => withoutCheckDate(path)),
    ...stories.campaigns.map(({ path }) => withoutCheckDate(path)),
    ...stories.textPages.map(({ path, checkedOn }) => ({ path, checkedOn })),
    ...stories.articles.map(({ path, fields }) => ({ path, checkedOn: fields.checked })),
    ...places.map(({ path, checkedOn }) => ({ path, checkedOn })),
  ]
}
