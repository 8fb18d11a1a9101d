import { readFileSync } from 'node:fs'
import { type GeoBounds, sizeKm } from '#isomorphic/maps/geo-bounds.ts'
import type { LonLat } from '#isomorphic/maps/map-geometry.ts'
import type { Stream } from '#src/maps/drawing/draw-ground.ts'
import { geodataFile } from '#tools/compile/geography/geodata-file.ts'

type DrawnRiver = {
  readonly name: string
  readonly metres: number
  readonly line: readonly (readonly [latitude: number, longitude: number])[]
}

/** On a wider map the rivers of the data bank are accurate enough. */
export const MAX_TOWN_WIDTH_KM = 55

/** A river of a town; the name is empty for an arm or a canal without label. */
export type TownRiver = Stream & { readonly name: string }

/**
 * Rivers through towns: world data banks err by a kilometre, which is the wrong bank in a town, so these are hand-drawn
 * from bridge to bridge, accurate to some 200 m.
 */
export function readTownRivers(): readonly TownRiver[] {
  const drawn: Readonly<Record<string, readonly DrawnRiver[]>> = JSON.parse(
    readFileSync(geodataFile('town-rivers.json'), 'utf8'),
  )
  return Object.values(drawn)
    .flat()
    .map(({ name, metres, line }) => ({
      name,
      widthMetres: metres,
      line: line.map(([latitude, longitude]) => [longitude, latitude] as const),
    }))
}

/** The rivers within the bounds of a map; none on a map so wide that a river would be a hairline. */
export function townRiversWithin(rivers: readonly TownRiver[], shown: GeoBounds): readonly TownRiver[] {
  if (sizeKm(shown).width > MAX_TOWN_WIDTH_KM) return []
  const isShown = ([longitude, latitude]: LonLat): boolean =>
    longitude > shown.west && longitude < shown.east && latitude > shown.south && latitude < shown.north
  return rivers.filter(({ line }) => line.some(isShown))
}
