import type { GeoProjection, GeoStream } from 'd3-geo'
import type { Line, LonLat, MapPoint, PixelLine, Shape } from '#isomorphic/maps/map-geometry.ts'
import { unwrapLongitude } from '#isomorphic/maps/map-geometry.ts'

/** Longer edges are split, so that a border along a parallel follows it in every projection. */
const MAX_EDGE_DEGREES = 1

/** Projects and clips polygons. The rings are returned open, without the closing point. */
export function projectShape(projection: GeoProjection, shape: Shape): readonly PixelLine[] {
  return collect(projection, (stream) => {
    for (const polygon of shape) {
      stream.polygonStart()
      for (const ring of polygon) streamLine(stream, ring, true)
      stream.polygonEnd()
    }
  })
}

/** Projects and clips lines. */
export function projectLines(projection: GeoProjection, lines: readonly Line[]): readonly PixelLine[] {
  return collect(projection, (stream) => {
    for (const line of lines) streamLine(stream, line, false)
  })
}

function collect(projection: GeoProjection, feed: (stream: GeoStream) => void): readonly PixelLine[] {
  const lines: MapPoint[][] = []
  let current: MapPoint[] = []
  const start = () => {
    current = []
    lines.push(current)
  }
  feed(
    projection.stream({
      point: (x, y) => void current.push({ x, y }),
      lineStart: start,
      lineEnd: () => undefined,
      polygonStart: () => undefined,
      polygonEnd: () => undefined,
      sphere: () => undefined,
    }),
  )
  return lines
}

function streamLine(stream: GeoStream, line: Line, isRing: boolean): void {
  stream.lineStart()
  let previous: LonLat | undefined
  line.forEach((point, index) => {
    if (previous !== undefined) streamBetween(stream, previous, point)
    const isClosing = isRing && index === line.length - 1
    if (!isClosing) stream.point(point[0], point[1])
    previous = point
  })
  stream.lineEnd()
}

function streamBetween(stream: GeoStream, from: LonLat, to: LonLat): void {
  const east = unwrapLongitude(to[0], from[0]) - from[0]
  const north = to[1] - from[1]
  const count = Math.ceil(Math.max(Math.abs(east), Math.abs(north)) / MAX_EDGE_DEGREES)
  for (let step = 1; step < count; step += 1) {
    const longitude = from[0] + (east * step) / count
    stream.point(
      longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude,
      from[1] + (north * step) / count,
    )
  }
}
