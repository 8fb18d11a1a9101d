import { addPath, closeGroup, openGroup } from '#art/drawing/canvas.ts'
import { defineClip } from '#art/drawing/definition.ts'
import { smoothPath } from '#art/drawing/path.ts'
import { spray, sprayBand } from '#art/drawing/spray.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import type { SceneVariant } from '#art/kit/scene.ts'
import { hillLine } from '#art/kit/terrain.ts'
import {
  paintCyclist,
  paintCypress,
  paintFarmhouse,
  paintPoplar,
  paintUmbrellaPine,
  paintVillage,
} from '#art/kit/wine-country.ts'
import { vineRowsPath } from './vine-rows.ts'
import { paintRoad, type RoadAnchor, type RoadStep, roadSteps } from './winding-road.ts'

/** Height of the crest as a share of the sheet, its swing in units, its waves, then the inks. */
type Hill = readonly [share: number, swing: number, waves: number, ink: string, shadeInk: string]

/** A hill that falls into shade on its right, or with a negative depth on its left. */
function paintHill(s: LandmarkContext, [share, swing, waves, ink, shadeInk]: Hill, depth: number): void {
  const { canvas, width, height, unit } = s
  const y = height * share
  const path = smoothPath(hillLine(canvas, y, swing * unit, waves), height)
  addPath(canvas, path, ink)
  const dark = [width * (depth < 0 ? 0.1 : 0.9), y + Math.abs(depth) * unit] as const
  spray(canvas, path, shadeInk, [...dark, width * 0.5, y - swing * unit])
}

function paintVineField(s: LandmarkContext, field: Hill, rowInk: string): void {
  const { canvas, width, height, unit } = s
  const [share, swing, waves, ink, shadeInk] = field
  const y = height * share
  const path = smoothPath(hillLine(canvas, y, swing * unit, waves), height)
  addPath(canvas, path, ink)
  openGroup(canvas, { 'clip-path': defineClip(canvas, path) })
  addPath(canvas, vineRowsPath(canvas, y), rowInk)
  closeGroup(canvas)
  spray(canvas, path, shadeInk, [width, y + 200 * unit, width * 0.3, y])
}

/** North and east of the cypress, poplars line the road, and no campanile rises over the village. */
const isOfTheEast = ({ touches }: SceneVariant): boolean => touches.includes('poplars')
const treeOf = (variant: SceneVariant): typeof paintCypress =>
  isOfTheEast(variant) ? paintPoplar : paintCypress

function paintHouse({ canvas, unit, variant }: LandmarkContext, { x, y }: RoadAnchor): void {
  const [paintTree, isVillage] = [treeOf(variant), variant.detail === 1 && !isOfTheEast(variant)]
  const reach = isVillage ? 66 : 0
  for (const across of [-118 - reach, -98 - reach, 92 + reach, 112 + reach, 134 + reach])
    paintTree(canvas, x + across * unit, y + 8 * unit, canvas.random(90, 130) * unit)
  if (isVillage) {
    paintVillage(canvas, { x, y, scale: 1.15 * unit })
    return
  }
  paintFarmhouse(canvas, { x, y, scale: 1.15 * unit })
  paintTree(canvas, x - 76 * unit, y + 22 * unit, 84 * unit)
  paintTree(canvas, x + 74 * unit, y + 22 * unit, 80 * unit)
}

/** Index of the step of the road, distance from its middle and height in units. */
const ROADSIDE_TREES = [
  [1, 46, 92],
  [2, -36, 110],
  [3, -50, 150],
  [3, 66, 140],
  [4, 74, 190],
  [4, -84, 200],
  [5, -110, 270],
] as const

function paintRoadside(s: LandmarkContext, steps: readonly RoadStep[]): void {
  const { canvas, width, height, unit, isWide, variant } = s
  const [paintTree, hasPine] = [treeOf(variant), variant.detail === 2 && !isOfTheEast(variant)]
  for (const [index, across, tall] of ROADSIDE_TREES) {
    const step = steps[index]
    if (step !== undefined && !(hasPine && index > 3))
      paintTree(canvas, step.x + across * unit, step.y + 12 * unit, tall * unit)
  }
  const bend = steps[5]
  if (bend === undefined) return
  paintCyclist(canvas, { x: bend.x - 40 * unit, y: bend.y + 6 * unit, scale: 0.72 * unit }, s.accent)
  if (hasPine) paintUmbrellaPine(canvas, width * (isWide ? 0.93 : 0.13), height * 0.92, 460 * unit)
  else paintTree(canvas, bend.x + 120 * unit, height * 0.93, 360 * unit)
}

/** Wine hills: rows of vines, a house on a rise, a white road winding to it. */
export const vineyard = landmark({
  name: 'vineyard',
  isPortrait: false,
  palette: {
    ...PALETTES.noon,
    top: '#F2C879',
    middle: '#F7DDA0',
    horizon: '#FBEFCF',
    disc: '#FFF8E2',
    deep: '#17352C',
  },
  accent: '#D3342E',
  mist: '#F2C879',
  ground: 0.5,
  focus: { narrow: 0.64, wide: 0.68 },
  middleShare: 0.3,
  sun: (_variant, isWide) => [isWide ? -444 : -256, 250, 80],
  clouds: null,
  altText: 'A white road winding between rows of vines to houses on a hill, a cyclist on the bend',
  touchedAltTexts: {
    poplars:
      'A white road winding between rows of vines and tall poplars to a farmhouse on a hill, a cyclist on the bend',
  },
  lightText: 'in late summer light',
  paint: (s) => {
    const { canvas, x, height, palette } = s
    const house: RoadAnchor = { x, y: height * 0.585 }
    const steps = roadSteps(canvas, house)
    paintHill(s, [0.4, 40, 5, '#A9BFA4', '#CBD3AE'], 90)
    paintHill(s, [0.46, 46, 4, '#8DAE86', '#6F9A7C'], -120)
    sprayBand(canvas, palette.horizon, height * 0.58, height * 0.39, 0.85)
    paintHill(s, [0.53, 50, 5, '#C7B45A', '#8FA355'], 140)
    paintVineField(s, [0.61, 44, 4, '#D9A94C', '#4F7A46'], '#8B9A3E')
    paintHouse(s, house)
    paintVineField(s, [0.73, 50, 3, '#B98B3C', '#2C5A3C'], '#5E7F38')
    paintRoad(canvas, steps)
    paintRoadside(s, steps)
    sprayBand(canvas, palette.deep, height, height * 0.85, 0.9)
  },
})
