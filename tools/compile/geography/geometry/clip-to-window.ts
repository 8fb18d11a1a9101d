import type { Line, LonLat, Polygon, Ring, Shape } from '#isomorphic/maps/map-geometry.ts'
import { isInRing } from '#src/maps/lines/is-in-ring.ts'
import { signedArea } from './signed-area.ts'

/** The parts of a shape inside and outside a window, and the cuts between them. */
export type WindowClip = { readonly inside: Shape; readonly outside: Shape; readonly cuts: readonly Line[] }

type Crossing = {
  readonly at: LonLat
  /** Position along the ring and along the window: edge number plus fraction of that edge. */
  readonly onRing: number
  readonly onWindow: number
}

/**
 * Cuts a shape with a window, both in degrees on the plane (after Weiler and Atherton). The window is an open list of
 * corners; it must not be completely inside a polygon, nor share corners with it.
 */
export function clipToWindow(shape: Shape, window: Line): WindowClip {
  const parts = shape.map((polygon) => clipPolygon(polygon, window))
  return {
    inside: parts.flatMap((part) => part.inside),
    outside: parts.flatMap((part) => part.outside),
    cuts: parts.flatMap((part) => part.cuts),
  }
}

function clipPolygon(polygon: Polygon, window: Line): WindowClip {
  const closed = polygon[0] ?? []
  const ring = closed.slice(0, -1)
  const corners = signedArea(ring) > 0 === signedArea(window) > 0 ? window : window.toReversed()
  const crossings = crossingsOf(ring, corners)
  if (crossings.length < 2) {
    const isInside = closed[0] !== undefined && isInRing(closed[0], corners)
    return isInside
      ? { inside: [polygon], outside: [], cuts: [] }
      : { inside: [], outside: [polygon], cuts: [] }
  }
  const inside = joinChains(ring, corners, crossings, true)
  const outside = joinChains(ring, corners, crossings, false)
  const holes = polygon.slice(1)
  return {
    inside: withHoles(inside.rings, holes),
    outside: withHoles(outside.rings, holes),
    cuts: inside.cuts,
  }
}

function crossingsOf(ring: Line, window: Line): readonly Crossing[] {
  const crossings: Crossing[] = []
  ring.forEach((from, edge) => {
    const to = ring[(edge + 1) % ring.length] ?? from
    window.forEach((start, side) => {
      const end = window[(side + 1) % window.length] ?? start
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
      const [ex, ey] = [end[0] - start[0], end[1] - start[1]]
      const cross = dx * ey - dy * ex
      if (cross === 0 || Math.abs(dx) > 180) return
      const along = ((start[0] - from[0]) * ey - (start[1] - from[1]) * ex) / cross
      const beside = ((start[0] - from[0]) * dy - (start[1] - from[1]) * dx) / cross
      if (along < 0 || along >= 1 || beside < 0 || beside >= 1) return
      crossings.push({
        at: [from[0] + along * dx, from[1] + along * dy],
        onRing: edge + along,
        onWindow: side + beside,
      })
    })
  })
  return crossings.sort((a, b) => a.onRing - b.onRing)
}

/**
 * Follows the stretches of the ring on the requested side; at the end of one, continues along the window to the next:
 * forwards around the part inside, backwards around the part outside.
 */
function joinChains(ring: Line, window: Line, crossings: readonly Crossing[], isInside: boolean) {
  const order = crossings.toSorted((a, b) => a.onWindow - b.onWindow)
  const unvisited = new Set(crossings.filter((crossing) => startsChain(crossing)))
  const rings: Ring[] = []
  const cuts: Line[] = []
  for (const first of unvisited) {
    const points: LonLat[] = []
    let start: Crossing | undefined = first
    while (start !== undefined && unvisited.delete(start)) {
      const end: Crossing = nextCrossing(crossings, start, 1)
      points.push(start.at, ...between(ring, start.onRing, end.onRing))
      const next: Crossing = nextCrossing(order, end, isInside ? 1 : -1)
      const cut = isInside
        ? between(window, end.onWindow, next.onWindow)
        : between(window, next.onWindow, end.onWindow).toReversed()
      points.push(end.at, ...cut)
      cuts.push([end.at, ...cut, next.at])
      start = next
    }
    const [corner] = points
    if (corner !== undefined) rings.push([...points, corner])
  }
  return { rings, cuts }

  function startsChain(crossing: Crossing): boolean {
    const end = nextCrossing(crossings, crossing, 1)
    const inner = between(ring, crossing.onRing, end.onRing)
    const probe = inner[Math.floor(inner.length / 2)] ?? middle(crossing.at, end.at)
    return isInRing(probe, window) === isInside
  }
}

function nextCrossing(crossings: readonly Crossing[], crossing: Crossing, step: 1 | -1): Crossing {
  const index = crossings.indexOf(crossing) + step
  return crossings.at(index % crossings.length) ?? crossing
}

/** Corners strictly between two positions along a closed line, in forward direction. */
function between(line: Line, from: number, to: number): readonly LonLat[] {
  const first = Math.floor(from) + 1
  const last = Math.floor(to)
  if (from < to) return line.slice(first, last + 1)
  return [...line.slice(first), ...line.slice(0, last + 1)]
}

function withHoles(rings: readonly Ring[], holes: readonly Ring[]): Shape {
  return rings.map((ring) => [
    ring,
    ...holes.filter((hole) => hole[0] !== undefined && isInRing(hole[0], ring)),
  ])
}

function middle(from: LonLat, to: LonLat): LonLat {
  return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
}
