import { addCircle, addLine, addPath, addRect, type PosterCanvas } from '#art/drawing/canvas.ts'
import { paintGlyphs } from '#art/drawing/glyphs.ts'
import { mixInk } from '#art/drawing/ink.ts'
import { continuePath, lensPath, type Point, smoothPath } from '#art/drawing/path.ts'
import { spray, sprayBand, sprayVertical } from '#art/drawing/spray.ts'
import { camel, robed } from '#art/kit/figures.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { placeDisc } from '#art/kit/scene-variant.ts'
import { paintTempleFacade, paintTombFacade, rockFacePath } from './rock-facade.ts'

const SKY = '#8CC1BE'
const HAZE = '#FBE3B0'
const SUNLIT = '#F9C98A'
const NIGHT = '#371326'
const SADDLE = '#C2362E'
const ROBE = '#F9E7BC'
/** From the layer next to the light to the one next to the viewer. */
const WALL_INKS = ['#D9704A', '#B84E3A', '#8E3336', '#5E1F2E', NIGHT] as const
const WALL_STEPS = 8
const STRATA = 4

/** The slot between the walls: its middle, half its width, and the ground at its end. */
type Slot = { readonly x: number; readonly half: number; readonly footY: number }

function paintSky(canvas: PosterCanvas, variant: SceneVariant, { x }: Slot): void {
  const { width, height, unit } = canvas
  addRect(canvas, 0, 0, width, height, HAZE)
  sprayBand(canvas, SKY, 0, height * 0.36)
  if (variant.discScale !== 1) {
    const sun = placeDisc(variant, { x: x + 50 * unit, y: height * 0.085, radius: 44 * unit })
    addCircle(canvas, sun.x, sun.y, sun.radius, '#FFF6DA')
  }
}

function paintFacade(canvas: PosterCanvas, variant: SceneVariant, { x, half, footY }: Slot): void {
  const { height, unit } = canvas
  const topY = height * 0.2
  const rock = rockFacePath(canvas, x, half * 1.6, topY, footY + 20)
  addPath(canvas, rock, '#E9965E')
  sprayVertical(canvas, rock, SUNLIT, topY, footY)
  const facade = { x, upperY: height * 0.29, middleY: height * 0.5, footY }
  if (variant.detail === 1) {
    paintTombFacade(canvas, facade)
  } else {
    paintTempleFacade(canvas, facade)
  }
  addRect(canvas, x - 190 * unit, footY - 2 * unit, 380 * unit, 12 * unit, '#F7C78C')
}

function paintGround(canvas: PosterCanvas, { footY }: Slot): void {
  const { width, height, unit } = canvas
  const topY = footY + 10 * unit
  addRect(canvas, 0, topY, width, height - topY, '#F0B877')
  sprayBand(canvas, '#8E3A2E', height, footY + 30 * unit)
}

function wallEdge(canvas: PosterCanvas, slot: Slot, direction: -1 | 1, layer: number): readonly Point[] {
  const { height, unit, isWide, random } = canvas
  const offset = slot.half * (0.72 + layer ** 1.45 * (isWide ? 0.62 : 0.36))
  return Array.from({ length: WALL_STEPS + 1 }, (_none, step): Point => {
    const share = step / WALL_STEPS
    const wave = Math.sin(share * 5.2 + layer * 1.35 + (direction > 0 ? 1.1 : 0)) * 44
    const overhang = share < 0.25 ? (share - 0.25) * -90 * (layer % 2 === 1 ? 1 : -0.7) : 0
    const bulge = (wave + overhang + random(-9, 9)) * (layer === 0 ? 0.6 : 1)
    const across = offset + (bulge + (share - 0.5) * 20) * unit
    return [slot.x + direction * across, share * (height + 40) - 20]
  })
}

