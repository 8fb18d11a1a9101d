import { addLine, addPath, addRect } from '#art/drawing/canvas.ts'
import { mixInk } from '#art/drawing/ink.ts'
import { lensPath, outline, smoothPath } from '#art/drawing/path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintSea } from '#art/kit/sea.ts'
import { hillLine } from '#art/kit/terrain.ts'
import { reflectionPath } from '#art/kit/water.ts'
import type { LandmarkContext } from './landmark.ts'

/**
 * Open water from the ground line, or `down` units below it, to the lower edge; `far` is reflected in it.
 * @param glint the ink reflected below the disc, or below the focus where no disc is drawn; null for none
 */
export function paintWater(
  context: LandmarkContext,
  ink: string,
  down = 0,
  far: string = context.palette.horizon,
  glint: string | null = context.palette.disc,
): void {
  const { canvas, palette, sun, groundY, unit, height } = context
  const topY = groundY + down * unit
  const disc = sun.radius > 0 ? sun : { x: context.x, y: 0, radius: 60 * unit }
  paintSea(canvas, {
    topY,
    ink,
    far,
    deep: palette.deep,
    ripple: mixInk(ink, palette.disc, 0.6),
    glint: glint ?? ink,
    disc: glint === null ? null : disc,
  })
  sprayBand(canvas, palette.deep, height + 20 * unit, height * 0.88, 0.8)
}

/** A wall of stone along the water, from the ground line downwards. */
export function paintQuayWall(
  { canvas, width, groundY, unit }: LandmarkContext,
  lit: string,
  shade: string,
  deep = 34,
): void {
  addRect(canvas, 0, groundY - 2, width, deep * unit, shade)
  addRect(canvas, 0, groundY - 2, width, deep * unit * 0.3, lit)
}

/** Flat ground in one ink that fades towards the horizon and darkens towards the viewer. */
function paintPlain(context: LandmarkContext, ink: string, topY: number): void {
  const { canvas, palette, width, height, unit } = context
  addRect(canvas, 0, topY, width, height - topY, ink)
  sprayBand(canvas, palette.horizon, topY, topY + 80 * unit, 0.7)
  sprayBand(canvas, palette.deep, height + 30 * unit, height - (height - topY) * 0.42, 0.9)
}

/** A paved square whose courses run towards the focus. */
export function paintPaving(context: LandmarkContext, ink: string, seam: string): void {
  const { canvas, x, groundY, width, height, unit } = context
  paintPlain(context, ink, groundY)
  let seams = ''
  for (let index = -9; index <= 9; index += 1)
    seams += outline`M${x + index * 50 * unit} ${groundY}L${x + index * 220 * unit} ${height}`
  for (const share of [0.08, 0.22, 0.42, 0.7])
    seams += outline`M0 ${groundY + (height - groundY) * share}H${width}`
  addLine(canvas, seams, seam, 2 * unit, { opacity: 0.7 })
}

/** Ground that rolls a little: a meadow, sand, snow. Grass or stones are lenses of another ink. */
export function paintOpenGround(context: LandmarkContext, ink: string, marks: string, lift = 0): void {
  const { canvas, groundY, width, height, unit } = context
  const topY = groundY - lift * unit
  const line = hillLine(canvas, topY, 12 * unit, 4)
  addPath(canvas, smoothPath(line, height + 4), ink)
  sprayBand(canvas, context.palette.horizon, topY + 6 * unit, topY + 90 * unit, 0.6)
  let path = ''
  for (let index = 0; index < 26; index += 1) {
    const share = canvas.random(0.12, 0.95)
    const y = topY + (height - topY) * share
    path += lensPath(canvas.random(0, width), y, canvas.random(14, 40) * (0.4 + share) * unit, 3 + 5 * share)
  }
  addPath(canvas, path, marks, { opacity: 0.7 })
  sprayBand(canvas, context.palette.deep, height + 30 * unit, height - (height - topY) * 0.4, 0.9)
}

/** Broken bars under something that stands in water, `across` units from the focus. */
export function paintMirrorBars(
  context: LandmarkContext,
  ink: string,
  across: number,
  down: number,
  half: number,
  count = 9,
): void {
  const { canvas, x, groundY, unit } = context
  const bars = {
    count,
    step: 15 * unit,
    stray: 16 * unit,
    thickness: 8 * unit,
    taper: (half / count) * 0.7 * unit,
  }
  const path = reflectionPath(canvas, {
    x: x + across * unit,
    y: groundY + (down + 14) * unit,
    halfWidth: half * unit,
    ...bars,
  })
  addPath(canvas, path, ink, { opacity: 0.75 })
}
