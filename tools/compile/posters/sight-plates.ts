import { findPlateDrawing } from '#art/plates/find-plate-drawing.ts'
import { plateNameOf } from '#art/plates/plates.ts'
import type { PlateRef } from '#isomorphic/posters/plate-address.ts'
import type { Sight } from '#src/catalogue/catalogue-types.ts'
import { sightPath } from '#src/catalogue/sight-slug.ts'
import { idOf, type Place } from '#tools/compile/places/place.ts'

function plateOf(place: Place, sightName: string): PlateRef | null {
  const sight = sightPath(idOf(place), sightName)
  const id = sight === null ? null : plateNameOf(sight)
  const drawing = id === null ? null : findPlateDrawing(id)
  return id === null || drawing === null ? null : { id, version: drawing.version, alt: drawing.alt }
}

/** The sights of a place, with the plates of those that are drawn. */
export const sightsWithPlates = (place: Place): readonly Sight[] =>
  place.sights.map((sight) => {
    const plate = plateOf(place, sight.name)
    return plate === null ? sight : { ...sight, plate }
  })
