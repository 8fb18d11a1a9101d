import { addCircle, addPath, addPolygon, type PosterCanvas } from '#art/drawing/canvas.ts'
import { closeToBase, outline, type Point, smoothPath } from '#art/drawing/path.ts'
import { spray, sprayBand } from '#art/drawing/spray.ts'
import { paintMassif } from '#art/kit/massif.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { placeDisc } from '#art/kit/scene-variant.ts'
import { paintSky, paintStreaks } from '#art/kit/sky.ts'
import { hillLine, ridgeLine } from '#art/kit/terrain.ts'
import { paintGrazingHorse, paintRider, paintYurt } from './steppe-camp.ts'

const HAZE = '#FCE3B0'
const SHADOW = '#2C2440'
const COAT = '#1FA3A8'
const GRASS = '#D9AE4A'
const GRASS_SHADE = '#8C7A3C'

function paintSkyAndRange(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide } = canvas
  const baseY = height * 0.53
  paintSky(canvas, { top: '#2B62A6', middle: '#7FA9C4', horizon: HAZE }, baseY, 0.4)
  const sun = placeDisc(variant, { x: width * (isWide ? 0.42 : 0.24), y: height * 0.22, radius: 56 * unit })
  addCircle(canvas, sun.x, sun.y, sun.radius, '#FFF4D2')
  const bars = [
    [width * 0.72, height * 0.11, 460 * unit, 26 * unit],
    [width * 0.86, height * 0.142, 380 * unit, 20 * unit],
    [width * 0.6, height * 0.165, 240 * unit, 14 * unit],
    [width * 0.1, height * 0.31, 360 * unit, 18 * unit],
    [width * 0.28, height * 0.332, 220 * unit, 12 * unit],
  ] as const
  paintStreaks(canvas, bars, '#FFF1D4', { opacity: 0.92 })
  const inks = { lit: '#D9A27C', shade: '#7C6C9A', snow: { lit: '#FFF6E4', shade: '#AFA9CC' } }
  const range = isWide
    ? [
        [0.2, 150],
        [0.36, 190],
        [0.52, 160],
        [0.68, 220],
        [0.83, 190],
        [0.98, 240],
        [0.04, 200],
      ]
    : [
        [0.06, 190],
        [0.34, 170],
        [0.62, 230],
        [0.92, 200],
      ]
  for (const [across = 0, rise = 0] of range) {
    const snow = { ...inks.snow, lineY: baseY - rise * 0.62 * unit }
    const reach = { leftReach: rise * 1.05 * unit, rightReach: rise * 1.15 * unit }
    paintMassif(canvas, { x: width * across, baseY, peakY: baseY - rise * unit, ...reach, ...inks, snow })
  }
  sprayBand(canvas, HAZE, baseY + 60 * unit, baseY - 110 * unit, 1)
}

function paintHill(canvas: PosterCanvas, share: number, ink: string, shade: string): void {
  const { width, height, unit } = canvas
  const path = smoothPath(hillLine(canvas, height * share, 34 * unit, 4), height)
  addPath(canvas, path, ink)
  spray(canvas, path, shade, [width, height * share + 120 * unit, width * 0.4, height * share])
}

/** A river that widens in bends from the foot of the hills to the near bank. */
function paintRiver(canvas: PosterCanvas): void {
  const { width, height, unit, isWide } = canvas
  const middle = width * (isWide ? 0.36 : 0.2)
  const bends = [
    [0.585, 150, 3],
    [0.61, 30, 6],
    [0.64, 140, 11],
    [0.685, -30, 18],
    [0.75, 120, 32],
    [0.85, -60, 60],
    [1.02, 60, 110],
  ] as const
  const bank = (side: -1 | 1): readonly Point[] =>
    bends.map(([down, across, half]): Point => [middle + (across + side * half) * unit, height * down])
  const left = smoothPath(bank(-1))
  const right = smoothPath(bank(1).toReversed()).replace('M', 'L')
  addPath(canvas, `${left}${right}z`, '#7FB0C4')
  addPath(canvas, `${left}${right}z`, '#EAF0DC', { opacity: 0.35 })
}

function paintGrass(canvas: PosterCanvas): void {
  const { width, height, unit, random } = canvas
  addPolygon(canvas, closeToBase(ridgeLine(canvas, height * 0.955, 20 * unit, 22, 0.6), height), SHADOW)
  let blades = ''
  for (let x = -10; x < width + 10; x += random(9, 20) * unit) {
    const tall = random(40, 120) * unit
    const lean = random(-10, 26) * unit
    blades += outline`M${x} ${height}q${lean * 0.2} ${-tall * 0.6} ${lean} ${-tall - 20 * unit}q${-lean * 0.2} ${tall * 0.5} ${-lean + 7 * unit} ${tall + 20 * unit}z`
  }
  addPath(canvas, blades, SHADOW)
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide } = canvas
  paintSkyAndRange(canvas, variant)
  paintHill(canvas, 0.545, '#B79C5A', '#857C56')
  paintHill(canvas, 0.585, GRASS, GRASS_SHADE)
  paintRiver(canvas)
  const camp = { x: width * (isWide ? 0.62 : 0.6), y: height * 0.7 }
  const yurt = (across: number, down: number, scale: number): void => {
    const at = { x: camp.x + across * unit, y: camp.y + down * unit, scale: scale * unit }
    const shadow = outline`M${at.x - 100 * at.scale} ${at.y + 2}h${330 * at.scale}l${-60 * at.scale} ${16 * at.scale}h${-230 * at.scale}z`
    addPath(canvas, shadow, GRASS_SHADE)
    paintYurt(canvas, at)
  }
  yurt(206, -34, 0.6)
  if (variant.detail !== 0) yurt(-190, -30, 0.52)
  yurt(0, 22, 1.06)
  paintGrazingHorse(canvas, { x: camp.x - 20 * unit, y: camp.y + 116 * unit, scale: 0.62 * unit }, '#3A2430')
  paintGrazingHorse(
    canvas,
    { x: camp.x + 128 * unit, y: camp.y + 80 * unit, scale: 0.74 * unit, scaleX: -0.74 * unit },
    '#7A4026',
  )
  if (variant.detail === 1) {
    paintGrazingHorse(canvas, { x: camp.x + 222 * unit, y: camp.y + 66 * unit, scale: 0.7 * unit }, '#EAD7B4')
  }
  const near = hillLine(canvas, height * 0.885, 26 * unit, 3)
  addPath(canvas, smoothPath(near, height), '#B58A3A')
  sprayBand(canvas, SHADOW, height, height * 0.86, 0.9)
  const rider = variant.detail === 2 ? 0.3 : 0.36
  paintRider(canvas, { x: width * (isWide ? 0.47 : rider), y: height * 0.885, scale: 1.1 * unit }, COAT)
  paintGrass(canvas)
}

/** Steppe: felt yurts and horses on open grass, a river, a snowy range, a rider. */
export const yurts: Scene = {
  name: 'yurts',
  family: 'arid-day',
  skyInk: '#2B62A6',
  mistInk: '#7FA9C4',
  shadowInk: SHADOW,
  accentInk: COAT,
  altText: 'Felt yurts on open steppe below a snowy range, horses grazing, a rider passing',
  lightText: 'on a clear afternoon',
  draw,
}
