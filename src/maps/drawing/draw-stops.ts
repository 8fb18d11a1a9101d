import { drawOutlines } from '#isomorphic/maps/draw-outlines.ts'
import type { GeoPoint } from '#isomorphic/maps/map-geometry.ts'
import type { Outlines } from '#isomorphic/maps/outlines.ts'
import { pathData } from '#isomorphic/maps/path-data.ts'
import { spreadMarks } from '#isomorphic/maps/spread-marks.ts'
import type { LocatorBase, MapMark } from '#src/catalogue/map-types.ts'

const SIZE = { width: 760, height: 480 }
const PADDING = 56
const NUMBER = { side: 'right', role: 'sight', isMinor: false } as const

/** The map of a list: base map, numbered stops, and the line that connects them. */
export type StopsMapData = {
  readonly base: Omit<LocatorBase, 'inset'>
  readonly marks: readonly MapMark[]
  /** Path data of the line through the stops, in order. */
  readonly line: string
}

/**
 * Draws the map of a list: its stops, numbered from 1 in the order given, with the coasts of the world.
 * @param label accessible name of the map
 * @returns null without points
 */
export function drawStops(
  outlines: Outlines,
  points: readonly GeoPoint[],
  label: string,
): StopsMapData | null {
  if (points.length === 0) return null
  const { points: at, ...layers } = drawOutlines(outlines, points, { ...SIZE, padding: PADDING })
  return {
    base: {
      id: 'stops',
      label,
      ...SIZE,
      ...layers,
      graticule: '',
      lakes: '',
      rivers: '',
      streams: [],
      plan: [],
      subject: '',
      ring: null,
      source: 'natural-earth',
    },
    marks: spreadMarks(at, SIZE).map((mark, index) => ({ ...NUMBER, ...mark, label: String(index + 1) })),
    line: at.length > 1 ? pathData([at], false) : '',
  }
}
