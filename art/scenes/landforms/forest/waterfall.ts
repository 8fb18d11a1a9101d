import { addPath, addRect, type PosterCanvas } from '#art/drawing/canvas.ts'
import { between, outline, type Point, smoothPath } from '#art/drawing/path.ts'
import { sprayBand, sprayVertical } from '#art/drawing/spray.ts'
import { paintMountain } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { paintPalms, paintPines } from '#art/kit/frames.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { hillLine } from '#art/kit/terrain.ts'
import { paintRipples } from '#art/kit/water.ts'
import { paintBasaltStep, paintBasaltWall } from './basalt.ts'
import { type Fall, paintFall, paintFallMist, paintRainbow } from './falling-water.ts'

const DEEP = '#26383E'
const TRUNK = '#1B2A32'
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

/** The sky above the lip, and what rises beyond it: a snowy peak where that is true, wooded hills elsewhere. */
function paintBeyond(s: LandmarkContext, { lipY }: Fall): void {
  const { canvas, height, unit } = s
  if (s.variant.touches.includes('snows')) paintMountain(s, -220, 300, 410, '#A9BDBA', '#7F9CA0', 0.27, 0.8)
  else addPath(canvas, smoothPath(hillLine(canvas, height * 0.24, 80 * unit, 4), lipY + 60 * unit), '#A3BBA4')
  sprayBand(canvas, '#E9E6D2', lipY + 10 * unit, height * 0.16)
}

/** Basalt, falls: prism walls, sprayed mist, one walker in a red coat. */
export const waterfall = landmark({
  name: 'waterfall',
  isPortrait: false,
  palette: {
    ...PALETTES.highland,
    top: '#8FB0B4',
    middle: '#C9D3C8',
    horizon: '#F4E9CE',
    disc: '#FFF7E2',
    deep: DEEP,
  },
  accent: '#D8432B',
  mist: '#8FB0B4',
  ground: 0.42,
  focus: { narrow: 0.54, wide: 0.62 },
  middleShare: 0.36,
  sun: [150, 285, 54],
  clouds: null,
  altText: 'A waterfall between dark cliffs topped with moss, a walker in a bright coat below',
  touchedAltTexts: {
    palms: 'A waterfall between dark cliffs grown over with green, palms and a walker in a bright coat below',
    snows: 'A waterfall between dark cliffs topped with moss, a snowy peak beyond, a walker in a bright coat',
  },
  lightText: 'in soft morning light',
  paint: (s) => {
    const { canvas, x, width, height, unit, isWide } = s
    const { detail, touches } = s.variant
    const fall: Fall = { x, gap: 92 * unit, lipY: height * 0.3, poolY: height * 0.76 }
    const side: Fall = { ...fall, x: x + 205 * unit, gap: 30 * unit, lipY: fall.lipY + 4 * unit }
    paintBeyond(s, fall)
    paintCliffs(canvas, fall)
    paintFall(canvas, fall)
    if (detail === 1) paintFall(canvas, side)
    paintPool(canvas, fall.poolY)
    paintFallMist(canvas, fall, 5)
    if (detail === 1) paintFallMist(canvas, side, 2)
    paintRainbow(canvas, fall)
    paintBank(canvas)
    const hasPalms = touches.includes('palms')
    const hasTrees = hasPalms || detail === 2
    if (hasPalms) {
      paintPalms(s, 'left', '#1F3F3A', TRUNK, 600)
      paintPalms(s, 'right', '#1F3F3A', TRUNK, 500)
    } else if (hasTrees) {
      paintPines(s, 'left', TRUNK, 560, 0.3)
      paintPines(s, 'right', TRUNK, 500, 0.3)
    } else paintSteps(canvas)
    const share = (isWide ? 0.06 : 0.13) + (hasTrees ? 0.11 : 0)
    s.draw({ x: width * share, y: height * 0.893, scale: 0.9 * unit }, person(0, s.accent, '#E9B44A'))
  },
})
