import { geoArea } from 'd3-geo'
import { boundsOf, joinBounds, sizeKm } from './geo-bounds.ts'
import type { GeoBounds } from './geo-bounds.ts'
import { distanceKm } from './map-geometry.ts'
import type { GeoPoint, LonLat, Polygon, Shape } from './map-geometry.ts'

/** Pieces closer than this to the rest belong to it, whatever their size. */
const NEAR_KM = 200
const NEAR_SHARE_OF_SIZE = 0.2
/** A piece with this share of all land counts as a half of the country, not as an outlier. */
const MAJOR_SHARE = 0.2
/** How much smaller the map may become for the sake of an outlier. */
const CHEAP_GROWTH = 1.15
/** Below this share of all land the country is a scatter of islands, and distance no argument. */
const SCATTERED_SHARE = 0.5
const SCATTERED_REACH_KM = 800
const SAMPLES = 160

type Piece = {
  readonly polygon: Polygon
  readonly area: number
  readonly bounds: GeoBounds
  readonly samples: readonly LonLat[]
}

type View = { readonly pieces: readonly Piece[]; readonly bounds: GeoBounds }

/** What decides where the frame looks. */
export type FrameAnchor =
  /** The main landmass, and the piece that carries the capital. */
  | { readonly kind: 'country'; readonly capital: GeoPoint | null }
  /** The piece of land nearest to the point, and what belongs to it. */
  | { readonly kind: 'part'; readonly focus: GeoPoint }

/**
 * The polygons a locator map is fitted to: the main landmass with everything near it. Far-off pieces stay out
 * when they would shrink the map (French Guiana, Easter Island, the Canaries, Svalbard): decided by area and
 * distance, not by name.
 */
export function piecesInView(shape: Shape, anchor: FrameAnchor): Shape {
  const pieces = shape.map(toPiece).sort((a, b) => b.area - a.area)
  const first = startingPieces(pieces, anchor)
  if (first.length === 0) return []
  let view = grow(viewOf(first), pieces, belongs)
  const total = pieces.reduce((sum, piece) => sum + piece.area, 0)
  if (anchor.kind === 'country' && areaOf(view) < total * SCATTERED_SHARE) {
    view = grow(view, pieces, (candidate, piece) => gapKm(candidate, piece) <= SCATTERED_REACH_KM)
  }
  return view.pieces.map((piece) => piece.polygon)

  function belongs(candidate: View, piece: Piece): boolean {
    const size = extentKm(candidate.bounds)
    const gap = gapKm(candidate, piece)
    if (gap <= Math.max(NEAR_KM, size * NEAR_SHARE_OF_SIZE)) return true
    if (piece.area >= total * MAJOR_SHARE && gap <= size) return true
    return extentKm(joinBounds(candidate.bounds, piece.bounds)) <= size * CHEAP_GROWTH
  }
}

/** Adds pieces, largest first, until none is left that belongs. */
function grow(start: View, pieces: readonly Piece[], belongs: (view: View, piece: Piece) => boolean): View {
  let view = start
  let waiting = pieces.filter((piece) => !start.pieces.includes(piece))
  let hasGrown = true
  while (hasGrown) {
    hasGrown = false
    const later: Piece[] = []
    for (const piece of waiting) {
      if (belongs(view, piece)) {
        view = viewOf([...view.pieces, piece])
        hasGrown = true
      } else later.push(piece)
    }
    waiting = later
  }
  return view
}

function startingPieces(pieces: readonly Piece[], anchor: FrameAnchor): readonly Piece[] {
  const largest = pieces[0]
  if (largest === undefined) return []
  if (anchor.kind === 'part') return [nearest(pieces, anchor.focus)]
  const capital = anchor.capital === null ? largest : nearest(pieces, anchor.capital)
  return capital === largest ? [largest] : [largest, capital]
}

function nearest(pieces: readonly Piece[], point: GeoPoint): Piece {
  const at: LonLat = [point.longitude, point.latitude]
  const distance = (piece: Piece) => Math.min(...piece.samples.map((sample) => distanceKm(sample, at)))
  return pieces.reduce((best, piece) => (distance(piece) < distance(best) ? piece : best))
}

function toPiece(polygon: Polygon): Piece {
  const outer = polygon[0] ?? []
  const step = Math.max(1, Math.floor(outer.length / SAMPLES))
  return {
    polygon,
    area: geoArea({ type: 'Polygon', coordinates: polygon.map((ring) => ring.map(([x, y]) => [x, y])) }),
    bounds: boundsOf(outer),
    samples: outer.filter((_, index) => index % step === 0),
  }
}

function viewOf(pieces: readonly Piece[]): View {
  return { pieces, bounds: pieces.map((piece) => piece.bounds).reduce(joinBounds) }
}

function areaOf(view: View): number {
  return view.pieces.reduce((sum, piece) => sum + piece.area, 0)
}

function extentKm(bounds: GeoBounds): number {
  const { width, height } = sizeKm(bounds)
  return Math.max(width, height)
}

function gapKm(view: View, piece: Piece): number {
  let gap = Infinity
  for (const member of view.pieces) {
    for (const from of member.samples) for (const to of piece.samples) gap = Math.min(gap, distanceKm(from, to))
  }
  return gap
}
