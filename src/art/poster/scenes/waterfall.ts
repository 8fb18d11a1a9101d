import { addCircle, addLine, addPath, addRect, type PosterCanvas } from '#src/art/poster/canvas.ts'
import { paintForest } from '#src/art/poster/flora.ts'
import { paintMassif } from '#src/art/poster/massif.ts'
import { between, boxPath, outline, type Point, smoothPath } from '#src/art/poster/path.ts'
import { placePath } from '#src/art/poster/place-path.ts'
import type { Scene, SceneVariant } from '#src/art/poster/scene.ts'
import { placeDisc } from '#src/art/poster/scene-variant.ts'
import { paintSky } from '#src/art/poster/sky.ts'
import { spray, sprayBand, sprayRadial, sprayUpright } from '#src/art/poster/spray.ts'
import { paintRipples } from '#src/art/poster/water.ts'
import { paintBasaltStep, paintBasaltWall } from './basalt.ts'

const HORIZON_INK = '#F4E9CE'
const DEEP = '#26383E'
const COAT = '#D8432B'
const MOSS = '#8FA95A'

/** One fall: centre, half its width, and the heights of the lip and of the pool. */
type Fall = { readonly x: number; readonly gap: number; readonly lipY: number; readonly poolY: number }

function paintSkyAndPeak(canvas: PosterCanvas, variant: SceneVariant, fall: Fall): void {
  const { height, unit } = canvas
  paintSky(canvas, { top: '#8FB0B4', middle: '#C9D3C8', horizon: HORIZON_INK }, height * 0.5, 0.3)
  const disc = placeDisc(variant, { x: fall.x + 150 * unit, y: height * 0.14, radius: 54 * unit })
  addCircle(canvas, disc.x, disc.y, disc.radius, '#FFF7E2', { opacity: 0.9 })
  paintMassif(canvas, {
    x: fall.x - 220 * unit,
    baseY: fall.lipY + 60 * unit,
    peakY: height * 0.12,
    leftReach: 330 * unit,
    rightReach: 300 * unit,
    lit: '#A9BDBA',
    shade: '#7F9CA0',
    snow: { lit: '#FBF7EA', shade: '#C3D2D0', lineY: height * 0.2 },
  })
  sprayBand(canvas, '#E9E6D2', fall.lipY + 10 * unit, height * 0.16)
}

function paintMoss(canvas: PosterCanvas, fromX: number, toX: number, y: number): void {
  const { unit, random } = canvas
  const crown: readonly Point[] = [
    [fromX, y],
    [between(fromX, toX, 0.2), y - 26 * unit],
    [between(fromX, toX, 0.45), y - 12 * unit],
    [between(fromX, toX, 0.7), y - 40 * unit],
    [toX, y - 54 * unit],
  ]
  const path = smoothPath(crown) + outline`L${toX} ${y + 26 * unit}L${fromX} ${y + 20 * unit}z`
  addPath(canvas, path, '#A9B84E')
  sprayUpright(canvas, path, '#5E8040', y + 26 * unit, y - 30 * unit)
  let drips = ''
  for (let index = 0; index < 16; index += 1) {
    const x = between(fromX, toX, random())
    const half = random(10, 26) * unit
    const tall = random(30, 80) * unit
    const down = outline`q${half * 0.4} ${random(30, 90) * unit} ${half} ${tall}`
    drips += `${outline`M${x - half} ${y + 8 * unit}`}${down}${outline`q${half * 0.5} ${-0.2 * tall} ${half} ${-tall}`}z`
  }
  addPath(canvas, drips, '#7B9B45')
}

