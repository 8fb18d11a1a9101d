import { addCircle, addLine, addPath, type PosterCanvas } from '#art/drawing/canvas.ts'
import { outline, type Point, smoothPath } from '#art/drawing/path.ts'
import { placePath } from '#art/drawing/place-path.ts'
import { spray, sprayBand } from '#art/drawing/spray.ts'
import { coniferPath } from '#art/kit/flora.ts'
import { paintMassif } from '#art/kit/massif.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { placeDisc } from '#art/kit/scene-variant.ts'
import { paintSky, paintStreaks } from '#art/kit/sky.ts'
import { paintChalet, paintSkier, paintVillageChurch } from './alpine-village.ts'

const GLOW = '#F6B28A'
const NIGHT = '#17183A'
const JACKET = '#E8392B'
const SNOW = '#E9E6F2'
const SNOW_SHADE = '#8E9CCB'
const PINES = '#1C2A4E'
const ROCK_LIT = '#E58E6E'
const ROCK_SHADE = '#4C4A80'

function paintPeaks(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide } = canvas
  const baseY = height * 0.64
  paintSky(canvas, { top: '#27376E', middle: '#9A6A94', horizon: GLOW }, baseY, 0.36)
  const moon = placeDisc(variant, { x: width * (isWide ? 0.36 : 0.2), y: height * 0.15, radius: 34 * unit })
  addCircle(canvas, moon.x, moon.y, moon.radius, '#FFF1D6')
  const bars = [
    [width * 0.8, height * 0.2, 360 * unit, 13 * unit],
    [width * 0.9, height * 0.223, 260 * unit, 10 * unit],
    [width * 0.1, height * 0.3, 320 * unit, 12 * unit],
  ] as const
  paintStreaks(canvas, bars, '#F3C3AE', { opacity: 0.85 })
  const snow = { lit: '#FFE3CC', shade: '#7A80B8' }
  const peak = (x: number, rise: number, reach: number): void => {
    paintMassif(canvas, {
      x: width * x,
      baseY,
      peakY: baseY - rise * unit,
      leftReach: reach * unit,
      rightReach: reach * 1.1 * unit,
      lit: ROCK_LIT,
      shade: ROCK_SHADE,
      snow: { ...snow, lineY: baseY - rise * 0.42 * unit },
    })
  }
  for (const [x, rise, reach] of isWide
    ? ([
        [0.08, 250, 250],
        [0.3, 300, 270],
        [0.94, 330, 280],
        [0.78, 270, 230],
      ] as const)
    : ([
        [0.06, 280, 230],
        [0.98, 320, 260],
        [0.28, 240, 200],
      ] as const)) {
    peak(x, rise, reach)
  }
  sprayBand(canvas, '#B98AA6', baseY, baseY - 210 * unit, 0.8)
  peak(isWide ? 0.58 : 0.6, 440, 300)
  sprayBand(canvas, '#C79AAE', baseY + 4 * unit, baseY - 130 * unit, 0.95)
}

function slope(canvas: PosterCanvas, shares: readonly number[], ink: string, shade: string): string {
  const { width, height, unit } = canvas
  const points = shares.map(
    (share, index): Point => [-20 + ((width + 40) * index) / (shares.length - 1), height * share],
  )
  const path = smoothPath(points, height)
  addPath(canvas, path, ink)
  spray(canvas, path, shade, [width, height * 0.84 + 60 * unit, width * 0.34, height * 0.6])
  return path
}

function paintWood(
  canvas: PosterCanvas,
  from: number,
  to: number,
  baseY: (share: number) => number,
  tall: number,
): void {
  const { unit, random, width } = canvas
  let path = ''
  for (let x = from; x < to; x += random(20, 36) * unit) {
    path += coniferPath(canvas, x, baseY(x / width) + random(-6, 8) * unit, tall * random(0.7, 1.2) * unit)
  }
  addPath(canvas, path, PINES)
}

/** Offset from the church and scale of each chalet, back to front. */
const CHALETS = [
  [-210, -34, 0.72],
  [150, -40, 0.7],
  [-96, -6, 0.86],
  [232, 2, 0.92],
  [-262, 34, 1],
  [112, 44, 1.06],
  [-70, 72, 1.12],
] as const
const WIDE_CHALETS = [[-430, 20, 0.74], [410, -10, 0.86], ...CHALETS] as const

function paintVillage(canvas: PosterCanvas, variant: SceneVariant, x: number, y: number): void {
  const { unit, isWide } = canvas
  paintVillageChurch(canvas, { x, y: y - 18 * unit, scale: 0.94 * unit }, variant.detail === 1)
  for (const [across, down, size] of isWide ? WIDE_CHALETS : CHALETS) {
    paintChalet(canvas, { x: x + across * unit, y: y + down * unit, scale: size * 0.86 * unit })
  }
}

function paintCableCar(canvas: PosterCanvas): void {
  const { width, height, unit } = canvas
  addLine(
    canvas,
    outline`M-10 ${height * 0.5}Q${width * 0.4} ${height * 0.44} ${width + 10} ${height * 0.2}`,
    PINES,
    2.4 * unit,
  )
  const cabin = { x: width * 0.24, y: height * 0.475, scale: 0.9 * unit }
  addLine(canvas, placePath('M0 -2v34', cabin), PINES, 3 * unit)
  addPath(
    canvas,
    placePath('M-30 32h60q6 0 6 8v30q0 10 -10 10h-52q-10 0 -10 -10v-30q0 -8 6 -8z', cabin),
    JACKET,
  )
  addPath(canvas, placePath('M-28 40h24v18h-24zM4 40h24v18h-24z', cabin), '#FFE3CC')
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide } = canvas
  paintPeaks(canvas, variant)
  slope(canvas, [0.6, 0.63, 0.655, 0.64, 0.585], '#C3BEE0', SNOW_SHADE)
  paintWood(canvas, -20, width * (isWide ? 0.3 : 0.2), (share) => height * (0.63 + share * 0.08), 84)
  paintWood(canvas, width * 0.8, width + 20, (share) => height * (0.76 - share * 0.14), 90)
  if (variant.detail === 2) paintCableCar(canvas)
  slope(canvas, [0.7, 0.68, 0.69, 0.7, 0.68], SNOW, SNOW_SHADE)
  paintVillage(canvas, variant, width * (isWide ? 0.6 : 0.5), height * 0.745)
  slope(canvas, [0.8, 0.86, 0.895, 0.88, 0.83], SNOW, '#7F8EC2')
  const track = outline`M${width * 0.08} ${height + 10}Q${width * 0.3} ${height * 0.9} ${width * 0.74} ${height * 0.895}`
  addLine(canvas, track, '#B3B8DC', 4 * unit)
  paintSkier(canvas, { x: width * (isWide ? 0.44 : 0.36), y: height * 0.925, scale: 0.84 * unit }, JACKET)
  paintWood(canvas, -20 * unit, width * (isWide ? 0.09 : 0.12), () => height + 10, 330)
  paintWood(canvas, width * (isWide ? 0.93 : 0.9), width + 20, () => height + 10, 280)
  sprayBand(canvas, NIGHT, height + 30 * unit, height * 0.93, 0.85)
}

/** Alpine village: chalets and a church under snow, peaks in the last light, a skier coming home. */
export const alpine: Scene = {
  name: 'alpine',
  family: 'city-dusk',
  skyInk: '#27376E',
  mistInk: GLOW,
  shadowInk: NIGHT,
  accentInk: JACKET,
  altText: 'Chalets with lit windows round a village church under snow, peaks behind, a skier coming home',
  lightText: 'in the last light',
  draw,
}
