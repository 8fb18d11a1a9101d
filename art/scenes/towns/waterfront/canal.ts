import { addCircle, addLine, addPath, addPolygon, addRect, type PosterCanvas } from '#art/drawing/canvas.ts'
import { boxPath, closeToBase, outline } from '#art/drawing/path.ts'
import { type Placement, placePath } from '#art/drawing/place-path.ts'
import { sprayBand, sprayVertical } from '#art/drawing/spray.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { type Disc, placeDisc } from '#art/kit/scene-variant.ts'
import { paintSky, paintStreaks } from '#art/kit/sky.ts'
import { ridgeLine } from '#art/kit/terrain.ts'
import { paintGlint, paintRipples } from '#art/kit/water.ts'
import { paintGabledEnd, paintSloop } from './gabled-canal.ts'
import { paintGondola } from './gondola.ts'
import { paintPalazzoRow } from './palazzo-row.ts'

const HORIZON = 0.58
const PEACH = '#FADDA2'
const DEEP = '#0B3540'
const CRIMSON = '#B5322B'
const COPPER = '#5F8F8C'
const COPPER_SHADE = '#3B6C74'
const STONE = '#A9A58C'
const STONE_SHADE = '#7F8E86'

type View = { readonly middleX: number; readonly horizonY: number }

function paintSkyAndSun(canvas: PosterCanvas, sun: Disc, { middleX, horizonY }: View): void {
  const { unit } = canvas
  paintSky(canvas, { top: '#2C6E80', middle: '#8DB9A8', horizon: PEACH }, horizonY, 0.3)
  addCircle(canvas, sun.x, sun.y, sun.radius, '#FFF3CC')
  const bars = [
    [middleX - 40 * unit, horizonY - 250 * unit, 300 * unit, 12 * unit],
    [middleX + 90 * unit, horizonY - 224 * unit, 220 * unit, 9 * unit],
    [middleX - 150 * unit, horizonY - 150 * unit, 240 * unit, 8 * unit],
  ] as const
  paintStreaks(canvas, bars, '#FCEBC2', { opacity: 0.9 })
}

/** Drawn in radii: the scale is the radius of the dome. */
function paintDome(canvas: PosterCanvas, at: Placement): void {
  const { x, y, scale } = at
  addPath(canvas, placePath('M-1 0q-.06 -1.02 1 -1.26q1.06 .24 1 1.26z', at), COPPER)
  addPath(canvas, placePath('M1 0q.06 -1.02 -1 -1.26q.5 .5 .3 1.26z', at), COPPER_SHADE)
  addPath(canvas, placePath('M-.13 -1.62h.26v.38h-.26z', at), COPPER_SHADE)
  addCircle(canvas, x, y - 1.68 * scale, 0.13 * scale, COPPER)
  addLine(canvas, placePath('M0 -1.7v-.3', at), COPPER_SHADE, 3 * canvas.unit)
}

function paintBasilica(canvas: PosterCanvas, { middleX, horizonY }: View): void {
  const { unit } = canvas
  const at = { x: middleX + 40 * unit, y: horizonY, scale: unit }
  addPath(canvas, placePath('M-130 -66h260v70h-260zM-78 -106h156v60h-156z', at), STONE)
  addPath(canvas, placePath('M14 -106h64v110h-64z', at), STONE_SHADE)
  paintDome(canvas, { x: at.x, y: horizonY - 104 * unit, scale: 76 * unit })
  paintDome(canvas, { x: at.x + 118 * unit, y: horizonY - 62 * unit, scale: 36 * unit })
  addPath(canvas, placePath('M-176 -190h22v194h-22z', at), '#C07A52')
  addPath(canvas, placePath('M-180 -188l15 -44l15 44z', at), COPPER)
}

function paintFarEnd(canvas: PosterCanvas, view: View): void {
  const { middleX, horizonY } = view
  const { unit } = canvas
  paintBasilica(canvas, view)
  const shore = ridgeLine(canvas, horizonY - 24 * unit, 12 * unit, 34, 0.8)
  addPolygon(canvas, closeToBase(shore, horizonY), '#8F8A78')
  const haze = boxPath(middleX - 330 * unit, horizonY - 70 * unit, 660 * unit, 74 * unit)
  sprayVertical(canvas, haze, PEACH, horizonY, horizonY - 64 * unit)
}

function paintFarBridge(canvas: PosterCanvas, { middleX, horizonY }: View): void {
  const at = { x: middleX, y: horizonY + 8 * canvas.unit, scale: canvas.unit }
  addPath(canvas, placePath('M-230 0v-44q230 -60 460 0v44h-90q-20 -66 -140 -66t-140 66z', at), '#D9B48A')
  addPath(canvas, placePath('M-140 0q20 -66 140 -66t140 66h-12q-24 -54 -128 -54t-128 54z', at), STONE_SHADE)
}

