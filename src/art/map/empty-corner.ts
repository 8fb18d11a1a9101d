import type { MapPoint, PixelLine } from './map-geometry.ts'
import type { PixelBox } from './pixel-box.ts'

export type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right'

const MARGIN = 18
/** Bottom left carries the caption. */
const CAPTION_HEIGHT = 44
/** Room a mark with its label takes beside its point. */
const LABEL_REACH_X = 70
const LABEL_REACH_Y = 16
const SAMPLES = 12
/** In order of preference among corners that are equally empty. */
const CORNERS: readonly Corner[] = ['bottom-right', 'top-right', 'bottom-left', 'top-left']

type Frame = { readonly width: number; readonly height: number }

/** Where an inset of `size` pixels stands in its corner. */
export function cornerBox(corner: Corner, size: number, frame: Frame): PixelBox {
  const left = corner.endsWith('left') ? MARGIN : frame.width - MARGIN - size
  const bottomMargin = corner === 'bottom-left' ? MARGIN + CAPTION_HEIGHT : MARGIN
  const top = corner.startsWith('top') ? MARGIN : frame.height - bottomMargin - size
  return { left, right: left + size, top, bottom: top + size }
}

/** The corner where an inset covers the least: no mark if possible, little of the subject, then little land. */
export function emptyCorner(
  size: number,
  frame: Frame,
  layers: { readonly subject: readonly PixelLine[]; readonly land: readonly PixelLine[]; readonly marks: PixelLine },
): Corner {
  const cost = (corner: Corner) => {
    const box = cornerBox(corner, size, frame)
    return (
      marksNear(layers.marks, box) * 0.6 + coverage(layers.subject, box) * 2 + coverage(layers.land, box) * 0.1
    )
  }
  return CORNERS.reduce((best, corner) => (cost(corner) < cost(best) - 1e-6 ? corner : best))
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

/** Share of the box that the rings cover, from 0 to 1, by sampling. */
function coverage(rings: readonly PixelLine[], box: PixelBox): number {
  let hits = 0
  for (let row = 0; row < SAMPLES; row += 1) {
    for (let column = 0; column < SAMPLES; column += 1) {
      const x = box.left + ((column + 0.5) / SAMPLES) * (box.right - box.left)
      const y = box.top + ((row + 0.5) / SAMPLES) * (box.bottom - box.top)
      if (isInside(rings, { x, y })) hits += 1
    }
  }
  return hits / SAMPLES ** 2
}

function isInside(rings: readonly PixelLine[], point: MapPoint): boolean {
  let inside = false
  for (const ring of rings) {
    let previous = ring[ring.length - 1]
    for (const corner of ring) {
      if (previous !== undefined && corner.y > point.y !== previous.y > point.y) {
        const share = (point.y - corner.y) / (previous.y - corner.y)
        if (point.x < corner.x + share * (previous.x - corner.x)) inside = !inside
      }
      previous = corner
    }
  }
  return inside
}
