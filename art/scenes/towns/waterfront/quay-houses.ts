import { addPath, addRect, type PosterCanvas } from '#art/drawing/canvas.ts'
import { mixInk } from '#art/drawing/ink.ts'
import { outline } from '#art/drawing/path.ts'
import { pickOne } from '#art/drawing/random.ts'

const STONES = ['#F3DDB4', '#E9C698', '#F7E8CB', '#DDB489', '#EFD2A4'] as const
const ROOF = '#5B6F7C'
const ROOF_SHADE = '#3F4C60'
const WINDOW = '#4A4658'
const SIDE_SHARE = 0.2

export type QuayHouses = {
  readonly baseY: number
  readonly heights: readonly [number, number]
  readonly widths: readonly [number, number]
  /** The ink of the air between, and how much of it there is (0 to 1). */
  readonly haze: string
  readonly hazeShare: number
  /** Lit and shaded; grey slate unless given. */
  readonly roofs?: readonly [string, string]
}

/** A row of stone houses under steep grey roofs, lit from the left, across the sheet. */
export function paintQuayHouses(canvas: PosterCanvas, row: QuayHouses): void {
  const { width, unit, random } = canvas
  const { baseY, heights, widths, haze, hazeShare, roofs: roofInks = [ROOF, ROOF_SHADE] } = row
  const tint = (ink: string): string => mixInk(ink, haze, hazeShare)
  let [roofs, roofShades, shades, windows, chimneys] = ['', '', '', '', '']
  for (let x = -30 * unit; x < width + 20; ) {
    const broad = random(...widths) * unit
    const tall = random(...heights) * unit
    const topY = baseY - tall
    addRect(canvas, x, topY, broad + 1, tall, tint(pickOne(random, STONES)))
    shades += outline`M${x + broad * (1 - SIDE_SHARE)} ${topY}h${broad * SIDE_SHARE}V${baseY}h${-broad * SIDE_SHARE}z`
    const rise = random(24, 36) * unit
    roofs += outline`M${x - 2 * unit} ${topY}l${9 * unit} ${-rise}h${broad - 18 * unit}l${11 * unit} ${rise}z`
    roofShades += outline`M${x + broad * (1 - SIDE_SHARE)} ${topY}v${-rise}h${broad * SIDE_SHARE - 9 * unit}l${11 * unit} ${rise}z`
    chimneys += outline`M${x + broad * 0.3} ${topY - rise + 2}v${-15 * unit}h${11 * unit}v${15 * unit}z`
    const count = Math.max(2, Math.floor((broad * (1 - SIDE_SHARE)) / (19 * unit)))
    const step = (broad * (1 - SIDE_SHARE)) / count
    for (let index = 0; index < count; index += 1) {
      const left = x + step * (index + 0.5) - 4 * unit
      windows += outline`M${left} ${topY - rise * 0.3}v${-11 * unit}h${8 * unit}v${11 * unit}z`
      for (let y = topY + 13 * unit; y < baseY - 22 * unit; y += 27 * unit) {
        windows += outline`M${left} ${y}h${8 * unit}v${15 * unit}h${-8 * unit}z`
      }
    }
    x += broad
  }
  addPath(canvas, chimneys, tint('#B4704E'))
  addPath(canvas, roofs, tint(roofInks[0]))
  addPath(canvas, roofShades, tint(roofInks[1]))
  addPath(canvas, shades, tint('#A8836E'), { opacity: 0.6 })
  addPath(canvas, windows, tint(WINDOW))
}