function paintWater(canvas: PosterCanvas, sun: Disc, horizonY: number): void {
  const { width, height, unit } = canvas
  addRect(canvas, 0, horizonY, width, height, '#2F7F80')
  sprayBand(canvas, '#F4CF96', horizonY, horizonY + height * 0.17)
  sprayBand(canvas, '#0F4450', height, height * 0.74)
  const breadth = { topWidth: 1.2 * sun.radius, bottomWidth: 0.71 * sun.radius, count: 16 }
  const glint = { x: sun.x + 20 * unit, topY: horizonY + 6, bottomY: height * 0.82, ...breadth }
  paintGlint(canvas, glint, '#FFF1CB')
}

function paintNearRipples(canvas: PosterCanvas, horizonY: number): void {
  const { height, unit } = canvas
  const light = { topY: horizonY + 50 * unit, bottomY: height * 0.98, count: 30 }
  paintRipples(canvas, { ...light, minWidth: 30 * unit, maxWidth: 110 * unit }, '#BFE0CF', { opacity: 0.5 })
  const dark = { topY: height * 0.76, bottomY: height, count: 16 }
  paintRipples(canvas, { ...dark, minWidth: 60 * unit, maxWidth: 140 * unit }, DEEP, { opacity: 0.7 })
}

function paintMooringPole(canvas: PosterCanvas, x: number, topY: number, girth: number): void {
  const { height, unit } = canvas
  const left = x - girth / 2
  addRect(canvas, left, topY, girth, height - topY + 10, '#F2E4C6')
  let stripes = ''
  for (let y = topY + 24 * unit; y < height; y += 58 * unit) {
    stripes += outline`M${left} ${y}l${girth} ${-18 * unit}v${28 * unit}l${-girth} ${18 * unit}z`
  }
  addPath(canvas, stripes, '#A63A30')
  addRect(canvas, x + girth * 0.18, topY, girth * 0.32, height, '#1B2A36', { opacity: 0.35 })
  const cap = outline`M${x - girth * 0.6} ${topY + 2}q${girth * 0.6} ${-girth * 1.3} ${girth * 1.2} 0z`
  addPath(canvas, cap, '#C9A24A')
}

/** Share of the width, share of the height, girth in units. */
const POLES = [
  [0.83, 0.62, 24],
  [0.91, 0.56, 28],
  [0.09, 0.66, 26],
] as const
const WIDE_POLES = [
  [0.865, 0.62, 24],
  [0.905, 0.56, 28],
  [0.1, 0.66, 26],
] as const

function paintMooringPoles(canvas: PosterCanvas, isMirrored: boolean): void {
  const { width, height, unit, isWide } = canvas
  for (const [across, down, girth] of isWide ? WIDE_POLES : POLES) {
    const x = width * (isMirrored ? 1 - across : across)
    paintMooringPole(canvas, x, height * down, girth * unit)
  }
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide } = canvas
  const view: View = { middleX: width * (isWide ? 0.56 : 0.5), horizonY: height * HORIZON }
  const { middleX, horizonY } = view
  const sunAsDrawn = { x: middleX - 120 * unit, y: horizonY - 190 * unit, radius: 62 * unit }
  const sun = placeDisc(variant, sunAsDrawn)
  paintSkyAndSun(canvas, sun, view)
  const hasGondola = variant.touches.includes('gondola')
  if (hasGondola) {
    paintFarEnd(canvas, view)
  } else {
    paintGabledEnd(canvas, view)
  }
  paintWater(canvas, sun, horizonY)
  if (variant.detail === 2 || !hasGondola) {
    paintFarBridge(canvas, view)
  }
  paintPalazzoRow(canvas, {
    side: 'left',
    farX: middleX - 215 * unit,
    waterY: horizonY,
    hasGables: !hasGondola,
  })
  paintPalazzoRow(canvas, {
    side: 'right',
    farX: middleX + 215 * unit,
    waterY: horizonY,
    hasGables: !hasGondola,
  })
  paintNearRipples(canvas, horizonY)
  const isTurned = variant.detail === 1
  if (!hasGondola) {
    paintSloop(canvas, { x: width * (isWide ? 0.54 : 0.48), y: height * 0.82, scale: 1.05 * unit }, CRIMSON)
    return
  }
  const gondola = { x: width * (isWide ? 0.52 : 0.47), y: height * 0.81, scale: 1.12 * unit, isTurned }
  paintGondola(canvas, gondola, CRIMSON)
  paintMooringPoles(canvas, isTurned)
}

/** Canals: two rows of house fronts to one vanishing point; a gondola and a dome in one city, gables elsewhere. */
export const canal: Scene = {
  name: 'canal',
  family: 'mediterranean',
  skyInk: '#2C6E80',
  mistInk: '#F4CF96',
  shadowInk: DEEP,
  accentInk: CRIMSON,
  altText: 'An open boat on a canal between rows of gabled houses, an arched bridge and a spire beyond',
  touchedAltTexts: {
    gondola: 'A gondola on a wide canal between rows of old house fronts, a dome and a bell tower beyond',
  },
  lightText: 'towards evening',
  draw,
}
