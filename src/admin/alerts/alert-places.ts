import { readContinent } from '#src/catalogue/catalogue.ts'
import { CONTINENT_SLUGS, parseContinentSlug } from '#src/catalogue/continent-slug.ts'
import type { ReadShard } from '#src/catalogue/read-shard.ts'

/** Where an alert shows. */
export type AlertPlace = {
  /** As the form sends it: `all`, `continent africa`, `country /destinations/fiji`. */
  readonly value: string
  readonly name: string
  /** Paths below which pages show it; null: all pages. */
  readonly pathPrefixes: readonly string[] | null
}

/** Continents with their countries, as the form offers them. */
export type AlertPlaceGroup = { readonly continent: AlertPlace; readonly countries: readonly AlertPlace[] }

export const EVERYWHERE: AlertPlace = { value: 'all', name: 'Everywhere', pathPrefixes: null }

/** Every place that an alert can be for. Throws as reading shards does. */
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

/** The place that a form named; null for none of those it offers. */
export function findAlertPlace(groups: readonly AlertPlaceGroup[], value: unknown): AlertPlace | null {
  const places = groups.flatMap(({ continent, countries }) => [continent, ...countries])
  return [EVERYWHERE, ...places].find((place) => place.value === value) ?? null
}
