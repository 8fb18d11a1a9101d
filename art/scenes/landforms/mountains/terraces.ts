import {
  addCircle,
  addPath,
  addPolygon,
  closeGroup,
  openGroup,
  type PosterCanvas,
} from '#art/drawing/canvas.ts'
import { defineClip } from '#art/drawing/definition.ts'
import { closeToBase, type Point, smoothPath } from '#art/drawing/path.ts'
import { spray, sprayBand } from '#art/drawing/spray.ts'
import { coniferPath, paintPalm } from '#art/kit/flora.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { placeDisc } from '#art/kit/scene-variant.ts'
import { paintSky, paintStreaks } from '#art/kit/sky.ts'
import { hillLine, ridgeLine } from '#art/kit/terrain.ts'
import { paintFarSnows } from '#art/scenes/landforms/mountains/far-snows.ts'
import { paintBuffalo, paintFarmHut, paintPlanter } from './terrace-farm.ts'

const HAZE = '#FAE6B4'
const SHADOW = '#163B33'
const SASH = '#E4472B'
const BUND = '#B9C65A'
const RISER = '#3F7A4A'
const RISER_SHADE = '#1F5444'
const WATERS = ['#F6D9A0', '#BFDCC0', '#F3C78C', '#A9D3C4'] as const
const PLANTED = '#8FB455'
const STEPS = 11
const SAMPLES = 11
const TOP = 0.47

function paintFarHills(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide } = canvas
  paintSky(canvas, { top: '#F3B765', middle: '#F8D18A', horizon: HAZE }, height * 0.42, 0.3)
  const asDrawn = { x: width * (isWide ? 0.45 : 0.3), y: height * 0.2, radius: 72 * unit }
  const sun = placeDisc(variant, asDrawn)
  addCircle(canvas, sun.x, sun.y, sun.radius, '#FFF6DA')
  const far = ridgeLine(canvas, height * 0.31, 70 * unit, 22, 0.5)
  addPolygon(canvas, closeToBase(far, height), '#A9C4A4')
  if (variant.touches.includes('snows')) paintFarSnows(canvas)
  sprayBand(canvas, HAZE, height * 0.42, height * 0.27)
  addPath(canvas, smoothPath(hillLine(canvas, height * 0.37, 56 * unit, 4), height), '#79A684')
  sprayBand(canvas, HAZE, height * 0.47, height * 0.34, 0.95)
  addPath(canvas, smoothPath(hillLine(canvas, height * 0.455, 40 * unit, 3), height), '#5A8F70')
  sprayBand(canvas, '#F0DDA6', height * 0.86, height * 0.46, 0.9)
  const bars = [
    [width * 0.2, height * 0.5, 380 * unit, 15 * unit],
    [width * 0.34, height * 0.478, 260 * unit, 11 * unit],
    [width * 0.9, height * 0.3, 320 * unit, 13 * unit],
  ] as const
  paintStreaks(canvas, bars, '#FDF3D4', { opacity: 0.9 })
}

type Step = { readonly share: number; readonly phase: number }

/** Height of the outer edge of a step: the hillside falls from the right, in bends that its steps share. */
function edgeY(canvas: PosterCanvas, { share, phase }: Step, across: number): number {
  const { height, unit } = canvas
  const depth = TOP + (1 - TOP) * share ** 1.2
  const spur = Math.sin(across * 6.4 + phase + share * 0.9) * (34 + 58 * share)
  const slope = (0.5 - across) * (canvas.isWide ? 430 : 300) * (1 - share / 2)
  return height * depth + (spur + slope) * unit
}

function lineOf(canvas: PosterCanvas, yAt: (across: number) => number): readonly Point[] {
  return Array.from({ length: SAMPLES + 1 }, (_none, index): Point => {
    const across = index / SAMPLES
    return [-20 + across * (canvas.width + 40), yAt(across)]
  })
}

function paintStep(canvas: PosterCanvas, step: Step, index: number): void {
  const { height, unit } = canvas
  const { share } = step
  const swell = (across: number): number =>
    (0.5 + 0.5 * Math.sin(across * 7.1 + index * 2.3 + step.phase)) ** 1.5
  const pond = (across: number): number =>
    edgeY(canvas, step, across) + (2 + (16 + 40 * share) * swell(across)) * unit
  const bund = (4 + 6 * share) * unit
  const water = smoothPath(
    lineOf(canvas, (across) => edgeY(canvas, step, across)),
    height,
  )
  const ink = index % 5 === 3 ? PLANTED : (WATERS[index % WATERS.length] ?? HAZE)
  addPath(canvas, water, ink)
  addPath(canvas, smoothPath(lineOf(canvas, pond), height), BUND)
  const riser = smoothPath(
    lineOf(canvas, (across) => pond(across) + bund),
    height,
  )
  addPath(canvas, riser, index % 2 === 0 ? RISER : '#4C8A4E')
}

