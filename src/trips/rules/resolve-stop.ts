import { positionText } from '#isomorphic/trips/position-text.ts'
import type { TripFormFields } from '#isomorphic/trips/trip-action.ts'
import type { DestinationRecord } from '#src/catalogue/catalogue-types.ts'
import { keyName, sightPath } from '#src/catalogue/sight-slug.ts'

const sameName = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

/** Names that the field for a new stop suggests: the sights of the trip's places. */
export function suggestStops(places: Iterable<DestinationRecord>): readonly string[] {
  return [...new Set([...places].flatMap(({ sights }) => sights.map(({ name }) => name)))].toSorted()
}

/** Adds page and position to the form of a new stop whose name is that of a place or a sight of the trip's guides. */
export function resolveStop(fields: TripFormFields, places: Iterable<DestinationRecord>): TripFormFields {
  const { do: action, kind, name = '', path } = fields
  if (action !== 'add' || kind !== 'stop' || (path !== undefined && path !== '')) return fields
  for (const place of places) {
    if (sameName(place.name, name))
      return { ...fields, name: place.name, path: place.path, at: positionText(place) }
    const sight = place.sights.find((one) => sameName(one.name, name) || sameName(keyName(one), name))
    if (sight !== undefined)
      return {
        ...fields,
        name: sight.name,
        path: sightPath(place.path, sight) ?? place.path,
        at: positionText(sight),
      }
  }
  return fields
}