/** The narrow face that still catches light, along the edge of a layer. */
function paintLitEdge(canvas: PosterCanvas, edge: readonly Point[], direction: -1 | 1, layer: number): void {
  const { unit } = canvas
  const inner = edge.map(([x, y]): Point => {
    const depth = (26 + layer * 8) * unit + Math.sin(y / (60 * unit) + layer) * 9 * unit
    return [x + direction * depth, y]
  })
  const back = continuePath(smoothPath(inner.toReversed()))
  const ink = mixInk(WALL_INKS[layer] ?? NIGHT, '#F9B878', direction < 0 ? 0.42 - layer * 0.06 : 0.16)
  addPath(canvas, `${smoothPath(edge)}${back}z`, ink)
}

function paintStrata(canvas: PosterCanvas, edge: readonly Point[], direction: -1 | 1, layer: number): void {
  const { unit, random } = canvas
  let path = ''
  for (let line = 0; line < STRATA; line += 1) {
    const depth = (56 + line * 34 + random(-8, 8)) * unit
    const points = edge.map(([x, y]): Point => {
      const sway = Math.sin(y / (90 * unit) + line * 1.7 + layer) * 15 * unit
      return [x + direction * (depth + sway), y + random(-8, 8)]
    })
    path += smoothPath(points)
  }
  const ink = mixInk(WALL_INKS[layer] ?? NIGHT, SUNLIT, 0.34)
  addLine(canvas, path, ink, 2.4 * unit, { opacity: 0.55 })
}

function paintWall(canvas: PosterCanvas, slot: Slot, direction: -1 | 1): void {
  const { width, unit } = canvas
  for (const [layer, ink] of WALL_INKS.entries()) {
    const edge = wallEdge(canvas, slot, direction, layer)
    const wall = `${smoothPath(edge)}H${direction < 0 ? -20 : width + 20}V-20z`
    const offset = Math.abs((edge[0]?.[0] ?? slot.x) - slot.x)
    addPath(canvas, wall, ink)
    paintLitEdge(canvas, edge, direction, layer)
    const next = WALL_INKS[layer + 1] ?? NIGHT
    const [solid, clear] = [offset + 210 * unit, offset + 20 * unit]
    spray(canvas, wall, next, [slot.x + direction * solid, 0, slot.x + direction * clear, 0], 0.9)
    paintStrata(canvas, edge, direction, layer)
  }
}

/** A saddled camel led by a guide, or three people in line, the first in the accent ink. */
function paintTravellers(canvas: PosterCanvas, variant: SceneVariant, { x }: Slot): void {
  const { height, unit } = canvas
  const [y, scale] = [height * 0.905, 0.92 * unit]
  const shadow = lensPath(x + 40 * unit, y + 4 * scale, 96 * scale, 12 * scale)
  addPath(canvas, shadow, '#6A2730', { opacity: 0.7 })
  const walker = (across: number, size: number, robe: string, scarf: string): void =>
    paintGlyphs(canvas, { x: x + across * unit, y, scale: size * scale }, robed(0, robe, scarf))
  if (variant.detail === 2) {
    walker(-34, 0.62, ROBE, '#D9A45C')
    walker(6, 0.7, '#6A2730', ROBE)
    walker(58, 0.76, SADDLE, ROBE)
    return
  }
  paintGlyphs(canvas, { x: x - 14 * unit, y, scale: 0.84 * scale }, [
    ...camel(0, '#2A1020', SADDLE),
    ['M72 -112L116 -62l-3 2L70 -110z', '#2A1020'],
  ])
  walker(84, 0.7, ROBE, '#D9A45C')
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide } = canvas
  const half = (isWide ? 235 : 205) * unit
  const slot: Slot = { x: width * (isWide ? 0.58 : 0.52), half, footY: height * 0.84 }
  paintSky(canvas, variant, slot)
  paintFacade(canvas, variant, slot)
  paintGround(canvas, slot)
  paintWall(canvas, slot, 1)
  paintWall(canvas, slot, -1)
  paintTravellers(canvas, variant, slot)
}

/** Canyon, ruin: five layers of rock to each side, a lit front in the slot. */
export const siq: Scene = {
  name: 'siq',
  family: 'arid-day',
  skyInk: SKY,
  mistInk: '#E9965E',
  shadowInk: NIGHT,
  accentInk: SADDLE,
  altText: 'A front of columns carved into rock, seen from a narrow canyon, travellers small before it',
  lightText: 'in clear morning sun',
  draw,
}
