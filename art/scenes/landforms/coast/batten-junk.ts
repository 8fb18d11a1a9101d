import { addLine, addPath, type PosterCanvas } from '#art/drawing/canvas.ts'
import { between, outline, type Point } from '#art/drawing/path.ts'
import { type Placement, placePath } from '#art/drawing/place-path.ts'
import { reflectionPath } from '#art/kit/water.ts'

const TIMBER = '#3A1E1C'
const MAST = '#2A1B1E'
const BATTEN = '#8A2A1D'
const BATTENS = 5

/** Corners in units: foot at the luff, head at the luff, peak, foot at the leech. */
type Sail = { readonly corners: readonly [Point, Point, Point, Point]; readonly veil?: string }

const SAILS: readonly Sail[] = [
  {
    corners: [
      [-34, -28],
      [-52, -196],
      [18, -276],
      [86, -34],
    ],
  },
  {
    corners: [
      [-142, -22],
      [-152, -122],
      [-106, -172],
      [-70, -26],
    ],
    veil: '#7E2A1D',
  },
  {
    corners: [
      [92, -34],
      [84, -134],
      [116, -186],
      [154, -40],
    ],
    veil: '#FBC27A',
  },
]

const HULL = 'M-176 -34l22 12h250l6 -26h72l4 10q-12 60 -58 62h-218q-62 -14 -78 -58z'

function sailPath([foot, head, peak, tail]: Sail['corners']): string {
  const luff = `M${foot.join(' ')}Q${(foot[0] + head[0]) / 2 - 14} ${(foot[1] + head[1]) / 2} ${head.join(' ')}`
  const top = `Q${(head[0] + peak[0]) / 2} ${(head[1] + peak[1]) / 2 - 16} ${peak.join(' ')}`
  const leech = `Q${(peak[0] + tail[0]) / 2 + 34} ${(peak[1] + tail[1]) / 2} ${tail.join(' ')}`
  return `${luff}${top}${leech}z`
}

function battenPath([foot, head, peak, tail]: Sail['corners']): string {
  let path = ''
  for (let index = 1; index <= BATTENS; index += 1) {
    const share = index / (BATTENS + 1)
    const belly = Math.sin(Math.PI * share)
    const [startX, startY] = [between(foot[0], head[0], share) - belly * 7, between(foot[1], head[1], share)]
    const [endX, endY] = [between(tail[0], peak[0], share) + belly * 17, between(tail[1], peak[1], share)]
    path += outline`M${startX} ${startY}L${endX} ${endY}`
  }
  return path
}

/** A junk under three battened sails of the accent ink, on the water at y, with its reflection. */
export function paintBattenJunk(canvas: PosterCanvas, at: Placement, accentInk: string): void {
  const { x, y, scale } = at
  const bars = { count: 8, step: 12 * scale, stray: 22 * scale, thickness: 7 * scale, taper: 15 * scale }
  const reflection = reflectionPath(canvas, { x, y: y + 20 * scale, halfWidth: 150 * scale, ...bars })
  addPath(canvas, reflection, '#A63A22', { opacity: 0.75 })
  addLine(canvas, placePath('M-6 0V-280M-112 0V-176M104 -16V-190', at), MAST, 5 * scale)
  for (const { corners, veil } of SAILS) {
    const sail = placePath(sailPath(corners), at)
    addPath(canvas, sail, accentInk)
    if (veil !== undefined) {
      addPath(canvas, sail, veil, { opacity: 0.26 })
    }
    addLine(canvas, placePath(battenPath(corners), at), BATTEN, 3 * scale)
  }
  addPath(canvas, placePath(HULL, at), TIMBER)
  addPath(canvas, placePath('M-150 -16h256v6h-256z', at), '#C98A4B')
  addPath(canvas, placePath('M108 -38h60v5h-60z', at), '#E9A85A')
}
