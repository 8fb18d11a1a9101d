import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import { readBestInTravel } from '#src/catalogue/catalogue.ts'
import type { BestInTravelRecord } from '#src/catalogue/catalogue-types.ts'
import { parseTravelCategory, type TravelCategory } from '#src/catalogue/travel-category.ts'
import { BestInTravelPage } from '#src/guide/lists/pages/best-in-travel-page.tsx'
import { categoryPath } from '#src/guide/lists/pages/category-links.tsx'
import { LISTS_WORDS } from '#src/guide/lists/words/lists-words.ts'
import type { PageHandler } from '#src/site/define-page.ts'
import { placeListData } from '#src/site/structured-data.ts'

/** Places that are named in the description of a category. */
const MAX_NAMES = 3

type BestInTravelData = {
  readonly list: BestInTravelRecord
  /** Null for all categories. */
  readonly category: TravelCategory | null
  readonly entries: BestInTravelRecord['entries']
}

function titleOf({ category }: BestInTravelData, locale: Locale): string {
  const words = pickWords(LISTS_WORDS, locale).bestInTravel
  return category === null ? words.heading : words.title(words.categories[category])
}

function descriptionOf({ category, entries }: BestInTravelData, locale: Locale): string {
  const words = pickWords(LISTS_WORDS, locale).bestInTravel
  if (category === null) return words.description
  const names = entries.slice(0, MAX_NAMES).map(({ place }) => place.name)
  return words.categoryDescription(words.categories[category], names, entries.length > names.length)
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
  head: (data, { siteOrigin, locale }) => ({
    title: titleOf(data, locale),
    description: descriptionOf(data, locale),
    canonicalPath: categoryPath(data.category),
    languages: data.category === null ? data.list.languages : [],
    isComplete: data.list.languages?.some((tag) => tag === locale) ?? false,
    structuredData: [
      placeListData(
        { siteOrigin, locale },
        titleOf(data, locale),
        data.entries.map(({ place }) => place),
      ),
    ],
  }),
  view: ({ list, category, entries }) => (
    <BestInTravelPage entries={entries} category={category} total={list.entries.length} />
  ),
  card: ({ list }, { front, locale }) => ({
    title: pickWords(LISTS_WORDS, locale).bestInTravel.heading,
    poster: list.entries[0]?.place.poster ?? front.art.home,
  }),
}
