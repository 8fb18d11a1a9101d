import { addCircle, addPath, addRect, type PosterCanvas } from '#art/drawing/canvas.ts'
import { lensPath, outline, type Point, smoothPath } from '#art/drawing/path.ts'
import { type Placement, placePath } from '#art/drawing/place-path.ts'
import { sprayVertical } from '#art/drawing/spray.ts'
import { bushesPath, type Canopy, paintCanopy, paintGiantTree } from '#art/kit/jungle-canopy.ts'
import { DARK_LEAF, type LeafInks, LIGHT_LEAF, MIDDLE_LEAF, paintLeaf } from '#art/kit/jungle-leaves.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { placeDisc } from '#art/kit/scene-variant.ts'
import { paintSky } from '#art/kit/sky.ts'
import { paintRipples } from '#art/kit/water.ts'
import { paintRiverHut } from './river-hut.ts'

const SKY = '#F3D98C'
const HAZE = '#FDF3D2'
const NIGHT = '#0B2C2A'
const SHIRT = '#D8432B'
const HULL = '#3A1E1C'
const BIRD =
  'M0 0q-30 -34 -64 -20q34 2 52 28l-30 18q30 2 46 -10l38 4q-10 -12 -28 -14q4 -30 36 -50q-42 6 -50 44z'

function paintSkyAndSun(canvas: PosterCanvas, variant: SceneVariant, x: number): void {
  const { height, unit } = canvas
  paintSky(canvas, { top: SKY, middle: '#F8E9B4', horizon: HAZE }, height * 0.5, 0.3)
  const sun = placeDisc(variant, { x: x + 40 * unit, y: height * 0.25, radius: 96 * unit })
  addCircle(canvas, sun.x, sun.y, sun.radius, '#F0803C')
  const reach = sun.radius + 2
  const haze = `${outline`M${sun.x - reach} ${sun.y}a${reach} ${reach} 0 1 0 ${2 * reach} 0a${reach} ${reach} 0 1 0 ${-2 * reach} 0`}z`
  sprayVertical(canvas, haze, '#F8C56C', sun.y + sun.radius, sun.y - 0.5 * sun.radius)
}

function paintFarForest(canvas: PosterCanvas, variant: SceneVariant, x: number): void {
  const { height, unit } = canvas
  const layer = (share: number, rest: Omit<Canopy, 'y'>): void =>
    paintCanopy(canvas, { y: height * share, ...rest })
  layer(0.36, {
    wavePhase: 1,
    radii: [30, 54],
    spacing: 30,
    inks: ['#B5C48A', '#A7BA84'],
    mist: { ink: HAZE, depth: 0.12 },
  })
  layer(0.44, {
    wavePhase: 2,
    radii: [36, 64],
    spacing: 36,
    inks: ['#7FA673', '#6F9A6C'],
    mist: { ink: '#F3EBC0', depth: 0.17 },
  })
  if (variant.detail === 1) {
    paintGiantTree(canvas, { x: x - 245 * unit, y: height * 0.58, scale: 0.95 * unit })
  }
  layer(0.52, {
    wavePhase: 3.4,
    radii: [44, 76],
    spacing: 40,
    inks: ['#4A8560', '#3C7857', '#5A9260'],
    gap: { x, reach: 260 },
    mist: { ink: '#D9E3B0', depth: 0.16 },
  })
  addRect(canvas, 0, height * 0.68, canvas.width, height * 0.32, '#1E5A48')
  layer(0.62, {
    wavePhase: 5,
    radii: [50, 84],
    spacing: 46,
    inks: ['#2A6A50', '#1F5C48', '#357A54'],
    gap: { x, reach: 330 },
  })
}

/** Distance from the middle in units, share of the height, half width in units. */
const RIVER_BENDS = [
  [10, 0.6, 10],
  [-40, 0.645, 28],
  [40, 0.7, 60],
  [10, 0.78, 120],
  [-60, 0.9, 210],
  [-80, 1.06, 330],
] as const

function paintRiver(canvas: PosterCanvas, x: number): void {
  const { width, height, unit } = canvas
  const shore = (side: -1 | 1): readonly Point[] =>
    RIVER_BENDS.map(([across, share, half]): Point => [x + (across + side * half) * unit, height * share])
  const path = `${smoothPath(shore(-1))}${smoothPath(shore(1).toReversed()).replace('M', 'L')}z`
  addPath(canvas, path, '#7FB8A4')
  sprayVertical(canvas, path, '#FBE6A8', height * 0.6, height * 0.86)
  sprayVertical(canvas, path, '#1F6468', height, height * 0.74)
  const ripples = { topY: height * 0.72, bottomY: height * 0.98, count: 18, minWidth: 20 * unit }
  const across = [(x - 120 * unit) / width, (x + 70 * unit) / width] as const
  paintRipples(canvas, { ...ripples, maxWidth: 80 * unit, across }, '#FFF6D6', { opacity: 0.6 })
}

