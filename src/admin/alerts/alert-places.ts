import { readContinent } from '#src/catalogue/catalogue.ts'
import { CONTINENT_SLUGS, parseContinentSlug } from '#src/catalogue/continent-slug.ts'
import type { ReadShard } from '#src/catalogue/read-shard.ts'

/** Scope of an alert. */
export type AlertPlace = {
  /** Value in the form: `all`, `continent africa`, `country /destinations/fiji`. */
  readonly value: string
  readonly name: string
  /** Path prefixes of the pages that show the alert; null: all pages. */
  readonly pathPrefixes: readonly string[] | null
}

/** A continent with its countries, as the form offers them. */
export type AlertPlaceGroup = { readonly continent: AlertPlace; readonly countries: readonly AlertPlace[] }

export const EVERYWHERE: AlertPlace = { value: 'all', name: 'Everywhere', pathPrefixes: null }

/** Reads all places that an alert can be for. Rejects when a shard cannot be read. */
export async function readAlertPlaces(readShard: ReadShard): Promise<readonly AlertPlaceGroup[]> {
  const continents = await Promise.all(CONTINENT_SLUGS.map((slug) => readContinent(readShard, slug)))
  return continents.flatMap((continent) => {
    if (continent === null || parseContinentSlug(continent.slug) === null) return []
    const { slug, name, countries } = continent
    return [
      {
        continent: {
          value: `continent ${slug}`,
          name: `All of ${name}`,
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
}

/** Finds a place by the form's value; null when the form does not offer it. */
export function findAlertPlace(groups: readonly AlertPlaceGroup[], value: unknown): AlertPlace | null {
  const places = groups.flatMap(({ continent, countries }) => [continent, ...countries])
  return [EVERYWHERE, ...places].find((place) => place.value === value) ?? null
}
