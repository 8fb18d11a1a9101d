import type { LocatorBase, MapMark } from '#src/catalogue/map-types.ts'
import type { Outlines } from '#src/catalogue/world-types.ts'
import type { GeoPoint } from '#src/maps/lines/map-geometry.ts'
import { pathData } from '#src/maps/lines/path-data.ts'
import { drawOutlines } from './draw-outlines.ts'
import { spreadMarks } from './spread-marks.ts'

const SIZE = { width: 760, height: 480 }
const PADDING = 56

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
    marks: spreadMarks(at, SIZE),
    line: at.length > 1 ? pathData([at], false) : '',
  }
}
