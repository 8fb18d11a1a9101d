import type { Landscape } from '#isomorphic/where/climates.ts'
import type { Place } from '#tools/compile/places/place.ts'
import { idOf } from '#tools/compile/places/place.ts'

/** A place with all facts that choosing needs. */
export type WherePlace = Place & {
  readonly season: NonNullable<Place['season']>
  readonly weather: NonNullable<Place['weather']>
  readonly planning: NonNullable<Place['planning']>
}

const isChoosable = (place: Place): place is WherePlace =>
  place.season !== null && place.weather !== null && place.planning !== null

/** The places that `/where` chooses among, in the order of their names: those with a guide and the editors' words. */
export const choosablePlaces = (places: readonly Place[]): readonly WherePlace[] =>
  places
    .filter(isChoosable)
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en') || (idOf(one) < idOf(other) ? -1 : 1))

/** A climate of a landscape of a place. */
export type LandscapeClimate = Pick<WherePlace, 'season' | 'weather'> & {
  readonly row: number
  readonly interests: readonly Landscape[]
  readonly fame: number
}

/** The climates of landscapes; season and fame are those of the place where an editor gives no others. */
export const landscapeClimates = (places: readonly WherePlace[]): readonly LandscapeClimate[] =>
  places.flatMap(({ weatherFor, season, planning }, row) =>
    weatherFor.map((other) => ({
      row,
      interests: other.for,
      season: other.season ?? season,
      weather: { warmth: other.warmth, rain: other.rain },
      fame: other.fame ?? planning.fame,
    })),
  )

/** The feasts that one travels for. */
export const drawingFeasts = ({ festivals }: WherePlace): WherePlace['festivals'] =>
  festivals.filter(({ draws }) => draws !== false)

/** The feasts that fill a place, also those that are no reason to travel. */
export const fillingFeasts = ({ festivals }: WherePlace): WherePlace['festivals'] =>
  festivals.filter(({ fills }) => fills === true)
