import { addCircle, addPath, type PosterCanvas } from '#art/drawing/canvas.ts'
import { outline, smoothPath } from '#art/drawing/path.ts'
import { type Placement, placePath } from '#art/drawing/place-path.ts'
import { spray, sprayBand, sprayVertical } from '#art/drawing/spray.ts'
import { coniferPath } from '#art/kit/flora.ts'
import { paintMassif } from '#art/kit/massif.ts'
import { paintRailcar, paintSteam, paintSteamTrain } from '#art/kit/railway-train.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { placeDisc } from '#art/kit/scene-variant.ts'
import { paintSky } from '#art/kit/sky.ts'
import { hillLine } from '#art/kit/terrain.ts'
import { paintRipples } from '#art/kit/water.ts'
import { paintViaduct, railY, type Viaduct } from './stone-viaduct.ts'

const HORIZON = 0.6
const HAZE = '#F6E2B0'
const NIGHT = '#2A2430'
const JACKET = '#D8432B'

/** Share of the width, height of the peak and reach to each side in units. */
type Peak = readonly [number, number, number]

const PEAKS: readonly Peak[] = [
  [0, 220, 280],
  [0.36, 330, 310],
  [0.72, 390, 340],
  [1.04, 240, 280],
]
const WIDE_PEAKS: readonly Peak[] = [
  [0.05, 250, 330],
  [0.3, 330, 340],
  [0.56, 230, 300],
  [0.8, 370, 380],
  [1.02, 260, 300],
]

type BankInks = Readonly<Record<'ground' | 'bloom' | 'paleBloom', string>>

const HEATHER: BankInks = { ground: '#7A3B52', bloom: '#B4577A', paleBloom: '#D98A9C' }
const GORSE: BankInks = { ground: '#55602F', bloom: '#D9A83A', paleBloom: '#F0CF6E' }

function paintSkyAndPeaks(canvas: PosterCanvas, variant: SceneVariant, horizonY: number): void {
  const { width, height, unit, isWide } = canvas
  paintSky(canvas, { top: '#5E8A8E', middle: '#B9C7AC', horizon: HAZE }, horizonY, 0.3)
  if (variant.discScale !== 1) {
    const asDrawn = { x: width * (isWide ? 0.66 : 0.5), y: height * 0.17, radius: 62 * unit }
    const sun = placeDisc(variant, asDrawn)
    addCircle(canvas, sun.x, sun.y, sun.radius, '#FFF6DA')
  }
  const snow = { lit: '#F3EDD6', shade: '#A9B9AE', lineY: horizonY - 270 * unit }
  for (const [share, peak, reach] of isWide ? WIDE_PEAKS : PEAKS) {
    const size = { leftReach: reach * unit, rightReach: reach * unit, roughness: 0.5 }
    const place = { x: width * share, baseY: horizonY + 10, peakY: horizonY - peak * unit }
    paintMassif(canvas, { ...place, ...size, lit: '#8F9A6A', shade: '#56706A', snow })
  }
  sprayBand(canvas, '#F3E1B0', horizonY + 14, horizonY - 160 * unit)
}

function paintGlen(canvas: PosterCanvas, horizonY: number): void {
  const { width, height, unit, random } = canvas
  const glen = smoothPath(hillLine(canvas, horizonY, 34 * unit, 5), height)
  addPath(canvas, glen, '#7C8F4A')
  spray(canvas, glen, '#4E6F48', [width, horizonY + 180 * unit, width * 0.2, horizonY])
  let pines = ''
  for (let x = -10; x < width; x += 20 * unit) {
    if (random() < 0.7) {
      pines += coniferPath(canvas, x, horizonY + random(30, 60) * unit, random(34, 66) * unit)
    }
  }
  addPath(canvas, pines, '#2F5A48')
}

function paintLoch(canvas: PosterCanvas): void {
  const { width, height, unit } = canvas
  const shore = outline`M-10 ${height * 0.76}Q${width * 0.3} ${height * 0.7} ${width * 0.62} ${height * 0.725}`
  const water = `${shore}${outline`T${width + 10} ${height * 0.72}V${height}H-10`}z`
  addPath(canvas, water, '#3E7C84')
  sprayVertical(canvas, water, '#DDE2BE', height * 0.7, height * 0.82)
  const ripples = { topY: height * 0.75, bottomY: height * 0.9, count: 22 }
  paintRipples(canvas, { ...ripples, minWidth: 20 * unit, maxWidth: 80 * unit }, '#E3E8CC', { opacity: 0.55 })
}