function paintCliffs(canvas: PosterCanvas, { x, gap, lipY, poolY }: Fall): void {
  const { width, unit } = canvas
  const footY = poolY + 10
  addRect(canvas, 0, lipY, width, poolY - lipY + 20, '#2E4A50')
  const left = { fromX: x - gap - 10 * unit, toX: -40, rimY: lipY + 6 * unit }
  const right = { fromX: x + gap + 10 * unit, toX: width + 40, rimY: lipY - 10 * unit }
  const common = { footY, top: MOSS }
  paintBasaltWall(canvas, {
    ...left,
    ...common,
    lit: ['#56706C', '#4A6362'],
    shade: ['#33484E', '#2B3F47'],
  })
  paintBasaltWall(canvas, {
    ...right,
    ...common,
    lit: ['#3F595B', '#4A6663'],
    shade: ['#2A3F47', '#22343E'],
  })
  paintMoss(canvas, x - gap + 6 * unit, -40, lipY + 8 * unit)
  paintMoss(canvas, x + gap - 6 * unit, width + 40, lipY - 6 * unit)
}

function paintFall(canvas: PosterCanvas, { x, gap, lipY, poolY }: Fall): void {
  const { unit, random } = canvas
  const lip = outline`M${x - gap} ${lipY + 6 * unit}q${gap} ${-22 * unit} ${gap * 2} ${-6 * unit}`
  const fall = `${lip}${outline`L${x + gap * 1.12} ${poolY + 16 * unit}H${x - gap * 1.15}`}z`
  addPath(canvas, fall, '#F4F6EA')
  const strands: [string, string] = ['', '']
  for (let index = 0; index < Math.round((26 * gap) / (92 * unit)); index += 1) {
    const across = random(-1, 1)
    const tall = random(70, 240) * unit
    const thick = random(2.5, 8) * unit
    const lean = across * 6 * unit
    const top = outline`M${x + across * gap * 0.94} ${between(lipY, poolY, random(0, 0.7))}`
    const down = outline`q${thick} ${tall * 0.4} ${lean} ${tall}q${-thick * 1.6} ${-tall * 0.5} ${-lean} ${-tall}z`
    strands[index % 3 === 0 ? 1 : 0] += top + down
  }
  addPath(canvas, strands[0], '#A9C9CC')
  addPath(canvas, strands[1], '#6F9DA8')
  spray(canvas, fall, '#7FA9B0', [x + gap * 1.1, 0, x + gap * 0.1, 0])
}

function paintPool(canvas: PosterCanvas, poolY: number): void {
  const { width, height, unit } = canvas
  addRect(canvas, 0, poolY, width, height - poolY, '#3E7F88')
  sprayBand(canvas, '#BFDAD3', poolY, poolY + height * 0.12)
  const ripples = { topY: poolY + 12 * unit, bottomY: height * 0.95, count: 26 }
  paintRipples(canvas, { ...ripples, minWidth: 28 * unit, maxWidth: 110 * unit }, '#DCEBE0', {
    opacity: 0.65,
  })
}

/** Offsets from the foot of the fall and radius, in units. */
const MIST_PUFFS = [
  [-90, -20, 130],
  [70, -26, 150],
  [0, 10, 190],
  [-180, 20, 110],
  [190, 20, 120],
] as const

function paintMist(canvas: PosterCanvas, { x, gap, poolY }: Fall): void {
  const size = gap / 92
  for (const [across, down, reach] of MIST_PUFFS) {
    const [puffX, puffY, radius] = [x + across * size, poolY + down * size, reach * size]
    const box = boxPath(puffX - radius, puffY - radius, 2 * radius, 2 * radius)
    sprayRadial(canvas, box, '#F8F8EE', [puffX, puffY, radius], 0.95)
  }
}

function paintRainbow(canvas: PosterCanvas, { x, poolY }: Fall): void {
  const { unit } = canvas
  const [reach, centreX, footY] = [200 * unit, x - 40 * unit, poolY + 10 * unit]
  for (const [index, ink] of ['#E58A5A', '#F0C869', '#8FBF8A', '#5FA3B0'].entries()) {
    const radius = reach - index * 9 * unit
    const start = outline`M${centreX - radius} ${footY}A${radius} ${radius} 0 0 1 `
    const end = outline`${centreX - reach * 0.2} ${footY - reach * 0.97 + index * 8 * unit}`
    addLine(canvas, start + end, ink, 8 * unit, { opacity: 0.55 })
  }
}

