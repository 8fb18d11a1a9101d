import { readFileSync } from 'node:fs'
import type { Stream } from '#src/maps/drawing/draw-ground.ts'

type DrawnRiver = {
  readonly name: string
  readonly metres: number
  readonly line: readonly (readonly [latitude: number, longitude: number])[]
}

/** A river of a town; the name is empty for an arm or a canal that the map does not name. */
export type TownRiver = Stream & { readonly name: string }

/**
 * Rivers through towns, by the id of the map: world data banks are a kilometre off, which is the wrong bank in a town, so
 * these are drawn by hand from bridge to bridge, good to some 200 m.
 */
export function readTownRivers(): Readonly<Record<string, readonly TownRiver[]>> {
  const drawn: Readonly<Record<string, readonly DrawnRiver[]>> = JSON.parse(
    readFileSync(new URL('./town-rivers.json', import.meta.url), 'utf8'),
  )
  const turned = ({ name, metres, line }: DrawnRiver): TownRiver => ({
    name,
    metres,
    line: line.map(([latitude, longitude]) => [longitude, latitude] as const),
  })
  return Object.fromEntries(Object.entries(drawn).map(([id, rivers]) => [id, rivers.map(turned)]))
}
