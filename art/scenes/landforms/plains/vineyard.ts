import { addCircle, addPath, closeGroup, openGroup, type PosterCanvas } from '#art/drawing/canvas.ts'
import { defineClip } from '#art/drawing/definition.ts'
import { smoothPath } from '#art/drawing/path.ts'
import { spray, sprayBand } from '#art/drawing/spray.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { placeDisc } from '#art/kit/scene-variant.ts'
import { paintSky } from '#art/kit/sky.ts'
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

const HAZE = '#FBEFCF'
const SHADOW = '#17352C'
const JERSEY = '#D3342E'

type Hill = {
  readonly y: number
  readonly swing: number
  readonly count: number
  readonly ink: string
  readonly shadeInk: string
  /** How far down the shade reaches, and from which side it comes. */
  readonly shadeDepth: number
  readonly isShadedLeft?: boolean
}

type VineField = Omit<Hill, 'shadeDepth' | 'isShadedLeft'> & { readonly rowInk: string }

function paintSkyAndSun(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide } = canvas
  paintSky(canvas, { top: '#F2C879', middle: '#F7DDA0', horizon: HAZE }, height * 0.5, 0.3)
  const asDrawn = { x: width * (isWide ? 0.4 : 0.32), y: height * 0.24, radius: 80 * unit }
  const sun = placeDisc(variant, asDrawn)
  addCircle(canvas, sun.x, sun.y, sun.radius, '#FFF8E2')
}

function paintHill(canvas: PosterCanvas, hill: Hill): void {
  const { width, height } = canvas
  const { y, swing, count, ink, shadeInk, shadeDepth, isShadedLeft = false } = hill
  const path = smoothPath(hillLine(canvas, y, swing, count), height)
  addPath(canvas, path, ink)
  const darkX = width * (isShadedLeft ? 0.1 : 0.9)
  spray(canvas, path, shadeInk, [darkX, y + shadeDepth, width * 0.5, y - swing])
}

function paintFarHills(canvas: PosterCanvas): void {
  const { height, unit } = canvas
  const hill = (
    share: number,
    swing: number,
    count: number,
    rest: Pick<Hill, 'ink' | 'shadeInk'>,
    depth: number,
  ): Hill => ({
    y: height * share,
    swing: swing * unit,
    count,
    shadeDepth: depth * unit,
    ...rest,
  })
  paintHill(canvas, hill(0.4, 40, 5, { ink: '#A9BFA4', shadeInk: '#CBD3AE' }, 90))
  paintHill(canvas, {
    ...hill(0.46, 46, 4, { ink: '#8DAE86', shadeInk: '#6F9A7C' }, 120),
    isShadedLeft: true,
  })
  sprayBand(canvas, HAZE, height * 0.58, height * 0.39, 0.85)
  paintHill(canvas, hill(0.53, 50, 5, { ink: '#C7B45A', shadeInk: '#8FA355' }, 140))
}

function paintVineField(canvas: PosterCanvas, field: VineField): void {
  const { width, height, unit } = canvas
  const { y, swing, count, ink, rowInk, shadeInk } = field
  const path = smoothPath(hillLine(canvas, y, swing, count), height)
  addPath(canvas, path, ink)
  openGroup(canvas, { 'clip-path': defineClip(canvas, path) })
  addPath(canvas, vineRowsPath(canvas, y), rowInk)
  closeGroup(canvas)
  spray(canvas, path, shadeInk, [width, y + 200 * unit, width * 0.3, y])
}

/** North and east of the cypress, poplars line the road, and no campanile stands over the village. */
const isOfTheEast = ({ touches }: SceneVariant): boolean => touches.includes('poplars')
const treeOf = (variant: SceneVariant): typeof paintCypress =>
  isOfTheEast(variant) ? paintPoplar : paintCypress

function paintHouse(canvas: PosterCanvas, variant: SceneVariant, { x, y }: RoadAnchor): void {
  const { unit, random } = canvas
  const [paintTree, isVillage] = [treeOf(variant), variant.detail === 1 && !isOfTheEast(variant)]
  const reach = isVillage ? 66 : 0
  for (const across of [-118 - reach, -98 - reach, 92 + reach, 112 + reach, 134 + reach]) {
    paintTree(canvas, x + across * unit, y + 8 * unit, random(90, 130) * unit)
  }
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

function paintRoadside(canvas: PosterCanvas, variant: SceneVariant, steps: readonly RoadStep[]): void {
  const { width, height, unit, isWide } = canvas
  const [paintTree, hasPine] = [treeOf(variant), variant.detail === 2 && !isOfTheEast(variant)]
  for (const [index, across, tall] of ROADSIDE_TREES) {
    const step = steps[index]
    if (step !== undefined && !(hasPine && index > 3)) {
      paintTree(canvas, step.x + across * unit, step.y + 12 * unit, tall * unit)
    }
  }
  const bend = steps[5]
  if (bend !== undefined) {
    paintCyclist(canvas, { x: bend.x - 40 * unit, y: bend.y + 6 * unit, scale: 0.72 * unit }, JERSEY)
  }
  if (hasPine) {
    paintUmbrellaPine(canvas, width * (isWide ? 0.93 : 0.13), height * 0.92, 460 * unit)
  } else if (bend !== undefined) {
    paintTree(canvas, bend.x + 120 * unit, height * 0.93, 360 * unit)
  }
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide } = canvas
  const anchor: RoadAnchor = { x: width * (isWide ? 0.68 : 0.64), y: height * 0.585 }
  const steps = roadSteps(canvas, anchor)
  paintSkyAndSun(canvas, variant)
  paintFarHills(canvas)
  const far = { ink: '#D9A94C', rowInk: '#8B9A3E', shadeInk: '#4F7A46' }
  paintVineField(canvas, { y: height * 0.61, swing: 44 * unit, count: 4, ...far })
  paintHouse(canvas, variant, anchor)
  const near = { ink: '#B98B3C', rowInk: '#5E7F38', shadeInk: '#2C5A3C' }
  paintVineField(canvas, { y: height * 0.73, swing: 50 * unit, count: 3, ...near })
  paintRoad(canvas, steps)
  paintRoadside(canvas, variant, steps)
  sprayBand(canvas, SHADOW, height, height * 0.85, 0.9)
}

/** Wine hills: rows of vines, a house on a rise, a white road winding to it. */
export const vineyard: Scene = {
  name: 'vineyard',
  family: 'mediterranean',
  skyInk: '#F2C879',
  mistInk: '#F2C879',
  shadowInk: SHADOW,
  accentInk: JERSEY,
  altText: 'A white road winding between rows of vines to houses on a hill, a cyclist on the bend',
  touchedAltTexts: {
    poplars:
      'A white road winding between rows of vines and tall poplars to a farmhouse on a hill, a cyclist on the bend',
  },
  lightText: 'in late summer light',
  draw,
}