function paintBanks(canvas: PosterCanvas, variant: SceneVariant, x: number): void {
  const { width, height, unit, isWide } = canvas
  for (const direction of [1, -1] as const) {
    const edge: readonly Point[] = [
      [x + direction * 112 * unit, height * 0.742],
      [x + direction * 170 * unit, height * 0.79],
      [x + direction * 280 * unit, height * 0.88],
      [x + direction * 330 * unit, height * 1.05],
    ]
    const bank = `${smoothPath(edge)}H${direction < 0 ? -20 : width + 20}V${Math.round(height * 0.742)}z`
    const bushes = bushesPath(
      canvas,
      direction < 0 ? -40 * unit : width,
      x + direction * 146 * unit,
      height * 0.73,
    )
    addPath(canvas, bushes, '#17483C')
    addPath(canvas, bank, '#17483C')
    sprayVertical(canvas, bank, NIGHT, height, height * 0.76)
  }
  if (variant.detail === 2) {
    paintRiverHut(canvas, { x: x - (isWide ? 270 : 215) * unit, y: height * 0.8, scale: 1.15 * unit })
  }
}

function paintCanoe(canvas: PosterCanvas, { x, y, scale }: Placement): void {
  const at = { x, y, scale }
  addPath(canvas, lensPath(x, y + 16 * scale, 84 * scale, 8 * scale), '#0E3C40', { opacity: 0.7 })
  addPath(canvas, placePath('M-92 -8q92 24 186 0q-30 28 -94 28t-92 -28z', at), HULL)
  for (const [across, ink] of [
    [-36, SHIRT],
    [30, '#F7EBD0'],
  ] as const) {
    addPath(canvas, placePath('M-11 4q0 -38 11 -38t11 38z', { ...at, x: x + across * scale }), ink)
    addCircle(canvas, x + across * scale, y - 42 * scale, 8 * scale, '#2A1A1C')
  }
}

/** From the left or right edge and from the height, in shares and units; length, degrees, half width, fingers. */
type LeafSpot = readonly ['left' | 'right', number, number, number, number, number, LeafInks, number]

const LOW_LEAVES: readonly LeafSpot[] = [
  ['left', -20, 0.98, 430, -62, 110, MIDDLE_LEAF, 8],
  ['left', -10, 1, 400, -28, 92, DARK_LEAF, 8],
  ['right', -20, 0.98, 450, -116, 110, MIDDLE_LEAF, 8],
  ['right', -10, 1.02, 380, -150, 90, LIGHT_LEAF, 0],
  ['left', -20, 0.9, 330, -86, 70, LIGHT_LEAF, 0],
  ['right', -10, 0.86, 320, -98, 60, DARK_LEAF, 0],
]
/** Without the two that would cover the hut. */
const LOW_LEAVES_BY_HUT = LOW_LEAVES.filter(([edge, , , , degrees]) => edge === 'right' || degrees > -60)
const HIGH_LEAVES: readonly LeafSpot[] = [
  ['left', -30, -0.03, 420, 44, 100, DARK_LEAF, 8],
  ['left', 60, -0.04, 330, 70, 80, MIDDLE_LEAF, 7],
  ['right', -30, -0.03, 430, 138, 100, DARK_LEAF, 8],
  ['right', 80, -0.05, 300, 108, 70, MIDDLE_LEAF, 7],
  ['left', -20, 0.12, 300, 16, 60, LIGHT_LEAF, 0],
]

function paintLeafFrame(canvas: PosterCanvas, spots: readonly LeafSpot[]): void {
  const { width, height, unit } = canvas
  for (const [edge, inset, share, length, degrees, halfWidth, inks, fingers] of spots) {
    const x = edge === 'left' ? inset * unit : width - inset * unit
    paintLeaf(canvas, { x, y: height * share, length, degrees, halfWidth, inks, fingers })
  }
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide } = canvas
  const x = width * (isWide ? 0.58 : 0.52)
  paintSkyAndSun(canvas, variant, x)
  paintFarForest(canvas, variant, x)
  paintRiver(canvas, x)
  paintCanoe(canvas, { x: x - 10 * unit, y: height * 0.84, scale: unit })
  paintBanks(canvas, variant, x)
  paintLeafFrame(canvas, variant.detail === 2 ? LOW_LEAVES_BY_HUT : LOW_LEAVES)
  if (variant.detail === 0) {
    paintLeafFrame(canvas, HIGH_LEAVES)
    const flock = { y: height * 0.3, scale: unit }
    const near = placePath(BIRD, { ...flock, x: x - 110 * unit })
    addPath(
      canvas,
      near + placePath(BIRD, { x: x - 190 * unit, y: height * 0.345, scale: 0.66 * unit }),
      '#1B2A2A',
    )
  } else {
    paintLeafFrame(
      canvas,
      HIGH_LEAVES.filter(([edge]) => edge === 'right'),
    )
  }
}

/** Rainforest river: crowns in four mists, a bend of light, a frame of giant leaves. */
export const jungle: Scene = {
  name: 'jungle',
  family: 'rainforest',
  skyInk: SKY,
  mistInk: '#F8C56C',
  shadowInk: NIGHT,
  accentInk: SHIRT,
  altText: 'Two people in a canoe on a river through rainforest, giant leaves in front',
  lightText: 'as the morning mist lifts',
  draw,
}
