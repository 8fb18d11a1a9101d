import { addLine, addPath } from '#art/drawing/canvas.ts'
import { lensPath, outline } from '#art/drawing/path.ts'
import { coniferPath, paintPalm } from '#art/kit/flora.ts'
import type { LandmarkContext } from './landmark.ts'

/** What stands nearest, darkest, and touches an edge (D7.3): trees and leaves at one side or the other. */
type Side = 'left' | 'right'

const edgeOf = ({ width }: LandmarkContext, side: Side, share: number): number =>
  width * (side === 'left' ? share : 1 - share)

/** A palm, or two, rising from the lower edge. */
export function paintPalms(
  context: LandmarkContext,
  side: Side,
  leaf: string,
  trunk: string,
  tall = 520,
  count: 1 | 2 = 2,
): void {
  const { canvas, height, unit, isWide } = context
  const lean = side === 'left' ? 0.06 : -0.06
  const x = edgeOf(context, side, isWide ? 0.05 : 0.02)
  const inward = side === 'left' ? 1 : -1
  paintPalm(canvas, { x, groundY: height + 20, height: tall * unit, lean, trunk, leaf })
  if (count === 2)
    paintPalm(canvas, {
      x: x + inward * 70 * unit,
      groundY: height + 20,
      height: tall * 0.62 * unit,
      lean: lean * 1.8,
      trunk,
      leaf,
    })
}

/** Far palms along the ground line, at shares of the width. */
export function paintFarPalms(
  context: LandmarkContext,
  ink: string,
  shares: readonly number[],
  tall = 110,
): void {
  const { canvas, width, groundY, unit } = context
  for (const share of shares)
    paintPalm(canvas, {
      x: width * share,
      groundY: groundY + 4,
      height: tall * (0.8 + ((share * 977) % 0.5)) * unit,
      lean: share > 0.5 ? -0.1 : 0.1,
      trunk: ink,
      leaf: ink,
    })
}

/** A bough that reaches in from an upper corner, with leaves or blossom in one to three inks. */
export function paintBough(
  context: LandmarkContext,
  side: Side,
  wood: string,
  leaves: readonly string[],
  reach = 300,
): void {
  const { canvas, height, unit, isWide } = context
  const x = edgeOf(context, side, 0)
  const inward = side === 'left' ? 1 : -1
  const far = reach * (isWide ? 1.2 : 1) * unit * inward
  const top = height * 0.05
  addLine(
    canvas,
    outline`M${x - inward * 10} ${top - 50 * unit}Q${x + far * 0.4} ${top + 40 * unit} ${x + far} ${top + 60 * unit}M${x + far * 0.35} ${top + 14 * unit}Q${x + far * 0.5} ${top + 110 * unit} ${x + far * 0.7} ${top + 130 * unit}`,
    wood,
    9 * unit,
  )
  for (const ink of leaves) {
    let path = ''
    for (let index = 0; index < 24; index += 1) {
      const along = canvas.random()
      const leafX = x + far * along * 1.05
      const leafY = top + (20 + along * 50) * unit + canvas.random(-70, 110) * (1 - along * 0.4) * unit
      const size = canvas.random(11, 22) * unit
      path += outline`M${leafX - size} ${leafY}q${size} ${-size * 1.1} ${2 * size} 0q${-size} ${size * 1.1} ${-2 * size} 0z`
    }
    addPath(canvas, path, ink)
  }
}

/** Tall conifers or cypresses at an edge. */
export function paintPines(context: LandmarkContext, side: Side, ink: string, tall = 420, slim = 0.34): void {
  const { canvas, height, unit, isWide } = context
  const inward = side === 'left' ? 1 : -1
  let path = ''
  for (const [across, share] of [
    [0.01, 1],
    [0.075, 0.74],
    [0.135, 0.52],
  ] as const) {
    const x = edgeOf(context, side, (isWide ? 0.6 : 1) * across)
    path += coniferPath(canvas, x + inward * 6, height + 10, tall * share * unit, tall * slim * share * unit)
  }
  addPath(canvas, path, ink)
}

/** Reeds or grass along the lower edge, taller towards one side. */
export function paintReeds(context: LandmarkContext, side: Side, ink: string, tall = 150): void {
  const { canvas, height, unit } = context
  let path = ''
  for (let index = 0; index < 34; index += 1) {
    const share = index / 34
    const x = edgeOf(context, side, share * 0.62)
    const rise = tall * (1 - share * 0.8) * canvas.random(0.6, 1.1) * unit
    const bend = canvas.random(-26, 26) * unit
    path += outline`M${x - 7 * unit} ${height + 6}q${bend * 0.2} ${-rise * 0.7} ${bend} ${-rise}q${4 * unit} ${rise * 0.4} ${14 * unit - bend * 0.4} ${rise}z`
  }
  addPath(canvas, path, ink)
}

/** A dense tuft of grass in a lower corner, its blades bent inwards. */
export function paintTuft(context: LandmarkContext, side: Side, ink: string): void {
  const { canvas, height, unit } = context
  const inward = (side === 'left' ? 1 : -1) * unit
  let path = ''
  for (let index = 0; index < 22; index += 1) {
    const x = edgeOf(context, side, 0) + (index * 13 - 20) * inward
    const tall = (150 - index * 5 + ((index * 37) % 40)) * unit
    path += outline`M${x} ${height + 10}q${6 * inward} ${-tall * 0.6} ${34 * inward} ${-tall}q${-40 * inward} ${tall * 0.3} ${-50 * inward} ${tall}z`
  }
  addPath(canvas, path, ink)
}

/** A string of lanterns across the sheet, hanging `down` units above the ground. */
export function paintLanterns(
  context: LandmarkContext,
  ink: string,
  cord: string,
  up: number,
  size = 15,
  count = 9,
): void {
  const { canvas, width, groundY, unit } = context
  const y = groundY - up * unit
  const sag = 46 * unit
  addLine(canvas, outline`M-10 ${y}Q${width / 2} ${y + 2 * sag} ${width + 10} ${y}`, cord, 2.4 * unit)
  let path = ''
  for (let index = 0; index < count; index += 1) {
    const share = (index + 0.5) / count
    const x = width * share
    const hang = y + 4 * sag * share * (1 - share) + size * unit
    path += outline`M${x - size * unit} ${hang}a${size * unit} ${size * 0.84 * unit} 0 1 0 ${2 * size * unit} 0a${size * unit} ${size * 0.84 * unit} 0 1 0 ${-2 * size * unit} 0z`
  }
  addPath(canvas, path, ink)
}

/** Water lilies or floes: flat lenses near the viewer. */
export function paintPads(context: LandmarkContext, ink: string, count = 14, size = 46, from = 0.45): void {
  const { canvas, width, height, groundY, unit } = context
  let path = ''
  for (let index = 0; index < count; index += 1) {
    const share = canvas.random(from, 1)
    const y = groundY + (height - groundY) * share
    path += lensPath(
      canvas.random(0, width),
      y,
      size * canvas.random(0.5, 1.2) * share * unit,
      18 * share * unit,
    )
  }
  addPath(canvas, path, ink)
}