function paintBank(canvas: PosterCanvas): void {
  const { width, height } = canvas
  const line: readonly Point[] = [
    [-20, height * 0.86],
    [width * 0.16, height * 0.845],
    [width * 0.4, height * 0.91],
    [width * 0.62, height * 0.94],
    [width * 0.86, height * 0.9],
    [width + 20, height * 0.85],
  ]
  const bank = smoothPath(line, height)
  addPath(canvas, bank, DEEP)
  sprayUpright(canvas, bank, '#7F9A48', height * 0.84, height * 0.94)
}

function paintWalker(canvas: PosterCanvas, x: number, y: number, scale: number): void {
  const at = { x, y, scale }
  addPath(canvas, placePath('M-11 0l2 -40h18l3 40h-8l-4 -28l-3 28z', at), '#16222C')
  addPath(canvas, placePath('M-15 -30q-1 -44 15 -46q17 2 15 46z', at), COAT)
  addCircle(canvas, x, y - 84 * scale, 10 * scale, '#E9B44A')
}

function paintSteps(canvas: PosterCanvas): void {
  const { width, height, unit, isWide } = canvas
  const shares = isWide
    ? [0.02, 0.06, 0.1, 0.145, 0.19, 0.93, 0.975]
    : [0.04, 0.13, 0.22, 0.31, 0.4, 0.88, 0.97]
  for (const [index, share] of shares.entries()) {
    const lift = index > 4 ? -0.01 : index * 0.008
    const y = height * (0.86 + (index % 2) * 0.035 + lift)
    paintBasaltStep(canvas, { x: width * share, y, radius: 44 * unit, depth: height - y + 40 })
  }
}

/** Conifers on both banks, none where the fall is seen between them. */
function paintTrees(canvas: PosterCanvas, fallShare: number): void {
  const { height, unit } = canvas
  const heightAt = (share: number): number => Math.max(0, Math.abs(share - fallShare) * 2.4 - 0.5)
  const size = { groundY: height + 20, minHeight: 300 * unit, maxHeight: 430 * unit, step: 62 * unit }
  paintForest(canvas, { ...size, heightAt }, '#1B2A32')
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide } = canvas
  const share = isWide ? 0.62 : 0.54
  const fall: Fall = { x: width * share, gap: 92 * unit, lipY: height * 0.3, poolY: height * 0.76 }
  paintSkyAndPeak(canvas, variant, fall)
  paintCliffs(canvas, fall)
  paintFall(canvas, fall)
  const side: Fall = { ...fall, x: fall.x + 205 * unit, gap: 26 * unit, lipY: fall.lipY + 4 * unit }
  if (variant.detail === 1) {
    paintFall(canvas, side)
  }
  paintPool(canvas, fall.poolY)
  paintMist(canvas, fall)
  if (variant.detail === 1) {
    paintMist(canvas, side)
  }
  paintRainbow(canvas, fall)
  paintBank(canvas)
  if (variant.detail === 2) {
    paintTrees(canvas, share)
  } else {
    paintSteps(canvas)
  }
  paintWalker(canvas, width * (isWide ? 0.06 : 0.13), height * 0.893, 1.1 * unit)
}

/** Basalt, falls: prism walls, sprayed mist, one walker in a red coat. */
export const waterfall: Scene = {
  name: 'waterfall',
  family: 'highland',
  skyInk: '#8FB0B4',
  horizonInk: HORIZON_INK,
  shadowInk: DEEP,
  accentInk: COAT,
  altText: 'A waterfall between dark cliffs topped with moss, a walker in a bright coat below',
  lightText: 'in soft morning light',
  draw,
}
