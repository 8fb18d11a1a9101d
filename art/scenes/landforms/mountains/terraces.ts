import { addPath, closeGroup, openGroup } from '#art/drawing/canvas.ts'
import { defineClip } from '#art/drawing/definition.ts'
import { type Point, smoothPath } from '#art/drawing/path.ts'
import { spray, sprayBand } from '#art/drawing/spray.ts'
import { paintMountain, paintRidge } from '#art/kit/backdrops.ts'
import { coniferPath, paintPalm } from '#art/kit/flora.ts'
import { paintPalms } from '#art/kit/frames.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { paintStreaks } from '#art/kit/sky.ts'
import { hillLine } from '#art/kit/terrain.ts'
import { BUFFALO, FARM_HUT, planter } from './terrace-farm.ts'

const BUND = '#B9C65A'
const RISER = '#3F7A4A'
const RISER_SHADE = '#1F5444'
const WATERS = ['#F6D9A0', '#BFDCC0', '#F3C78C', '#A9D3C4'] as const
const PLANTED = '#8FB455'
const STEPS = 11
const SAMPLES = 11
const TOP = 0.47

/** Units right of the focus, height and reach of far peaks. */
const SNOWY_PEAKS = [
  [-420, 220, 280],
  [224, 280, 300],
  [-160, 220, 240],
  [400, 230, 280],
  [16, 320, 330],
] as const

/** Hills in three mists, and snowy peaks behind them where that is true. */
function paintFarHills(s: LandmarkContext): void {
  const { canvas, width, height, unit, palette } = s
  paintRidge(s, '#A9C4A4', 110, 70, 0)
  if (s.variant.touches.includes('snows'))
    for (const [across, tall, reach] of SNOWY_PEAKS)
      paintMountain(s, across, tall, reach, '#A9C4B4', '#6F96A0', 1 - 120 / tall)
  sprayBand(canvas, palette.horizon, height * 0.42, height * 0.27)
  addPath(canvas, smoothPath(hillLine(canvas, height * 0.37, 56 * unit, 4), height), '#79A684')
  sprayBand(canvas, palette.horizon, height * 0.47, height * 0.34, 0.95)
  addPath(canvas, smoothPath(hillLine(canvas, height * 0.455, 40 * unit, 3), height), '#5A8F70')
  sprayBand(canvas, '#F0DDA6', height * 0.86, height * 0.46, 0.9)
  const bars = [
    [width * 0.2, height * 0.5, 380 * unit, 15 * unit],
    [width * 0.34, height * 0.478, 260 * unit, 11 * unit],
  ] as const
  paintStreaks(canvas, bars, palette.bars, { opacity: 0.9 })
}

type Step = { readonly share: number; readonly phase: number }

/** Height of the outer edge of a step: the hillside falls from the right, in bends that its steps share. */
function edgeY(s: LandmarkContext, { share, phase }: Step, across: number): number {
  const { height, unit } = s
  const depth = TOP + (1 - TOP) * share ** 1.2
  const spur = Math.sin(across * 6.4 + phase + share * 0.9) * (34 + 58 * share)
  const slope = (0.5 - across) * (s.isWide ? 430 : 300) * (1 - share / 2)
  return height * depth + (spur + slope) * unit
}

function lineOf({ width }: LandmarkContext, yAt: (across: number) => number): readonly Point[] {
  return Array.from({ length: SAMPLES + 1 }, (_none, index): Point => {
    const across = index / SAMPLES
    return [-20 + across * (width + 40), yAt(across)]
  })
}

function paintStep(s: LandmarkContext, step: Step, index: number): void {
  const { canvas, height, unit } = s
  const { share } = step
  const swell = (across: number): number =>
    (0.5 + 0.5 * Math.sin(across * 7.1 + index * 2.3 + step.phase)) ** 1.5
  const pond = (across: number): number =>
    edgeY(s, step, across) + (2 + (16 + 40 * share) * swell(across)) * unit
  const bund = (4 + 6 * share) * unit
  const water = smoothPath(
    lineOf(s, (across) => edgeY(s, step, across)),
    height,
  )
  const ink = index % 5 === 3 ? PLANTED : (WATERS[index % WATERS.length] ?? PLANTED)
  addPath(canvas, water, ink)
  addPath(canvas, smoothPath(lineOf(s, pond), height), BUND)
  const riser = smoothPath(
    lineOf(s, (across) => pond(across) + bund),
    height,
  )
  addPath(canvas, riser, index % 2 === 0 ? RISER : '#4C8A4E')
}

