import { addPath, addRect, closeGroup, openGroup, type PosterCanvas } from '#art/drawing/canvas.ts'
import { defineClip } from '#art/drawing/definition.ts'
import { outline, type Point } from '#art/drawing/path.ts'
import { sprayBand, sprayVertical } from '#art/drawing/spray.ts'

/** An archway: its middle, half its width, and where it begins to curve, ends above and stands below. */
export type Archway = {
  readonly x: number
  readonly halfWidth: number
  readonly springY: number
  readonly topY: number
  readonly footY: number
  /** Lobes on each side of the arch; 0 gives a pointed keel arch. */
  readonly foils: number
  /** How far the arch draws in above its spring, as a share of its width. */
  readonly pinch: number
}

export type FrameInks = Readonly<
  Record<'edge' | 'band' | 'fillet' | 'wall' | 'star' | 'shadow' | 'sill', string>
>

function arcTo([fromX, fromY]: Point, [toX, toY]: Point): string {
  const radius = Math.hypot(toX - fromX, toY - fromY) * 0.56
  return outline`A${radius} ${radius} 0 0 0 ${toX} ${toY}`
}

function foilPoint(arch: Archway, grow: number, index: number): Point {
  const { x, halfWidth, springY, topY, foils, pinch } = arch
  const angle = ((index / foils) * Math.PI) / 2
  const reach = (halfWidth + grow) * Math.cos(angle) * (1 - pinch * Math.sin(2 * angle))
  return [x + reach, springY - (springY - topY + grow) * Math.sin(angle) ** 0.86]
}

function foilsPath(arch: Archway, grow: number): string {
  const right = Array.from({ length: arch.foils + 1 }, (_none, index) => foilPoint(arch, grow, index))
  const left = right.toReversed().map(([x, y]): Point => [2 * arch.x - x, y])
  const points = [...right, ...left.slice(1)]
  return points.map((point, index) => (index === 0 ? '' : arcTo(points[index - 1] ?? point, point))).join('')
}

function keelPath({ x, halfWidth, springY, topY }: Archway, grow: number): string {
  const [half, tipY] = [halfWidth + grow, topY - grow * 1.4]
  const rise = springY - tipY
  const up = outline`C${x + half} ${springY - rise * 0.6} ${x + half * 0.3} ${tipY + rise * 0.24} ${x} ${tipY}`
  return (
    up +
    outline`C${x - half * 0.3} ${tipY + rise * 0.24} ${x - half} ${springY - rise * 0.6} ${x - half} ${springY}`
  )
}

/** The opening of an archway, `grow` wider on every side. */
function openingPath(arch: Archway, grow: number): string {
  const start = outline`M${arch.x + arch.halfWidth + grow} ${arch.footY}V${arch.springY}`
  const curve = arch.foils === 0 ? keelPath(arch, grow) : foilsPath(arch, grow)
  return `${start}${curve}${outline`V${arch.footY}`}z`
}

function wallPath(canvas: PosterCanvas, arches: readonly Archway[], grow: number): string {
  const { width, height } = canvas
  const openings = arches.map((arch) => openingPath(arch, grow * canvas.unit))
  return `${outline`M-5 -5H${width + 5}V${height + 5}H-5z`}${openings.join('')}`
}

function isInOpening(arches: readonly Archway[], x: number, y: number): boolean {
  return arches.some((arch) => y > arch.springY && Math.abs(x - arch.x) < arch.halfWidth)
}

function latticePath(canvas: PosterCanvas, arches: readonly Archway[], footY: number): string {
  const { width, unit } = canvas
  const step = 46 * unit
  const radius = step * 0.3
  const long = Math.round(radius)
  const [near, far] = [Math.round(radius * 0.2), Math.round(radius * 0.8)]
  const right = `q${near} ${far} ${long} ${long}q${-far} ${near} ${-long} ${long}`
  const star = `${right}q${-near} ${-far} ${-long} ${-long}q${far} ${-near} ${long} ${-long}z`
  let path = ''
  for (let row = 0; step * (0.4 + row * 0.87) < footY; row += 1) {
    const y = step * (0.4 + row * 0.87)
    for (let x = step * (row % 2 === 1 ? 0.3 : -0.2); x < width + step; x += step) {
      path += isInOpening(arches, x, y) ? '' : outline`M${x} ${y - radius}${star}`
    }
  }
  return path
}

/** A carved wall in front of the view, open where the arches are, with a sill below. */
export function paintArchFrame(canvas: PosterCanvas, arches: readonly Archway[], inks: FrameInks): void {
  const { width, height, unit } = canvas
  const footY = arches[0]?.footY ?? height
  const evenOdd = { 'fill-rule': 'evenodd' }
  addPath(canvas, wallPath(canvas, arches, 0), inks.edge, evenOdd)
  addPath(canvas, wallPath(canvas, arches, 12), inks.band, evenOdd)
  addPath(canvas, wallPath(canvas, arches, 40), inks.fillet, evenOdd)
  const wall = wallPath(canvas, arches, 48)
  addPath(canvas, wall, inks.wall, evenOdd)
  openGroup(canvas, evenOdd)
  sprayVertical(canvas, wall, inks.shadow, height, height * 0.3)
  closeGroup(canvas)
  openGroup(canvas, {
    'clip-path': defineClip(canvas, wallPath(canvas, arches, 66), 'evenodd'),
    opacity: 0.9,
  })
  addPath(canvas, latticePath(canvas, arches, footY), inks.star)
  closeGroup(canvas)
  addRect(canvas, 0, footY, width, height - footY, inks.sill)
  addRect(canvas, 0, footY, width, 10 * unit, inks.edge)
  sprayBand(canvas, inks.shadow, height, footY + height * 0.015)
}