function paintTerraces(canvas: PosterCanvas): Step {
  const { width, height, unit, random } = canvas
  const phase = random(0, 1.4)
  const steps = Array.from({ length: STEPS }, (_none, index): Step => ({ share: index / (STEPS - 1), phase }))
  const first = steps[0] ?? { share: 0, phase }
  const hillside = smoothPath(
    lineOf(canvas, (across) => edgeY(canvas, first, across)),
    height,
  )
  for (const [index, step] of steps.entries()) paintStep(canvas, step, index)
  openGroup(canvas, { 'clip-path': defineClip(canvas, hillside) })
  spray(canvas, hillside, RISER_SHADE, [width, height * 0.9, width * 0.5, height * 0.6], 0.8)
  sprayBand(canvas, HAZE, height * 0.42, height * 0.56, 0.7)
  closeGroup(canvas)
  sprayBand(canvas, SHADOW, height + 40 * unit, height * 0.84, 0.95)
  return { share: 0.42, phase }
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide, random } = canvas
  paintFarHills(canvas, variant)
  const lane = paintTerraces(canvas)
  const hamletAcross = isWide ? 0.62 : 0.64
  const hamlet = { x: width * hamletAcross, y: edgeY(canvas, { ...lane, share: 0.34 }, hamletAcross) }
  const palm = (across: number, down: number, tall: number): void =>
    paintPalm(canvas, {
      x: hamlet.x + across * unit,
      groundY: hamlet.y + down * unit,
      height: tall * unit,
      lean: random(-0.2, 0.2),
      trunk: SHADOW,
      leaf: '#1F5444',
      backLeaf: '#2E6B4A',
    })
  const hasPalms = variant.touches.includes('palms')
  if (hasPalms) {
    palm(-120, 6, 170)
    palm(118, 6, 210)
    palm(20, -10, 190)
  } else {
    for (const across of [-150, -128, 112, 136, 20])
      addPath(
        canvas,
        coniferPath(canvas, hamlet.x + across * unit, hamlet.y + 10 * unit, random(110, 160) * unit),
        '#1F5444',
      )
  }
  paintFarmHut(canvas, { x: hamlet.x + 66 * unit, y: hamlet.y + 4 * unit, scale: 0.8 * unit })
  paintFarmHut(canvas, { x: hamlet.x - 46 * unit, y: hamlet.y + 16 * unit, scale: unit })
  const pathAcross = isWide ? 0.52 : 0.4
  const ground = {
    x: width * pathAcross,
    y: edgeY(canvas, { ...lane, share: 0.7 }, pathAcross) + 18 * unit,
  }
  if (variant.detail === 1) {
    paintBuffalo(canvas, { x: ground.x + 156 * unit, y: ground.y, scale: 0.9 * unit })
  }
  paintPlanter(canvas, { ...ground, scale: 0.95 * unit }, SASH)
  if (variant.detail === 2) {
    paintPlanter(
      canvas,
      { x: ground.x + 96 * unit, y: ground.y - 4 * unit, scale: 0.85 * unit, scaleX: -0.85 * unit },
      SASH,
    )
  }
  if (!hasPalms) return
  const frame = { trunk: '#0F2C2A', leaf: '#123F36', backLeaf: '#1C5040', frondScale: 1.15 }
  paintPalm(canvas, {
    x: width * (isWide ? 0.93 : 0.06),
    groundY: height + 20,
    height: (isWide ? 560 : 640) * unit,
    lean: isWide ? -0.1 : 0.08,
    ...frame,
  })
}

/** Rice terraces: flooded steps that bend along a hillside, a hamlet among palms, someone planting. */
export const terraces: Scene = {
  name: 'terraces',
  family: 'monsoon',
  skyInk: '#F3B765',
  mistInk: '#F8D18A',
  shadowInk: SHADOW,
  accentInk: SASH,
  altText: 'Flooded rice terraces bending along a hillside below thatched huts, a farmer planting',
  touchedAltTexts: {
    palms: 'Flooded rice terraces bending along a hillside, huts among palms, a farmer planting',
    snows: 'Flooded rice terraces bending along a hillside below a line of snowy peaks, a farmer planting',
  },
  lightText: 'early in the morning',
  draw,
}
