import { clipRing, type FrameSide, frameSides } from './clip-ring.ts'
import { boundsOf } from './geo-bounds.ts'
import { type GeoPoint, KM_PER_DEGREE, type MapPoint, type PixelLine } from './map-geometry.ts'
import type { Outlines, PackedLine } from './outlines.ts'
import { pathData } from './path-data.ts'

/** Coasts are accurate to a few kilometres: at a larger scale a harbour could be on land. */
const MIN_SPAN_DEGREES = 1.6
const UNITS_PER_DEGREE = 100
const FULL_TURN_DEGREES = 360
/** Pixels drawn beyond the edge, so that the clipped edge of land is hidden. */
const BLEED = 20
const MAX_LATITUDE = 84

/** Size of a map in pixels. */
export type OutlineMapSize = {
  readonly width: number
  readonly height: number
  /** Pixels between the outermost point and the edge. */
  readonly padding: number
}

/** The scale bar of a map: its length, and where it stands. */
type OutlineScale = { readonly km: number; readonly width: number; readonly corner: 'bottom-left' }

/** The coasts and borders around points as path data, and the points on them, in pixels. */
export type OutlineMap = {
  readonly land: string
  readonly borders: string
  readonly disputed: string
  /** Null when the scale differs too much across the map. */
  readonly scale: OutlineScale | null
  readonly points: readonly MapPoint[]
}

type MercatorFrame = OutlineMapSize & {
  readonly west: number
  readonly pixelsPerDegree: number
  readonly toPixel: (longitude: number, latitude: number) => MapPoint
}

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180

/** Mercator y of a latitude, in degrees of longitude. */
export const mercatorY = (latitude: number): number => {
  const clamped = Math.min(MAX_LATITUDE, Math.max(-MAX_LATITUDE, latitude))
  return (Math.log(Math.tan(Math.PI / 4 + toRadians(clamped) / 2)) * 180) / Math.PI
}

/** A Mercator frame for the smallest box around the points, also across the antimeridian. */
function frameAround(points: readonly GeoPoint[], size: OutlineMapSize): MercatorFrame {
  const { width, height, padding } = size
  const bounds = boundsOf(points.map(({ latitude, longitude }) => [longitude, latitude]))
  const [top, bottom] = [mercatorY(bounds.north), mercatorY(bounds.south)]
  const middleX = (bounds.west + bounds.east) / 2
  const middleY = (top + bottom) / 2
  const pixelsPerDegree = Math.min(
    (width - 2 * padding) / Math.max(bounds.east - bounds.west, MIN_SPAN_DEGREES),
    (height - 2 * padding) / Math.max(top - bottom, MIN_SPAN_DEGREES),
  )
  return {
    ...size,
    pixelsPerDegree,
    west: middleX - width / 2 / pixelsPerDegree,
    toPixel: (longitude, latitude) => ({
      x: width / 2 + (longitude - middleX) * pixelsPerDegree,
      y: height / 2 - (mercatorY(latitude) - middleY) * pixelsPerDegree,
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

const isNear = ({ x, y }: MapPoint, { width, height }: MercatorFrame): boolean =>
  x > -width && x < 2 * width && y > -height && y < 2 * height

/** Drops points that are less than a pixel apart. */
function thinned(line: PixelLine): PixelLine {
  let last: MapPoint | undefined
  return line.filter((point, index) => {
    const isApart = last === undefined || Math.hypot(point.x - last.x, point.y - last.y) >= 0.8
    if (isApart || index === line.length - 1) last = point
    return isApart || index === line.length - 1
  })
}

type Drawing = {
  readonly frame: MercatorFrame
  readonly sides: readonly FrameSide[]
  /** Turns of the Earth by which lines are repeated, in degrees. */
  readonly shifts: readonly number[]
}

function draw(lines: readonly PackedLine[], { frame, sides, shifts }: Drawing, isRing: boolean): string {
  const drawn = shifts.flatMap((shift) =>
    lines.flatMap((packed) => {
      const line = unpack(packed, frame, shift)
      if (isRing) {
        const ring = thinned(clipRing(line, sides))
        return ring.length > 2 ? [ring] : []
      }
      return line.some((point) => isNear(point, frame)) ? [thinned(line)] : []
    }),
  )
  return pathData(drawn, isRing)
}

/** Lengths available for the scale bar, in kilometres. */
const LENGTHS = [5, 10, 20, 50, 100, 200, 500, 1000] as const
const SCALE_SHARE = 0.2
/** Above this the scale of Mercator varies too much for one bar. */
const MAX_SPAN_WITH_SCALE_DEGREES = 14

function scaleOf(
  points: readonly GeoPoint[],
  { width, height, pixelsPerDegree }: MercatorFrame,
): OutlineScale | null {
  const latitudes = points.map(({ latitude }) => latitude)
  if (height / pixelsPerDegree > MAX_SPAN_WITH_SCALE_DEGREES) return null
  const middle = (Math.min(...latitudes) + Math.max(...latitudes)) / 2
  const pixelsPerKm = pixelsPerDegree / KM_PER_DEGREE / Math.cos(toRadians(middle))
  const km = LENGTHS.findLast((length) => length * pixelsPerKm <= width * SCALE_SHARE) ?? LENGTHS[0]
  return { km, width: Math.round(km * pixelsPerKm), corner: 'bottom-left' }
}

/**
 * Draws the coasts and borders of the world around points.
 * @param points at least one
 */
export function drawOutlines(
  outlines: Outlines,
  points: readonly GeoPoint[],
  size: OutlineMapSize,
): OutlineMap {
  const frame = frameAround(points, size)
  // A frame across the antimeridian shows both ends of the outlines, which extend some way beyond it.
  const turns = Math.floor((frame.west + FULL_TURN_DEGREES / 2) / FULL_TURN_DEGREES)
  const shifts = [(turns - 1) * FULL_TURN_DEGREES, turns * FULL_TURN_DEGREES, (turns + 1) * FULL_TURN_DEGREES]
  const drawing = { frame, sides: frameSides(size.width, size.height, BLEED), shifts }
  return {
    land: draw(outlines.land, drawing, true),
    borders: draw(outlines.borders, drawing, false),
    disputed: draw(outlines.disputed, drawing, true),
    scale: scaleOf(points, frame),
    points: points.map(({ longitude, latitude }) => {
      const turned = longitude + FULL_TURN_DEGREES * Math.ceil((frame.west - longitude) / FULL_TURN_DEGREES)
      return frame.toPixel(turned, latitude)
    }),
  }
}
