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

/** The feasts that one travels for. */
export const drawingFeasts = ({ festivals }: WherePlace): WherePlace['festivals'] =>
  festivals.filter(({ draws }) => draws !== false)
