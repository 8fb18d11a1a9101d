import { geoArea } from 'd3-geo'
import type { GeoBounds } from '#isomorphic/maps/geo-bounds.ts'
import { boundsOf, joinBounds, sizeKm } from '#isomorphic/maps/geo-bounds.ts'
import type { GeoPoint, Polygon, Shape } from '#isomorphic/maps/map-geometry.ts'
import type { UnitVector } from './unit-vector.ts'
import { gapKm, unitVector } from './unit-vector.ts'

/** Pieces closer than this to the others belong to the view regardless of their size. */
const NEAR_KM = 250
const NEAR_SHARE_OF_SIZE = 0.16
/** A piece with this share of the land is a main part of the country and not an outlier. */
const MAJOR_SHARE = 0.2
/** Limit of the growth in extent for the sake of an outlier. */
const MAX_SCALE_GROWTH = 1.16
/** Below this share of the land in view the country is scattered islands, and a larger distance is tolerated. */
const SCATTERED_SHARE = 0.5
const SCATTERED_REACH_KM = 800
const SAMPLES = 160

type Piece = {
  readonly polygon: Polygon
  readonly area: number
  readonly bounds: GeoBounds
  readonly samples: readonly UnitVector[]
}

type View = { readonly pieces: readonly Piece[]; readonly bounds: GeoBounds }

/** Whether a piece at distance `gapKm` belongs to a view. */
type BelongsRule = (view: View, piece: Piece, gapKm: number) => boolean

/** Determines what the frame is centred on. */
export type FrameAnchor =
  /** The main landmass and the piece with the capital. */
  | { readonly kind: 'country'; readonly capital: GeoPoint | null }
  /** The piece of land nearest to the point, and what belongs to it. */
  | { readonly kind: 'part'; readonly focus: GeoPoint }

/**
 * The polygons to which a locator map is fitted: the main landmass with everything near it. Remote pieces are omitted
 * if they would reduce the scale (French Guiana, Easter Island, the Canaries, Svalbard), by area and distance and not
 * by name.
 */
export function piecesInView(shape: Shape, anchor: FrameAnchor): Shape {
  const pieces = shape.map(toPiece).sort((a, b) => b.area - a.area)
  const first = startingPieces(pieces, anchor)
  if (first.length === 0) return []
  const total = pieces.reduce((sum, piece) => sum + piece.area, 0)
  let view = growView(viewOf(first), pieces, nearnessRule(total))
  if (anchor.kind === 'country' && areaOf(view) < total * SCATTERED_SHARE) {
    view = growView(view, pieces, (_view, _piece, gap) => gap <= SCATTERED_REACH_KM)
  }
  return view.pieces.map((piece) => piece.polygon)
}

function nearnessRule(totalArea: number): BelongsRule {
  return (view, piece, gap) => {
    const size = extentKm(view.bounds)
    if (gap <= Math.max(NEAR_KM, size * NEAR_SHARE_OF_SIZE)) return true
    if (piece.area >= totalArea * MAJOR_SHARE && gap <= size) return true
    return extentKm(joinBounds(view.bounds, piece.bounds)) <= size * MAX_SCALE_GROWTH
  }
}

/** Adds pieces, largest first, until no further piece belongs. */
function growView(start: View, pieces: readonly Piece[], belongs: BelongsRule): View {
  let view = start
  const gaps = new Map<Piece, number>()
  for (const piece of pieces)
    if (!start.pieces.includes(piece)) gaps.set(piece, gapToAny(start.pieces, piece))
  let hasGrown = true
  while (hasGrown) {
    hasGrown = false
    for (const [piece, gap] of gaps) {
      if (!belongs(view, piece, gap)) continue
      gaps.delete(piece)
      view = { pieces: [...view.pieces, piece], bounds: joinBounds(view.bounds, piece.bounds) }
      for (const [other, known] of gaps) gaps.set(other, Math.min(known, gapKm(piece.samples, other.samples)))
      hasGrown = true
    }
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
  const at = [unitVector([point.longitude, point.latitude])]
  return pieces.reduce((best, piece) => (gapKm(piece.samples, at) < gapKm(best.samples, at) ? piece : best))
}

function toPiece(polygon: Polygon): Piece {
  const outer = polygon[0] ?? []
  const step = Math.max(1, Math.floor(outer.length / SAMPLES))
  return {
    polygon,
    area: geoArea({ type: 'Polygon', coordinates: polygon.map((ring) => ring.map(([x, y]) => [x, y])) }),
    bounds: boundsOf(outer),
    samples: outer.filter((_, index) => index % step === 0).map(unitVector),
  }
}

function viewOf(pieces: readonly Piece[]): View {
  return { pieces, bounds: pieces.map((piece) => piece.bounds).reduce(joinBounds) }
}

function areaOf(view: View): number {
  return view.pieces.reduce((sum, piece) => sum + piece.area, 0)
}

/** Diagonal of the box: an outlier beside a long country counts even if the scale would not change. */
function extentKm(bounds: GeoBounds): number {
  const { width, height } = sizeKm(bounds)
  return Math.hypot(width, height)
}

function gapToAny(pieces: readonly Piece[], piece: Piece): number {
  return Math.min(...pieces.map((member) => gapKm(member.samples, piece.samples)))
}
