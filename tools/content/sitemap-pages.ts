import type { SitemapRecord } from '#src/catalogue/catalogue-types.ts'
import { TRAVEL_CATEGORIES } from '#src/domain/travel-category.ts'
import type { ListSources } from './list-records.ts'

type SitemapPage = SitemapRecord['pages'][number]

/** Pages that are neither a place nor a continent. */
const FIXED_PATHS = ['/', '/places', '/best-in-travel', '/newsletter']

const unchecked = (path: string): SitemapPage => ({ path, checkedOn: null })

/** Every page that search engines should keep, by its canonical address, those most looked for first. */
export function sitemapPages({
  places,
  continents,
  rows,
}: Pick<ListSources, 'places' | 'continents' | 'rows'>): readonly SitemapPage[] {
  const categories = TRAVEL_CATEGORIES.filter((category) => rows.some((row) => row.category === category))
  return [
    ...FIXED_PATHS.map(unchecked),
    ...categories.map((category) => unchecked(`/best-in-travel?category=${category}`)),
    ...continents.map(({ path }) => unchecked(path)),
    ...places.map(({ path, checkedOn }) => ({ path, checkedOn })),
  ]
}
