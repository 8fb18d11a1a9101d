import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import { readContinent } from '#src/catalogue/catalogue.ts'
import { CONTINENT_SLUGS, parseContinentSlug } from '#src/catalogue/continent-slug.ts'
import type { ReadShard } from '#src/catalogue/read-shard.ts'
import { ALERTS_WORDS } from './words/alerts-words.ts'

/** Scope of an alert. */
export type AlertPlace = {
  /** Value in the form: `all`, `continent africa`, `country /destinations/fiji`. */
  readonly value: string
  readonly name: string
  /** Path prefixes of the pages that show the alert; null: all pages. */
  readonly pathPrefixes: readonly string[] | null
}

/** A continent with its countries, as the form offers them. */
type AlertPlaceGroup = {
  readonly name: string
  readonly continent: AlertPlace
  readonly countries: readonly AlertPlace[]
}

/** All places that an alert can be for. */
export type AlertPlaces = { readonly everywhere: AlertPlace; readonly groups: readonly AlertPlaceGroup[] }

/** Reads all places that an alert can be for. Rejects when a shard cannot be read. */
export async function readAlertPlaces(readShard: ReadShard, locale: Locale): Promise<AlertPlaces> {
  const words = pickWords(ALERTS_WORDS, locale).places
  const continents = await Promise.all(CONTINENT_SLUGS.map((slug) => readContinent(readShard, slug)))
  const groups = continents.flatMap((continent) => {
    if (continent === null || parseContinentSlug(continent.slug) === null) return []
    const { slug, name, countries } = continent
    return [
      {
        name,
        continent: {
          value: `continent ${slug}`,
          name: words.continent(name),
          pathPrefixes: [`/${slug}`, ...countries.map(({ path }) => path)],
        },
        countries: countries.map((country) => ({
          value: `country ${country.path}`,
          name: country.name,
          pathPrefixes: [country.path],
        })),
      },
    ]
  })
  return { everywhere: { value: 'all', name: words.everywhere, pathPrefixes: null }, groups }
}

/** Finds a place by the form's value; null when the form does not offer it. */
export function findAlertPlace({ everywhere, groups }: AlertPlaces, value: unknown): AlertPlace | null {
  const places = groups.flatMap(({ continent, countries }) => [continent, ...countries])
  return [everywhere, ...places].find((place) => place.value === value) ?? null
}
