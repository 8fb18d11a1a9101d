import { findPlateDrawing, type PlateDrawing } from '#art/plates/find-plate-drawing.ts'
import { plateNameOf } from '#art/plates/plates.ts'
import type { PlateRef } from '#isomorphic/posters/plate-address.ts'
import type { Sight } from '#src/catalogue/catalogue-types.ts'
import { sightPath } from '#src/catalogue/sight-slug.ts'
import type { PlateRecord } from '#src/posters/plate-shard.ts'
import { idOf, type Place } from '#tools/compile/places/place.ts'

type NamedDrawing = PlateDrawing & { readonly id: string }

function drawingOf(place: Place, sightName: string): NamedDrawing | null {
  const sight = sightPath(idOf(place), { name: sightName })
  const id = sight === null ? null : plateNameOf(sight)
  const drawing = id === null ? null : findPlateDrawing(id)
  return id === null || drawing === null ? null : { id, ...drawing }
}

/** The sights of a place, with the plates of those that are drawn. */
export const sightsWithPlates = (place: Place): readonly Sight[] =>
  place.sights.map((sight) => {
    const drawing = drawingOf(place, sight.name)
    if (drawing === null) return sight
    const plate: PlateRef = { id: drawing.id, version: drawing.version, alt: drawing.alt }
    return { ...sight, plate }
  })

/** The drawings of a place's sights, by ID. */
export const platesOf = (place: Place): readonly (readonly [id: string, record: PlateRecord])[] =>
  place.sights.flatMap((sight) => {
    const drawing = drawingOf(place, sight.name)
    return drawing === null ? [] : [[drawing.id, { svg: drawing.svg, version: drawing.version }] as const]
  })
