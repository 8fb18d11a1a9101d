import { addCircle, type PosterCanvas } from '#art/drawing/canvas.ts'
import { paintGlyphs } from '#art/drawing/glyphs.ts'
import { paintFloes, paintIceberg } from '#art/kit/drift-ice.ts'
import { paintFjord, paintFjordWalls, paintShore } from '#art/kit/ice-fjord.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { placeDisc } from '#art/kit/scene-variant.ts'
import { paintSky, paintStreaks } from '#art/kit/sky.ts'

const HORIZON = 0.66
const COAT = '#0A2336'
const SNOW = '#F4FAEE'
const BEAK = '#E2603A'
const GLOW = '#FBEBD0'

/** Penguins on the snow, facing both ways. */
function paintPenguins(canvas: PosterCanvas, x: number, y: number): void {
  const { unit } = canvas
  for (const [across, down, size] of [
    [-150, 26, 0.8],
    [-84, 14, -1],
    [-10, 22, 1.12],
    [70, 8, -0.82],
    [132, 24, 1],
  ] as const) {
    const at = { x: x + across * unit, y: y + down * unit, scale: Math.abs(size) * unit, scaleX: size * unit }
    paintGlyphs(canvas, at, [
      ['M-26 0q-8 -74 8 -104q6 -28 22 -28q18 2 18 26q14 40 4 106z', COAT],
      ['M4 -2q24 -44 6 -92q-14 26 -8 92z', SNOW],
      ['M-22 -82q-18 30 -14 56q14 -18 18 -44z', COAT],
      ['M20 -116l18 6l-18 4zM-20 4l6 -8h14l4 8zM6 4l4 -8h14l4 8z', BEAK],
    ])
  }
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide } = canvas
  const horizonY = height * HORIZON
  paintSky(canvas, { top: '#6FB4BE', middle: '#C4E3D6', horizon: GLOW }, horizonY)
  const sun = placeDisc(variant, { x: width * (isWide ? 0.42 : 0.26), y: height * 0.2, radius: 58 * unit })
  addCircle(canvas, sun.x, sun.y, sun.radius, '#FFFAEC')
  const bars = [
    [width * 0.7, height * 0.2, 420 * unit, 16 * unit],
    [width * 0.82, height * 0.226, 300 * unit, 12 * unit],
    [width * 0.2, height * 0.36, 330 * unit, 13 * unit],
  ] as const
  paintStreaks(canvas, bars, '#FDF8EA', { opacity: 0.9 })
  paintFjordWalls(canvas, horizonY)
  paintFjord(canvas, horizonY)
  paintFloes(canvas, horizonY + 44 * unit, height * 0.9)
  const bergX = width * (isWide ? 0.24 : 0.22)
  if (variant.detail === 2) {
    paintIceberg(canvas, { x: bergX + 210 * unit, y: horizonY + 50 * unit, scale: 0.6 * unit })
  }
  paintIceberg(canvas, { x: bergX, y: horizonY + 92 * unit, scale: 1.05 * unit })
  const shore = { x: width * (isWide ? 0.7 : 0.64), y: height * 0.9 }
  paintShore(canvas, shore.x, shore.y)
  paintPenguins(canvas, shore.x, shore.y + 10 * unit)
}

/** Ice by day: bergs and floes below white peaks, penguins on the near snow. */
export const floes: Scene = {
  name: 'floes',
  family: 'polar',
  skyInk: '#6FB4BE',
  mistInk: '#7FC3BF',
  shadowInk: COAT,
  accentInk: BEAK,
  altText: 'Penguins on a snowy shore, icebergs, floes and white peaks behind them',
  lightText: 'in the long light of a polar summer',
  draw,
}
