import { altTextOf, type PosterTraits } from '#art/poster-traits.ts'
import { foldText } from '#isomorphic/search/fold-text.ts'
import type { CorePlace } from './core-catalogue-types.ts'
import type { FrontCatalogue } from './front-catalogue.ts'
import { type PackedPlaces, PLACE_KINDS } from './packed-core.ts'

const DESTINATIONS = '/destinations/'

/** The path of a place as it usually follows from its name. */
export function defaultPath(name: string, countryPath: string | null): string {
  const slug = foldText(name).replaceAll(' ', '-')
  return countryPath === null ? DESTINATIONS + slug : `${countryPath}/${slug}`
}

const posterIdOf = (path: string): string => path.slice(DESTINATIONS.length)

/** The value of a column in a row; all columns have the same length. */
function at<T>(column: readonly T[], row: number): T {
  const value = column[row]
  if (value === undefined) throw new Error(`the bundled catalogue has no row ${row}`)
  return value
}

function traitsOf(places: PackedPlaces, row: number, seed: string): PosterTraits {
  const touches = at(places.touches, row)
  return {
    seed,
    scene: at(places.scene, row),
    grade: at(places.grade, row),
    isMirrored: at(places.isMirrored, row) === 1,
    disc: at(places.disc, row),
    ...(touches === 0 ? {} : { touches }),
  }
}

function unpackPlace(places: PackedPlaces, row: number, front: FrontCatalogue): CorePlace {
  const name = at(places.name, row)
  const kind = at(PLACE_KINDS, at(places.kind, row))
  const countryRow = kind === 'country' ? row : at(places.within, row)
  const continent = at(front.continents, at(places.within, countryRow))
  const countryName = at(places.name, countryRow)
  const countryPath = at(places.path, countryRow) ?? defaultPath(countryName, null)
  const path = at(places.path, row) ?? defaultPath(name, kind === 'country' ? null : countryPath)
  const id = posterIdOf(path)
  const posterTraits = traitsOf(places, row, id)
  const rank = at(places.rank, row)
  return {
    name,
    path,
    kind,
    parentName: kind === 'country' ? continent.name : countryName,
    continent: continent.slug,
    summary: at(places.summary, row) ?? at(front.bestInTravel, rank - 1).summary,
    tagline: at(places.tagline, row),
    poster: {
      id,
      version: at(places.version, row),
      theme: at(places.theme, row),
      alt: altTextOf(posterTraits),
    },
    rank: rank === 0 ? null : rank,
    latitude: at(places.latitude, row),
    longitude: at(places.longitude, row),
    posterCaption: at(places.posterCaption, row) ?? name,
    posterTraits,
  }
}

/** Restores every place of the bundled catalogue from the columns. */
export function unpackPlaces(places: PackedPlaces, front: FrontCatalogue): readonly CorePlace[] {
  return places.name.map((_, row) => unpackPlace(places, row, front))
}
