import { addCircle, addLine, addPath, addPolygon, type PosterCanvas } from '#art/drawing/canvas.ts'
import { closeToBase, outline, type Point, polylinePath } from '#art/drawing/path.ts'
import { type Placement, placePath } from '#art/drawing/place-path.ts'
import { spray, sprayBand } from '#art/drawing/spray.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { type Disc, placeDisc } from '#art/kit/scene-variant.ts'
import { paintSky, paintStreaks } from '#art/kit/sky.ts'
import { ridgeLine } from '#art/kit/terrain.ts'
import { paintCombers, paintRollingSea, paintSurf, paintTussocks } from './coast-surf.ts'
import {
  crestYAt,
  type HeadlandInks,
  paintHeadland,
  paintKeepersCottage,
  paintLighthouse,
} from './headland.ts'

const HORIZON = 0.56
const PEACH = '#FBD9A6'
const DEEP = '#0B2F44'
const OILSKIN = '#F4B81F'
const GRASS = '#1D3A38'

const FAR: HeadlandInks = {
  turf: '#8FA07C',
  turfShade: '#7A8C70',
  rock: '#C0917E',
  rockShade: '#96707A',
  edge: '#D9AC92',
}
const NEAR: HeadlandInks = {
  turf: '#7F9A45',
  turfShade: '#4C6E42',
  rock: '#B4694E',
  rockShade: '#6B3A46',
  edge: '#E0A078',
}

function paintSkyAndSun(canvas: PosterCanvas, sun: Disc, horizonY: number): void {
  const { width, height, unit } = canvas
  paintSky(canvas, { top: '#2F6F8A', middle: '#E8A58A', horizon: PEACH }, horizonY, 0.46)
  addCircle(canvas, sun.x, sun.y, sun.radius, '#FFF3CF')
  const bars = [
    [width * 0.16, height * 0.16, 380 * unit, 22 * unit],
    [width * 0.3, height * 0.187, 280 * unit, 16 * unit],
    [width * 0.84, height * 0.08, 300 * unit, 16 * unit],
    [sun.x + 70 * unit, horizonY - 44 * unit, 330 * unit, 10 * unit],
    [sun.x - 120 * unit, horizonY - 66 * unit, 260 * unit, 8 * unit],
  ] as const
  paintStreaks(canvas, bars, '#FBE3BE', { opacity: 0.85 })
}

function paintWalker(canvas: PosterCanvas, at: Placement): void {
  addPath(canvas, placePath('M-12 0l4 -34h8l-2 34zM4 0l-2 -34h10l2 34z', at), DEEP)
  addPath(canvas, placePath('M-16 -26q-4 -46 10 -56h14q16 12 12 56z', at), OILSKIN)
  addPath(canvas, placePath('M-12 -80q0 -22 13 -22q14 2 12 22z', at), OILSKIN)
  addCircle(canvas, at.x - 3 * at.scale, at.y - 86 * at.scale, 7 * at.scale, '#8A4B34')
}

function paintBeam(canvas: PosterCanvas, x: number, y: number): void {
  const { unit } = canvas
  const beam: readonly Point[] = [
    [x, y - 8 * unit],
    [x - 620 * unit, y - 110 * unit],
    [x - 620 * unit, y + 20 * unit],
    [x, y + 8 * unit],
  ]
  spray(canvas, polylinePath(beam), '#FFF3CF', [x, y, x - 560 * unit, y - 40 * unit], 0.9)
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide } = canvas
  const horizonY = height * HORIZON
  const sun = placeDisc(variant, {
    x: width * (isWide ? 0.3 : 0.24),
    y: horizonY - 74 * unit,
    radius: 64 * unit,
  })
  paintSkyAndSun(canvas, sun, horizonY)
  paintRollingSea(canvas, sun, horizonY)
  const at = (share: number, down: number): Point => [width * share, height * down]
  const far = isWide
    ? [at(0.5, 0.53), at(0.56, 0.49), at(0.7, 0.47), at(1.02, 0.45)]
    : [at(0.42, 0.53), at(0.52, 0.49), at(0.74, 0.47), at(1.05, 0.44)]
  paintHeadland(canvas, { crest: far, waterY: horizonY + 14 * unit, turfDepth: 18 * unit, inks: FAR })
  sprayBand(canvas, PEACH, horizonY + 16 * unit, horizonY - 60 * unit, 0.9)
  paintCombers(canvas, width * (isWide ? 0.66 : 0.62))
  const crest = isWide
    ? [at(0.53, 0.56), at(0.58, 0.5), at(0.68, 0.48), at(0.82, 0.5), at(1.05, 0.46)]
    : [at(0.44, 0.58), at(0.52, 0.51), at(0.68, 0.49), at(0.86, 0.51), at(1.08, 0.47)]
  const waterY = height * 0.83
  const towerX = width * (isWide ? 0.66 : 0.65)
  paintBeam(canvas, towerX, crestYAt(crest, towerX) - 268 * unit)
  paintKeepersCottage(canvas, {
    x: towerX + 122 * unit,
    y: crestYAt(crest, towerX) + 26 * unit,
    scale: 0.9 * unit,
  })
  paintHeadland(canvas, { crest, waterY, turfDepth: 46 * unit, inks: NEAR })
  paintLighthouse(
    canvas,
    { x: towerX, y: crestYAt(crest, towerX) + 16 * unit, scale: unit },
    variant.detail === 1 ? 1 : 3,
  )
  const noseX = crest[0]?.[0] ?? 0
  paintSurf(canvas, noseX - 40 * unit, waterY, width - noseX)
  const path = outline`M${towerX + 6 * unit} ${crestYAt(crest, towerX) + 16 * unit}q${60 * unit} ${24 * unit} ${170 * unit} ${14 * unit}T${width + 10} ${height * 0.53}`
  addLine(canvas, path, '#E8CFA0', 6 * unit)
  const walkerX = towerX - (isWide ? 96 : 84) * unit
  paintWalker(canvas, { x: walkerX, y: crestYAt(crest, walkerX) + 14 * unit, scale: 0.62 * unit })
  const near = ridgeLine(canvas, height * 0.95, 36 * unit, 20, 0.6)
  addPolygon(canvas, closeToBase(near, height), GRASS)
  paintTussocks(canvas)
}

/** Lighthouse coast: a banded tower on a headland, combers rolling in, a walker on the turf. */
export const lighthouse: Scene = {
  name: 'lighthouse',
  family: 'maritime',
  skyInk: '#2F6F8A',
  mistInk: '#F3C493',
  shadowInk: DEEP,
  accentInk: OILSKIN,
  altText: 'A lighthouse and a cottage on a headland above rolling surf, a walker on the turf',
  lightText: 'at the end of the day',
  draw,
}