function paintTrain(canvas: PosterCanvas, variant: SceneVariant, viaduct: Viaduct): void {
  const { width, unit, isWide } = canvas
  const x = width * (isWide ? 0.6 : 0.56)
  const y = railY(canvas, viaduct, x) - 8 * unit
  const degrees = (Math.atan2(viaduct.rightY - viaduct.leftY, width) * 180) / Math.PI
  const place = { x, y, scale: 1.08 * unit, degrees }
  if (variant.detail === 1) {
    paintRailcar(canvas, place, JACKET)
    return
  }
  paintSteamTrain(canvas, place, JACKET)
  paintSteam(canvas, x + 90 * unit, y - 74 * unit, degrees)
}

function paintBank(canvas: PosterCanvas, inks: BankInks): void {
  const { width, height, unit, random } = canvas
  const bank = smoothPath(hillLine(canvas, height * 0.88, 40 * unit, 4), height)
  addPath(canvas, bank, inks.ground)
  sprayVertical(canvas, bank, NIGHT, height, height * 0.88)
  const blooms: [string, string] = ['', '']
  for (let index = 0; index < 150; index += 1) {
    const x = random(0, width)
    const y = height * 0.9 + (Math.sin(x / (100 * unit)) * 14 + random(0, 90)) * unit
    const tall = random(10, 26) * unit
    const stem = outline`M${x} ${y}q${-5 * unit} ${-tall} 0 ${tall * -1.4}q${5 * unit} ${tall * 0.4} 0 ${tall * 1.4}z`
    blooms[index % 2 === 0 ? 0 : 1] += stem
  }
  addPath(canvas, blooms[0], inks.bloom)
  addPath(canvas, blooms[1], inks.paleBloom)
}

function paintHiker(canvas: PosterCanvas, at: Placement): void {
  addPath(canvas, placePath('M-11 0l3 -42h17l4 42h-9l-4 -28l-3 28z', at), NIGHT)
  addPath(canvas, placePath('M-26 -64q0 -14 12 -14v38q-12 0 -12 -12z', at), '#C9A24A')
  addPath(canvas, placePath('M-15 -34q-2 -44 14 -46q17 2 16 46z', at), JACKET)
  addCircle(canvas, at.x, at.y - 89 * at.scale, 9.5 * at.scale, NIGHT)
  addPath(canvas, placePath('M14 -58l14 56l-3 2l-15 -52z', at), NIGHT)
}

/** Share of the width, and the same in wide formats; height in units. */
const PINES = [
  [-0.03, -0.015, 620],
  [0.07, 0.045, 420],
  [0.93, 0.95, 380],
  [1.02, 1.01, 560],
] as const

function paintPineFrame(canvas: PosterCanvas): void {
  const { width, height, unit, isWide } = canvas
  const trees = PINES.map(([share, wideShare, tall]) =>
    coniferPath(canvas, width * (isWide ? wideShare : share), height + 40 * unit, tall * unit),
  )
  addPath(canvas, trees.join(''), '#1C2E2E')
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide } = canvas
  const horizonY = height * HORIZON
  const viaduct: Viaduct = { leftY: height * 0.5, rightY: height * 0.56, arches: isWide ? 13 : 8 }
  paintSkyAndPeaks(canvas, variant, horizonY)
  paintGlen(canvas, horizonY)
  paintLoch(canvas)
  paintViaduct(canvas, viaduct)
  paintTrain(canvas, variant, viaduct)
  paintBank(canvas, variant.detail === 1 ? GORSE : HEATHER)
  paintHiker(canvas, { x: width * (isWide ? 0.73 : 0.72), y: height * 0.945, scale: 1.05 * unit })
  if (variant.detail === 2) {
    paintPineFrame(canvas)
  }
}

/** Rail highlands: a stone viaduct over a loch, a train on it, flowers in front. */
export const viaduct: Scene = {
  name: 'viaduct',
  family: 'highland',
  skyInk: '#5E8A8E',
  mistInk: HAZE,
  shadowInk: NIGHT,
  accentInk: JACKET,
  altText: 'A train crossing a tall stone viaduct below mountains, a hiker among flowers in front',
  lightText: 'in hazy morning light',
  draw,
}
