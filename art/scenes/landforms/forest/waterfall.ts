import { addCircle, addPath, addRect, type PosterCanvas } from '#art/drawing/canvas.ts'
import { between, outline, type Point, smoothPath } from '#art/drawing/path.ts'
import { placePath } from '#art/drawing/place-path.ts'
import { sprayBand, sprayVertical } from '#art/drawing/spray.ts'
import { coniferPath, paintPalm } from '#art/kit/flora.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { paintRipples } from '#art/kit/water.ts'
import { paintBasaltStep, paintBasaltWall } from './basalt.ts'
import { type Fall, paintFall, paintFallMist, paintRainbow } from './falling-water.ts'
import { paintSkyAndPeak } from './waterfall-sky.ts'

const DEEP = '#26383E'
const COAT = '#D8432B'
const MOSS = '#8FA95A'

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
  sprayVertical(canvas, path, '#66893F', y + 26 * unit, y - 30 * unit)
  let drips = ''
  for (let index = 0; index < 16; index += 1) {
    const x = between(fromX, toX, random())
    const half = random(10, 26) * unit
    const tall = random(30, 80) * unit
    const down = outline`q${half * 0.4} ${random(30, 90) * unit} ${half} ${tall}`
    drips += `${outline`M${x - half} ${y + 8 * unit}`}${down}${outline`q${half * 0.5} ${-0.2 * tall} ${half} ${-tall}`}z`
  }
  addPath(canvas, drips, '#66893F')
}

function paintCliffs(canvas: PosterCanvas, { x, gap, lipY, poolY }: Fall): void {
  const { width, unit } = canvas
  const footY = poolY + 10
  addRect(canvas, 0, lipY + 12 * unit, width, poolY - lipY, '#2E4A50')
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

function paintPool(canvas: PosterCanvas, poolY: number): void {
  const { width, height, unit } = canvas
  addRect(canvas, 0, poolY, width, height - poolY, '#3E7F88')
  sprayBand(canvas, '#BFDAD3', poolY, poolY + height * 0.12)
  const ripples = { topY: poolY + 12 * unit, bottomY: height * 0.95, count: 26 }
  paintRipples(canvas, { ...ripples, minWidth: 28 * unit, maxWidth: 110 * unit }, '#DCEBE0', {
    opacity: 0.65,
  })
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
  sprayVertical(canvas, bank, '#7F9A48', height * 0.84, height * 0.94)
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

/** Shares of the width and heights in units. */
const TREES = [
  [-0.01, 560],
  [0.055, 400],
  [0.115, 480],
  [0.17, 260],
  [0.915, 300],
  [1, 500],
] as const

function paintTrees(canvas: PosterCanvas, hasPalms: boolean): void {
  const { width, height, unit, isWide } = canvas
  for (const [share, tall] of TREES) {
    const edge = Math.round(share)
    const x = width * (isWide ? edge + (share - edge) * 0.6 : share)
    if (hasPalms) {
      const lean = edge === 0 ? 0.1 : -0.1
      const inks = { trunk: '#1B2A32', leaf: '#1F3F3A', backLeaf: '#33583F' }
      paintPalm(canvas, { x, groundY: height + 60 * unit, height: tall * unit, lean, ...inks })
    } else {
      addPath(canvas, coniferPath(canvas, x, height + 60 * unit, tall * unit), '#1B2A32')
    }
  }
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide } = canvas
  const fall: Fall = {
    x: width * (isWide ? 0.62 : 0.54),
    gap: 92 * unit,
    lipY: height * 0.3,
    poolY: height * 0.76,
  }
  paintSkyAndPeak(canvas, variant, fall)
  paintCliffs(canvas, fall)
  paintFall(canvas, fall)
  const side: Fall = { ...fall, x: fall.x + 205 * unit, gap: 30 * unit, lipY: fall.lipY + 4 * unit }
  if (variant.detail === 1) {
    paintFall(canvas, side)
  }
  paintPool(canvas, fall.poolY)
  paintFallMist(canvas, fall, 5)
  if (variant.detail === 1) {
    paintFallMist(canvas, side, 2)
  }
  paintRainbow(canvas, fall)
  paintBank(canvas)
  const hasPalms = variant.touches.includes('palms')
  if (variant.detail === 2 || hasPalms) {
    paintTrees(canvas, hasPalms)
  } else {
    paintSteps(canvas)
  }
  const walkerShare = (isWide ? 0.06 : 0.13) + (variant.detail === 2 || hasPalms ? 0.11 : 0)
  paintWalker(canvas, width * walkerShare, height * 0.893, 1.1 * unit)
}

/** Basalt, falls: prism walls, sprayed mist, one walker in a red coat. */
export const waterfall: Scene = {
  name: 'waterfall',
  family: 'highland',
  skyInk: '#8FB0B4',
  mistInk: '#8FB0B4',
  shadowInk: DEEP,
  accentInk: COAT,
  altText: 'A waterfall between dark cliffs topped with moss, a walker in a bright coat below',
  touchedAltTexts: {
    palms: 'A waterfall between dark cliffs grown over with green, palms and a walker in a bright coat below',
    snows: 'A waterfall between dark cliffs topped with moss, a snowy peak beyond, a walker in a bright coat',
  },
  lightText: 'in soft morning light',
  draw,
}
