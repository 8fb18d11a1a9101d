import { readBestInTravel } from '#src/catalogue/catalogue.ts'
import type { BestInTravelRecord } from '#src/catalogue/catalogue-types.ts'
import {
  parseTravelCategory,
  TRAVEL_CATEGORY_NAMES,
  type TravelCategory,
} from '#src/catalogue/travel-category.ts'
import { BestInTravelPage } from '#src/guide/lists/pages/best-in-travel-page.tsx'
import { categoryPath } from '#src/guide/lists/pages/category-links.tsx'
import type { PageHandler } from '#src/site/define-page.ts'
import { placeListData } from '#src/site/structured-data.ts'

const DESCRIPTION =
  'Places that will reward the effort in the year ahead: countries, regions, cities, sustainable trips and good value, each with its own guide.'

type BestInTravelData = {
  readonly list: BestInTravelRecord
  /** Null for all categories. */
  readonly category: TravelCategory | null
  readonly entries: BestInTravelRecord['entries']
}

const titleOf = ({ category }: BestInTravelData): string =>
  category === null ? 'Best in Travel' : `Best in Travel: ${TRAVEL_CATEGORY_NAMES[category]}`

function descriptionOf(data: BestInTravelData): string {
  if (data.category === null) return DESCRIPTION
  const names = data.entries.slice(0, 3).map(({ place }) => place.name)
  const more = data.entries.length > names.length ? ' and more' : ''
  return `${titleOf(data)}: ${names.join(', ')}${more}. When to go, how to get about and three ways to spend your days.`
}

/** `/best-in-travel`, filtered by `?category=`; an unknown or repeated category is 404. */
export const bestInTravelHandler: PageHandler<BestInTravelData> = {
  async read({ readShard, query }) {
    const [requested, another] = query.getAll('category')
    const category = requested === undefined ? null : parseTravelCategory(requested)
    if (another !== undefined || (requested !== undefined && category === null)) return null
    const list = await readBestInTravel(readShard)
    const entries = list?.entries.filter((entry) => category === null || entry.category === category) ?? []
    return list === null || entries.length === 0 ? null : { list, category, entries }
  },
  head: (data, { siteOrigin }) => ({
    title: titleOf(data),
    description: descriptionOf(data),
    canonicalPath: categoryPath(data.category),
    structuredData: [
      placeListData(
        siteOrigin,
        titleOf(data),
        data.entries.map(({ place }) => place),
      ),
    ],
  }),
  view: ({ list, category, entries }) => (
    <BestInTravelPage entries={entries} category={category} total={list.entries.length} />
  ),
  card: ({ list }, { front }) => ({
    title: 'Best in Travel',
    poster: list.entries[0]?.place.poster ?? front.art.home,
  }),
}
