import { addPath } from '#art/drawing/canvas.ts'
import { lensPath } from '#art/drawing/path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintHills } from '#art/kit/backdrops.ts'
import { paintFloating } from '#art/kit/boats.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { reflectionPath } from '#art/kit/water.ts'
import { deltaCanoe, EGRET } from './delta-boat.ts'
import { paintMangroveIsle, paintMangroveTree } from './mangrove-tree.ts'

const SILHOUETTE = '#132B2E'

/** Share of the width, depth between horizon and lower edge, half width in units; size and ink follow from the depth. */
type Isle = readonly [number, number, number]

const ISLES: readonly Isle[] = [
  [0.2, 0.04, 170],
  [0.74, 0.05, 190],
  [0.47, 0.08, 110],
  [0.06, 0.125, 150],
  [0.92, 0.14, 170],
  [0.36, 0.18, 140],
  [0.7, 0.25, 180],
  [0.1, 0.31, 200],
  [1, 0.42, 220],
  [0, 0.53, 170],
]
const WIDE_ISLES: readonly Isle[] = [
  [0.08, 0.04, 190],
  [0.3, 0.05, 170],
  [0.52, 0.04, 150],
  [0.76, 0.05, 200],
  [0.96, 0.06, 150],
  [0.19, 0.11, 180],
  [0.43, 0.125, 130],
  [0.88, 0.155, 190],
  [0.68, 0.2, 150],
  [0.32, 0.25, 190],
  [0.04, 0.31, 210],
  [0.97, 0.375, 240],
  [0.2, 0.485, 190],
]
/** Leaves, lit leaves and roots, by distance. */
const FAR_INKS = ['#8DB07E', '#A9C487', '#6E9678'] as const
const MIDDLE_INKS = ['#4F8A62', '#7DAC66', '#2F6658'] as const
const NEAR_INKS = ['#2A6650', '#4C8A54', '#123F40'] as const

function paintIsle(s: LandmarkContext, [share, depth, reach]: Isle): void {
  const { canvas, width, unit } = s
  const near = depth * 1.78
  const rise = (34 + 96 * near) * unit
  const [x, waterY] = [width * share, s.atDepth(0, depth).y]
  const halfWidth = reach * (0.72 + 0.5 * near) * unit
  const [leaf, leafLit, roots] = near < 0.22 ? FAR_INKS : near < 0.5 ? MIDDLE_INKS : NEAR_INKS
  const reflection = reflectionPath(canvas, {
    x,
    y: waterY + rise * 0.1,
    halfWidth: halfWidth * 0.9,
    count: 5,
    step: rise * 0.1,
    stray: rise * 0.2,
    thickness: rise * 0.06,
    taper: halfWidth * 0.1,
  })
  addPath(canvas, reflection, roots, { opacity: 0.6 })
  paintMangroveIsle(canvas, { x, waterY, halfWidth, rise, leaf, leafLit, roots })
  if (near < 0.3) sprayBand(canvas, s.palette.horizon, waterY + 4, waterY - rise * 0.7, 0.4)
}

/** Share of the width and of the height, height in units, lean. */
const TREES = [
  [0.04, 0.94, 640, 0.02],
  [0.98, 0.97, 480, -0.06],
] as const
const WIDE_TREES = [
  [0.06, 0.93, 660, 0.04],
  [0.95, 0.95, 600, -0.05],
] as const

/** Trees on prop roots at both edges. */
function paintFrame({ canvas, width, height, unit, isWide }: LandmarkContext): void {
  const inks = { wood: SILHOUETTE, leaf: '#16423F', leafLit: '#24604C' }
  for (const [share, down, tall, lean] of isWide ? WIDE_TREES : TREES) {
    const [x, waterY] = [width * share, height * down]
    const shadow = lensPath(x, waterY + 8 * unit, tall * 0.5 * unit, 34 * unit)
    addPath(canvas, shadow, SILHOUETTE, { opacity: 0.55 })
    paintMangroveTree(canvas, { x, waterY, height: tall * unit, lean, ...inks })
  }
}

/** Mangrove delta: low green islands parted by bright channels, prop roots in front, a canoe. */
export const mangrove = landmark({
  name: 'mangrove',
  isPortrait: false,
  palette: {
    ...PALETTES.monsoon,
    top: '#6FAE9E',
    middle: '#C3D3A0',
    horizon: '#FBE2A2',
    disc: '#F58B45',
    bars: '#FCF0C6',
    deep: '#0E3F45',
  },
  accent: '#F0562E',
  mist: '#6FAE9E',
  ground: 0.36,
  focus: { narrow: 0.56, wide: 0.58 },
  middleShare: 0.3,
  sun: [0, 76, 82],
  clouds: [
    [0.45, 0.84, 330, 11],
    [0.7, 0.77, 260, 9],
    [0.16, 0.28, 330, 14],
    [0.86, 0.42, 300, 12],
  ],
  altText: 'A canoe on the channels of a delta among mangrove islands, prop roots in the foreground',
  lightText: 'as the sun goes down',
  paint: (s) => {
    const { width, height, unit, isWide } = s
    const { detail } = s.variant
    paintHills(s, '#8FB092', 12, 10, 0)
    paintWater(s, '#3E9A8E', 0, '#F7D893', '#FFE9AE')
    sprayBand(s.canvas, '#F7D893', s.groundY, s.groundY + height * 0.26, 0.7)
    for (const isle of isWide ? WIDE_ISLES : ISLES) paintIsle(s, isle)
    paintFloating(s, s.atDepth(isWide ? -32 : -16, 0.64, 0.92), 150, deltaCanoe(s.accent))
    paintFrame(s)
    if (detail !== 2)
      s.draw({ x: width * (isWide ? 0.3 : 0.36), y: height * 0.915, scale: 0.9 * unit }, EGRET)
    if (detail === 1) {
      const place = { x: width * (isWide ? 0.38 : 0.7), y: height * 0.94, scale: 0.72 * unit }
      s.draw({ ...place, scaleX: -0.72 * unit }, EGRET)
    }
  },
})
