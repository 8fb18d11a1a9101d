import { addPath, type PosterCanvas } from '#art/drawing/canvas.ts'
import { between, continuePath, outline, type Point, smoothPath } from '#art/drawing/path.ts'
import { spray } from '#art/drawing/spray.ts'

const RAYS_PER_BEND = 6
/** How thick the bright lower edge is at each bend, in units. */
const EDGE_THICKNESS = [5, 17, 8, 21, 6, 14] as const

export type AuroraRibbon = {
  /** The lower edge, from left to right. */
  readonly edge: readonly Point[]
  readonly height: number
  readonly veilInk: string
  readonly edgeInk: string
}

function bandBetween(edge: readonly Point[], other: readonly Point[]): string {
  return `${smoothPath(edge)}${continuePath(smoothPath(other.toReversed()))}z`
}

function rayPath(canvas: PosterCanvas, edge: readonly Point[], height: number): string {
  const { unit, random } = canvas
  let path = ''
  for (const [index, start] of edge.entries()) {
    const end = edge[index + 1]
    for (let ray = 0; end !== undefined && ray < RAYS_PER_BEND; ray += 1) {
      const share = random()
      const x = between(start[0], end[0], share)
      const y = between(start[1], end[1], share) - 14 * unit
      const length = height * random(0.3, 0.8)
      const breadth = random(3, 11) * unit
      const foot = outline`l${-length * 0.22 + breadth * 0.4} ${length}z`
      path += outline`M${x} ${y}l${length * 0.22} ${-length}h${breadth}${foot}`
    }
  }
  return path
}

/** A curtain of light: a veil that dissolves upwards, a bright lower edge of uneven thickness, rays. */
export function paintAuroraRibbon(canvas: PosterCanvas, ribbon: AuroraRibbon): void {
  const { unit } = canvas
  const { edge, height, veilInk, edgeInk } = ribbon
  const middleY = edge.reduce((sum, [, y]) => sum + y, 0) / edge.length
  const top = edge.map(([x, y]): Point => [x + height * 0.22, y - height])
  const rise = [0, middleY + 30 * unit, height * 0.12, middleY - height * 0.95] as const
  spray(canvas, bandBetween(edge, top), veilInk, rise)
  const below = edge.map(([x, y]): Point => [x, y + 60 * unit])
  const fall = [0, middleY - 30 * unit, 0, middleY + 60 * unit] as const
  spray(canvas, bandBetween(edge, below), veilInk, fall, 0.7)
  const thick = edge.map(([x, y], index): Point => {
    const isEnd = index === 0 || index === edge.length - 1
    const thickness = isEnd ? 3 : (EDGE_THICKNESS[index % EDGE_THICKNESS.length] ?? 0)
    return [x + (index % 2 === 1 ? 9 : -6) * unit, y - thickness * unit]
  })
  addPath(canvas, bandBetween(edge, thick), edgeInk, { opacity: 0.9 })
  spray(canvas, rayPath(canvas, edge, height), edgeInk, [0, middleY, 0, middleY - height * 0.8], 0.75)
}
