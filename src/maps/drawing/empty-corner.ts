import type { MapPoint, PixelLine } from '#isomorphic/maps/map-geometry.ts'
import type { PixelBox } from '#isomorphic/maps/pixel-box.ts'
import type { MapCorner } from '#src/catalogue/map-types.ts'

const MARGIN = 18
/** Extent of a mark with its label beside its point. */
const LABEL_REACH_X = 70
const LABEL_REACH_Y = 16
const SAMPLES = 12
/**
 * Costs of covering a mark, the subject with the entire box, any part of the subject, and other land with the entire
 * box.
 */
const MARK_COST = 0.6
const SUBJECT_COST = 2
const TOUCH_COST = 0.2
const LAND_COST = 0.1
/** In order of preference among equally empty corners. */
export const CORNERS: readonly MapCorner[] = ['bottom-right', 'top-right', 'bottom-left', 'top-left']

export type BoxSize = { readonly width: number; readonly height: number }

/** The box of an inset in a corner. */
export function cornerBox(corner: MapCorner, size: BoxSize, frame: BoxSize): PixelBox {
  const left = corner.endsWith('left') ? MARGIN : frame.width - MARGIN - size.width
  const top = corner.startsWith('top') ? MARGIN : frame.height - MARGIN - size.height
  return { left, right: left + size.width, top, bottom: top + size.height }
}

/** The corner where an inset covers the least: no mark if possible, then little of the subject, then little land. */
export function emptyCorner(
  size: BoxSize,
  frame: BoxSize,
  layers: {
    readonly subject: readonly PixelLine[]
    readonly land: readonly PixelLine[]
    readonly marks: PixelLine
  },
  corners: readonly MapCorner[] = CORNERS,
): MapCorner {
  const cost = (corner: MapCorner) => {
    const box = cornerBox(corner, size, frame)
    return (
      marksNear(layers.marks, box) * MARK_COST +
      coverage(layers.subject, box) * SUBJECT_COST +
      (touches(layers.subject, box) ? TOUCH_COST : 0) +
      coverage(layers.land, box) * LAND_COST
    )
  }
  return corners.reduce((best, corner) => (cost(corner) < cost(best) - 1e-6 ? corner : best))
}

function marksNear(marks: PixelLine, box: PixelBox): number {
  return marks.filter(
    ({ x, y }) =>
      x > box.left - LABEL_REACH_X &&
      x < box.right + LABEL_REACH_X &&
      y > box.top - LABEL_REACH_Y &&
      y < box.bottom + LABEL_REACH_Y,
  ).length
}

function touches(rings: readonly PixelLine[], box: PixelBox): boolean {
  return rings.some((ring) =>
    ring.some(({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom),
  )
}

/** Fraction of the box covered by the rings, from 0 to 1, by sampling. */
function coverage(rings: readonly PixelLine[], box: PixelBox): number {
  const edges = edgesAcross(rings, box)
  let hits = 0
  for (let row = 0; row < SAMPLES; row += 1) {
    for (let column = 0; column < SAMPLES; column += 1) {
      const x = box.left + ((column + 0.5) / SAMPLES) * (box.right - box.left)
      const y = box.top + ((row + 0.5) / SAMPLES) * (box.bottom - box.top)
      if (isInside(edges, { x, y })) hits += 1
    }
  }
  return hits / SAMPLES ** 2
}

type Edge = { readonly from: MapPoint; readonly to: MapPoint }

/** Edges that a horizontal line through the box can intersect. */
function edgesAcross(rings: readonly PixelLine[], box: PixelBox): readonly Edge[] {
  const edges: Edge[] = []
  for (const ring of rings) {
    let from = ring[ring.length - 1]
    for (const to of ring) {
      if (from !== undefined && Math.max(from.y, to.y) >= box.top && Math.min(from.y, to.y) <= box.bottom) {
        edges.push({ from, to })
      }
      from = to
    }
  }
  return edges
}

function isInside(edges: readonly Edge[], point: MapPoint): boolean {
  let inside = false
  for (const { from, to } of edges) {
    if (to.y > point.y === from.y > point.y) continue
    const share = (point.y - to.y) / (from.y - to.y)
    if (point.x < to.x + share * (from.x - to.x)) inside = !inside
  }
  return inside
}
