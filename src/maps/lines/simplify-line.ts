import type { MapPoint, PixelLine } from '#isomorphic/maps/map-geometry.ts'

/**
 * Drops points within `tolerance` pixels of the line through their neighbours (Douglas and Peucker). The first and the
 * last point are retained.
 */
export function simplifyLine(line: PixelLine, tolerance: number): PixelLine {
  const last = line.length - 1
  if (last < 2) return line
  const isRetained = new Uint8Array(line.length)
  isRetained[0] = 1
  isRetained[last] = 1
  const spans: [number, number][] = [[0, last]]
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const [from, to] = span
    const { index, distance } = farthest(line, from, to)
    if (distance <= tolerance) continue
    isRetained[index] = 1
    spans.push([from, index], [index, to])
  }
  return line.filter((_, index) => isRetained[index] === 1)
}

/** The same for a ring without its closing point. Fewer than three points remain of a ring too thin to see. */
export function simplifyRing(ring: PixelLine, tolerance: number): PixelLine {
  const first = ring[0]
  if (first === undefined || ring.length < 4) return ring
  const split = farthest([...ring, first], 0, ring.length).index
  const outward = simplifyLine(ring.slice(0, split + 1), tolerance)
  const back = simplifyLine([...ring.slice(split), first], tolerance)
  return [...outward, ...back.slice(1, -1)]
}

/** Area of a ring in square pixels. */
export function ringArea(ring: PixelLine): number {
  let doubleArea = 0
  let previous = ring[ring.length - 1]
  for (const point of ring) {
    if (previous !== undefined) doubleArea += previous.x * point.y - point.x * previous.y
    previous = point
  }
  return Math.abs(doubleArea) / 2
}

function farthest(line: PixelLine, from: number, to: number) {
  const start = line[from]
  const end = line[to]
  let found = { index: from, distance: -1 }
  if (start === undefined || end === undefined) return found
  for (let index = from + 1; index < to; index += 1) {
    const point = line[index]
    if (point === undefined) continue
    const distance = distanceToSegment(point, start, end)
    if (distance > found.distance) found = { index, distance }
  }
  return found
}

function distanceToSegment(point: MapPoint, start: MapPoint, end: MapPoint): number {
  const [dx, dy] = [end.x - start.x, end.y - start.y]
  const squared = dx * dx + dy * dy
  const along = squared === 0 ? 0 : ((point.x - start.x) * dx + (point.y - start.y) * dy) / squared
  const clamped = Math.max(0, Math.min(1, along))
  return Math.hypot(point.x - start.x - clamped * dx, point.y - start.y - clamped * dy)
}
