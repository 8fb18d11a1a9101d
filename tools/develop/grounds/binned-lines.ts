import type { Line, LonLat } from '#isomorphic/maps/map-geometry.ts'
import { readNetcdfVariables } from './read-netcdf.ts'

const STEPS = 65_535
const LONGITUDE_BINS = 360
const LATITUDE_BINS = 180
const POINTS = [
  'Relative_longitude_from_SW_corner_of_bin',
  'Relative_latitude_from_SW_corner_of_bin',
] as const

/** A piece of a line within one square degree. */
export type BinLine = { readonly line: Line; readonly level: number }

/** Lines of GSHHG by square degree, addressed by longitude and latitude of the south-west corner. */
export type BinnedLines = {
  readonly linesIn: (west: number, south: number) => readonly BinLine[]
  /** Level at that corner: 0 sea, 1 land, 2 lake. */
  readonly levelAt: (west: number, south: number) => number
}

function readBins(folder: string, file: string, names: readonly string[]) {
  const read = readNetcdfVariables(folder, file, [...names, ...POINTS])
  return (name: string): Int32Array => {
    const numbers = read.get(name)
    if (numbers === undefined) throw new Error(`${file} has no ${name}`)
    return numbers
  }
}

const binOf = (west: number, south: number): number =>
  (LATITUDE_BINS - 1 - (south + 90)) * LONGITUDE_BINS +
  (((west % LONGITUDE_BINS) + LONGITUDE_BINS) % LONGITUDE_BINS)

function lineReader(numbersOf: (name: string) => Int32Array) {
  const [xs, ys] = POINTS.map(numbersOf)
  return (west: number, south: number, first: number, count: number): Line =>
    Array.from({ length: count }, (_, index): LonLat => {
      const at = first + index
      return [west + ((xs?.[at] ?? 0) & STEPS) / STEPS, south + ((ys?.[at] ?? 0) & STEPS) / STEPS]
    })
}

const SHORE = {
  first: 'Id_of_first_segment_in_a_bin',
  corners: 'Embedded_node_levels_in_a_bin',
  count: 'N_segments_in_a_bin',
  packed: 'Embedded_npts_levels_exit_entry_for_a_segment',
  start: 'Id_of_first_point_in_a_segment',
} as const

/** Shorelines in full resolution: coasts, lakes, islands in lakes. Land is on the left of each line. */
export function openShores(folder: string): BinnedLines {
  const numbersOf = readBins(folder, 'binned_GSHHS_f.nc', Object.values(SHORE))
  const [first, corners, count, packed, start] = Object.values(SHORE).map(numbersOf)
  const lineOf = lineReader(numbersOf)
  return {
    linesIn: (west, south) => {
      const bin = binOf(west, south)
      return Array.from({ length: count?.[bin] ?? 0 }, (_, index) => {
        const segment = (first?.[bin] ?? 0) + index
        const bits = packed?.[segment] ?? 0
        return { level: (bits >>> 6) & 7, line: lineOf(west, south, start?.[segment] ?? 0, bits >>> 9) }
      })
    },
    // Twelve bits, three for each corner; the south-west corner is first.
    levelAt: (west, south) => ((corners?.[binOf(west, south)] ?? 0) >>> 9) & 7,
  }
}

const RIVER = {
  first: 'Id_of_first_segment_in_a_bin',
  count: 'N_segments_in_a_bin',
  points: 'N_points_for_a_segment',
  level: 'Hierarchial_level_of_a_segment',
  start: 'Id_of_first_point_in_a_segment',
} as const

/** Rivers of the World Data Bank in full resolution. */
export function openRivers(folder: string): Pick<BinnedLines, 'linesIn'> {
  const numbersOf = readBins(folder, 'binned_river_f.nc', Object.values(RIVER))
  const [first, count, points, level, start] = Object.values(RIVER).map(numbersOf)
  const lineOf = lineReader(numbersOf)
  return {
    linesIn: (west, south) => {
      const bin = binOf(west, south)
      return Array.from({ length: count?.[bin] ?? 0 }, (_, index) => {
        const segment = (first?.[bin] ?? 0) + index
        const line = lineOf(west, south, start?.[segment] ?? 0, points?.[segment] ?? 0)
        return { level: level?.[segment] ?? 0, line }
      })
    },
  }
}
