import type { LocatorBase, MapMark } from '#src/catalogue/map-types.ts'
import type { Outlines, PackedLine } from '#src/catalogue/world-types.ts'
import { clipRing, frameSides } from '#src/maps/lines/clip-ring.ts'
import { type GeoPoint, KM_PER_DEGREE, type MapPoint, type PixelLine } from '#src/maps/lines/map-geometry.ts'
import { pathData } from '#src/maps/lines/path-data.ts'
import { boundsOf } from './geo-bounds.ts'
import { spreadMarks } from './spread-marks.ts'

const SIZE = { width: 760, height: 480 }
/** Pixels between the outermost stop and the edge. */
const PADDING = 56
/** Coasts are accurate to a few kilometres: at a larger scale a harbour could be on land. */
const MIN_SPAN_DEGREES = 1.6
const UNITS_PER_DEGREE = 100
const FULL_TURN_DEGREES = 360
/** Pixels drawn beyond the edge, so that the clipped edge of land is hidden. */
const BLEED = 20
const MAX_LATITUDE = 84

/** The map of a list: base map, numbered stops, and the line that connects them. */
export type StopsMapData = {
  readonly base: Omit<LocatorBase, 'inset'>
  readonly marks: readonly MapMark[]
  /** Path data of the line through the stops, in order. */
  readonly line: string
}

type MercatorFrame = { readonly toPixel: (longitude: number, latitude: number) => MapPoint }

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180
/** Mercator y of a latitude, in degrees of longitude. */
const mercatorY = (latitude: number): number => {
  const clamped = Math.min(MAX_LATITUDE, Math.max(-MAX_LATITUDE, latitude))
  return (Math.log(Math.tan(Math.PI / 4 + toRadians(clamped) / 2)) * 180) / Math.PI
}

/** A Mercator frame for the smallest box around the points, also across the antimeridian. */
function frameAround(
  points: readonly GeoPoint[],
): MercatorFrame & { readonly west: number; readonly pixelsPerDegree: number } {
  const bounds = boundsOf(points.map(({ latitude, longitude }) => [longitude, latitude]))
  const [top, bottom] = [mercatorY(bounds.north), mercatorY(bounds.south)]
  const middleX = (bounds.west + bounds.east) / 2
  const middleY = (top + bottom) / 2
  const pixelsPerDegree = Math.min(
    (SIZE.width - 2 * PADDING) / Math.max(bounds.east - bounds.west, MIN_SPAN_DEGREES),
    (SIZE.height - 2 * PADDING) / Math.max(top - bottom, MIN_SPAN_DEGREES),
  )
  return {
    pixelsPerDegree,
    west: middleX - SIZE.width / 2 / pixelsPerDegree,
    toPixel: (longitude, latitude) => ({
      x: SIZE.width / 2 + (longitude - middleX) * pixelsPerDegree,
      y: SIZE.height / 2 - (mercatorY(latitude) - middleY) * pixelsPerDegree,
    }),
  }
}

function unpack(packed: PackedLine, { toPixel }: MercatorFrame, shift: number): PixelLine {
  const line: MapPoint[] = []
  let [x, y] = [0, 0]
  for (let index = 0; index + 1 < packed.length; index += 2) {
    x += packed[index] ?? 0
    y += packed[index + 1] ?? 0
    line.push(toPixel(x / UNITS_PER_DEGREE + shift, y / UNITS_PER_DEGREE))
  }
  return line
}

const SIDES = frameSides(SIZE.width, SIZE.height, BLEED)

const isNear = ({ x, y }: MapPoint): boolean =>
  x > -SIZE.width && x < 2 * SIZE.width && y > -SIZE.height && y < 2 * SIZE.height

/** Drops points that are less than a pixel apart. */
function thinned(line: PixelLine): PixelLine {
  let last: MapPoint | undefined
  return line.filter((point, index) => {
    const isApart = last === undefined || Math.hypot(point.x - last.x, point.y - last.y) >= 0.8
    if (isApart || index === line.length - 1) last = point
    return isApart || index === line.length - 1
  })
}

function draw(
  lines: readonly PackedLine[],
  frame: MercatorFrame,
  shifts: readonly number[],
  isRing: boolean,
): string {
  const drawn = shifts.flatMap((shift) =>
    lines.flatMap((packed) => {
      const line = unpack(packed, frame, shift)
      if (isRing) {
        const ring = thinned(clipRing(line, SIDES))
        return ring.length > 2 ? [ring] : []
      }
      return line.some(isNear) ? [thinned(line)] : []
    }),
  )
  return pathData(drawn, isRing)
}

/** Lengths available for the scale bar, in kilometres. */
const LENGTHS = [5, 10, 20, 50, 100, 200, 500, 1000] as const
const SCALE_SHARE = 0.2
/** Above this the scale of Mercator varies too much for one bar. */
const MAX_SPAN_WITH_SCALE_DEGREES = 14

function scaleOf(points: readonly GeoPoint[], pixelsPerDegree: number): LocatorBase['scale'] {
  const latitudes = points.map(({ latitude }) => latitude)
  if (SIZE.height / pixelsPerDegree > MAX_SPAN_WITH_SCALE_DEGREES) return null
  const middle = (Math.min(...latitudes) + Math.max(...latitudes)) / 2
  const pixelsPerKm = pixelsPerDegree / KM_PER_DEGREE / Math.cos(toRadians(middle))
  const km = LENGTHS.findLast((length) => length * pixelsPerKm <= SIZE.width * SCALE_SHARE) ?? LENGTHS[0]
  return { km, width: Math.round(km * pixelsPerKm), corner: 'bottom-left' }
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
  const frame = frameAround(points)
  // A frame across the antimeridian shows both ends of the outlines, which extend some way beyond it.
  const turns = Math.floor((frame.west + FULL_TURN_DEGREES / 2) / FULL_TURN_DEGREES)
  const shifts = [(turns - 1) * FULL_TURN_DEGREES, turns * FULL_TURN_DEGREES, (turns + 1) * FULL_TURN_DEGREES]
  const at = points.map(({ longitude, latitude }) => {
    const turned = longitude + FULL_TURN_DEGREES * Math.ceil((frame.west - longitude) / FULL_TURN_DEGREES)
    return frame.toPixel(turned, latitude)
  })
  return {
    base: {
      id: 'stops',
      label,
      ...SIZE,
      graticule: '',
      land: draw(outlines.land, frame, shifts, true),
      lakes: '',
      rivers: '',
      streams: [],
      plan: [],
      borders: draw(outlines.borders, frame, shifts, false),
      disputed: draw(outlines.disputed, frame, shifts, true),
      subject: '',
      ring: null,
      scale: scaleOf(points, frame.pixelsPerDegree),
      source: 'natural-earth',
    },
    marks: spreadMarks(at, SIZE),
    line: at.length > 1 ? pathData([at], false) : '',
  }
}
