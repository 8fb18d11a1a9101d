import { readFileSync } from 'node:fs'
import type { Line, LonLat, Polygon } from '#isomorphic/maps/map-geometry.ts'
import { geodataFile } from '#tools/compile/geography/geodata-file.ts'

const STEPS = 100

/** Pairs of hundredths of a degree, longitude first. */
type Packed = readonly number[]

export type WatersFile = {
  readonly lakes: readonly { readonly name: string; readonly rings: readonly Packed[] }[]
  /** `rank` runs from 0, the largest. */
  readonly rivers: readonly {
    readonly name: string
    readonly rank: number
    readonly lines: readonly Packed[]
  }[]
}

export type River = { readonly name: string; readonly rank: number; readonly line: Line }
/** Lakes and rivers of the world, accurate to two kilometres. */
export type Waters = {
  readonly lakes: readonly Polygon[]
  readonly rivers: readonly River[]
}

/** The file that `npm run geodata:waters` writes. */
export const WATERS_FILE = geodataFile('waters.json')

const unpacked = (numbers: Packed): Line =>
  Array.from({ length: numbers.length / 2 }, (_, index): LonLat => {
    return [(numbers[2 * index] ?? 0) / STEPS, (numbers[2 * index + 1] ?? 0) / STEPS]
  })

/** A closed ring that is clockwise on the outside, as required by d3-geo. */
const closed = (ring: Line): Line => {
  const [first] = ring
  return first === undefined ? ring : [...ring, first]
}

export function readWaters(): Waters {
  const { lakes, rivers }: WatersFile = JSON.parse(readFileSync(WATERS_FILE, 'utf8'))
  return {
    lakes: lakes.map(({ rings }) => rings.map(unpacked).map(closed)),
    rivers: rivers.flatMap(({ name, rank, lines }) =>
      lines.map((line) => ({ name, rank, line: unpacked(line) })),
    ),
  }
}
