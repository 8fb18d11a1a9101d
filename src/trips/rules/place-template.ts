import { positionText } from '#isomorphic/trips/position-text.ts'
import type { TripPosition } from '#isomorphic/trips/trip-plan.ts'
import { emptyTemplate, type TripTemplate } from '#isomorphic/trips/trip-template.ts'

/** The part of a place that a trip to it has. */
export type TemplatePlace = TripPosition & { readonly name: string; readonly path: string }

/**
 * A trip to a place without an itinerary: empty days, and the place as an idea.
 * @param place null for a trip from nothing
 */
export function createPlaceTemplate(place: TemplatePlace | null, days: number): TripTemplate {
  const empty = emptyTemplate(place?.name ?? '', days)
  if (place === null) return empty
  return { ...empty, ideas: [{ name: place.name, path: place.path, at: positionText(place) }] }
}