function paintTerraces(s: LandmarkContext): Step {
  const { canvas, width, height, unit, palette } = s
  const phase = canvas.random(0, 1.4)
  const steps = Array.from({ length: STEPS }, (_none, index): Step => ({ share: index / (STEPS - 1), phase }))
  const first = steps[0] ?? { share: 0, phase }
  const hillside = smoothPath(
    lineOf(s, (across) => edgeY(s, first, across)),
    height,
  )
  for (const [index, step] of steps.entries()) paintStep(s, step, index)
  openGroup(canvas, { 'clip-path': defineClip(canvas, hillside) })
  spray(canvas, hillside, RISER_SHADE, [width, height * 0.9, width * 0.5, height * 0.6], 0.8)
  sprayBand(canvas, palette.horizon, height * 0.42, height * 0.56, 0.7)
  closeGroup(canvas)
  sprayBand(canvas, palette.deep, height + 40 * unit, height * 0.84, 0.95)
  return { share: 0.42, phase }
}

/** Two huts among palms, or among conifers where no palms grow. */
function paintHamlet(s: LandmarkContext, lane: Step): void {
  const { canvas, width, unit, isWide, draw } = s
  const { random } = canvas
  const across = isWide ? 0.62 : 0.64
  const [x, y] = [width * across, edgeY(s, { ...lane, share: 0.34 }, across)]
  if (s.variant.touches.includes('palms')) {
    for (const [right, down, tall] of [
      [-120, 6, 170],
      [118, 6, 210],
      [20, -10, 190],
    ] as const) {
      const place = { x: x + right * unit, groundY: y + down * unit, height: tall * unit }
      const inks = { trunk: '#163B33', leaf: RISER_SHADE, backLeaf: '#2E6B4A' }
      paintPalm(canvas, { ...place, ...inks, lean: random(-0.2, 0.2) })
    }
  } else {
    const trees = [-150, -128, 112, 136, 20].map((right) =>
      coniferPath(canvas, x + right * unit, y + 10 * unit, random(110, 160) * unit),
    )
    addPath(canvas, trees.join(''), RISER_SHADE)
  }
  draw({ x: x + 66 * unit, y: y + 4 * unit, scale: 0.8 * unit }, FARM_HUT)
  draw({ x: x - 46 * unit, y: y + 16 * unit, scale: unit }, FARM_HUT)
}

/** Rice terraces: flooded steps that bend along a hillside, a hamlet among palms, a farmer planting. */
export const terraces = landmark({
  name: 'terraces',
  isPortrait: false,
  palette: {
    ...PALETTES.monsoon,
    top: '#F3B765',
    middle: '#F8D18A',
    horizon: '#FAE6B4',
    disc: '#FFF6DA',
    bars: '#FDF3D4',
    deep: '#163B33',
  },
  accent: '#E4472B',
  mist: '#F8D18A',
  ground: 0.42,
  middleShare: 0.3,
  sun: [-180, 210, 72],
  clouds: [[0.9, 0.4, 320, 13]],
  altText: 'Flooded rice terraces bending along a hillside below thatched huts, a farmer planting',
  touchedAltTexts: {
    palms: 'Flooded rice terraces bending along a hillside, huts among palms, a farmer planting',
    snows: 'Flooded rice terraces bending along a hillside below a line of snowy peaks, a farmer planting',
  },
  lightText: 'early in the morning',
  paint: (s) => {
    const { width, unit, isWide, accent, draw } = s
    const { detail, touches } = s.variant
    paintFarHills(s)
    const lane = paintTerraces(s)
    paintHamlet(s, lane)
    const across = isWide ? 0.52 : 0.4
    const x = width * across
    const y = edgeY(s, { ...lane, share: 0.7 }, across) + 18 * unit
    if (detail === 1) draw({ x: x + 156 * unit, y, scale: 0.9 * unit }, BUFFALO)
    draw({ x, y, scale: 0.95 * unit }, planter(accent))
    if (detail === 2) {
      const other = { x: x + 96 * unit, y: y - 4 * unit, scale: 0.85 * unit, scaleX: -0.85 * unit }
      draw(other, planter(accent))
    }
    if (touches.includes('palms')) paintPalms(s, isWide ? 'right' : 'left', '#123F36', '#0F2C2A', 620, 1)
  },
})
