import { addCircle, addLine, addPath, addRect, type PosterCanvas } from '#art/drawing/canvas.ts'
import { mixInk } from '#art/drawing/ink.ts'
import { outline } from '#art/drawing/path.ts'
import { type Placement, placePath } from '#art/drawing/place-path.ts'
import { pickOne } from '#art/drawing/random.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintPalm } from '#art/kit/flora.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { placeDisc } from '#art/kit/scene-variant.ts'
import { paintSky, paintStreaks } from '#art/kit/sky.ts'
import { paintDryCliffs, paintSnowyRange } from './medina-hills.ts'

const HORIZON = 0.6
const CLAY = ['#D9734A', '#C65A3B', '#E58D5C', '#B84E36', '#DB8154'] as const
const CLAY_SHADE = '#8C3430'
const DUSK = '#5A1F2A'
const TOWER_LIT = '#E39A63'
const TOWER_SHADE = '#A9452F'
const TILE = '#1F7F7B'
const GOLD = '#E9B44A'

const ARCH = 'M-9 30v-32q0 -16 9 -20q9 4 9 20v32z'

type PalmInks = Readonly<Record<'trunk' | 'leaf' | 'backLeaf', string>>

const FAR_PALM: PalmInks = { trunk: '#3D4A34', leaf: '#2E5A45', backLeaf: '#1E4438' }
const MIDDLE_PALM: PalmInks = { trunk: '#3D3A2E', leaf: '#24513F', backLeaf: '#18382F' }
const NEAR_PALM: PalmInks = { trunk: '#1C2A26', leaf: '#17382F', backLeaf: '#0F2823' }

function paintSkyAndClouds(canvas: PosterCanvas, variant: SceneVariant, horizonY: number): void {
  const { width, height, unit, isWide } = canvas
  paintSky(canvas, { top: '#2F7F96', middle: '#8CBFB4', horizon: '#F7DFB0' }, horizonY, 0.4)
  if (variant.discScale !== 1) {
    const asDrawn = { x: width * (isWide ? 0.46 : 0.3), y: height * 0.3, radius: 74 * unit }
    const sun = placeDisc(variant, asDrawn)
    addCircle(canvas, sun.x, sun.y, sun.radius, '#FFF3CF')
  }
  const bars = [
    [width * 0.22, height * 0.12, 300 * unit, 16 * unit],
    [width * 0.34, height * 0.143, 210 * unit, 12 * unit],
    [width * 0.86, height * 0.2, 320 * unit, 14 * unit],
  ] as const
  paintStreaks(canvas, bars, '#F4E6C8', { opacity: 0.75 })
}

type RoofRow = {
  readonly y: number
  readonly heights: readonly [number, number]
  readonly widths: readonly [number, number]
  /** How far the row has fallen into shade, and how many of its windows are open; both 0 to 1. */
  readonly shade: number
  readonly windows: number
}

function crenelPath(unit: number, x: number, roofY: number, width: number): string {
  let path = ''
  for (let left = 0; left < width - 15 * unit; left += 15 * unit) {
    path += outline`M${x + left} ${roofY + 1}v${-9 * unit}h${8 * unit}v${9 * unit}z`
  }
  return path
}

function windowPath(canvas: PosterCanvas, x: number, roofY: number, width: number, share: number): string {
  const { unit, random } = canvas
  let path = ''
  for (let index = 0; index < Math.floor(width / (34 * unit)); index += 1) {
    if (random() < share) {
      const left = x + (14 + index * 30) * unit
      const baseY = roofY + random(20, 50) * unit + 18 * unit
      path += outline`M${left} ${baseY}v${-11 * unit}a${5 * unit} ${6 * unit} 0 0 1 ${10 * unit} 0v${11 * unit}z`
    }
  }
  return path
}

function paintRoofRow(canvas: PosterCanvas, row: RoofRow): void {
  const { width, height, unit, random } = canvas
  const baseY = row.y + height * 0.3
  let [crenels, shades, windows] = ['', '', '']
  for (let x = -40 * unit; x < width + 20; ) {
    const blockWidth = random(...row.widths) * unit
    const roofY = row.y - random(...row.heights) * unit
    addRect(canvas, x, roofY, blockWidth, baseY - roofY, mixInk(pickOne(random, CLAY), DUSK, row.shade))
    addRect(canvas, x, roofY, blockWidth, 5 * unit, mixInk('#F6C08A', DUSK, row.shade * 0.8))
    shades += outline`M${x + blockWidth} ${roofY}h${-blockWidth * 0.24}V${baseY}h${blockWidth * 0.24}z`
    crenels += random() < 0.38 ? crenelPath(unit, x, roofY, blockWidth) : ''
    windows += windowPath(canvas, x, roofY, blockWidth, row.windows)
    x += blockWidth * random(0.84, 1)
  }
  addPath(canvas, crenels, mixInk(CLAY[0], DUSK, row.shade))
  addPath(canvas, shades, CLAY_SHADE, { opacity: 0.5 })
  addPath(canvas, windows, '#4A1C28')
}

function paintTowerShaft(canvas: PosterCanvas, at: Placement): void {
  const { x, y, scale } = at
  addPath(canvas, placePath('M-43 0h86v480h-86z', at), TOWER_LIT)
  addPath(canvas, placePath('M10 0h33v480h-33z', at), TOWER_SHADE)
  addPath(canvas, placePath('M-48 -4h96v12h-96z', at), '#F3C088')
  const merlons = [-45, -29, -13, 3, 19, 35].map((left) => `M${left} -4v-10l5 -6l5 6v10z`)
  addPath(canvas, placePath(merlons.join(''), at), TOWER_LIT)
  addPath(canvas, placePath('M-45 18h90v24h-90z', at), TILE)
  const zigzag = [-43, -30.5, -18, -5.5, 7, 19.5, 32].map((left) => `M${left} 38l6 -14l6 14z`)
  addPath(canvas, placePath(zigzag.join(''), at), '#F4E0B0')
  const archAt = (left: number, down: number, size: number): string =>
    placePath(ARCH, { x: x + left * scale, y: y + down * scale, scale: size * scale })
  addPath(canvas, archAt(-20, 92, 1) + archAt(16, 92, 1) + archAt(-2, 176, 1.2), DUSK)
}

function paintTowerLantern(canvas: PosterCanvas, at: Placement, hasDome: boolean): void {
  const { x, y, scale } = at
  addPath(canvas, placePath('M-20 -76h40v74h-40z', at), TOWER_LIT)
  addPath(canvas, placePath('M4 -76h16v74h-16z', at), TOWER_SHADE)
  const roof = hasDome ? 'M-20 -74q1.6 -34 20 -40q18.4 6 20 40z' : 'M-24 -74L0 -116L24 -74z'
  addPath(canvas, placePath(roof, at), TILE)
  addLine(canvas, placePath('M0 -112v-44', at), '#C98A2B', 3 * scale)
  addCircle(canvas, x, y - 122 * scale, 6 * scale, GOLD)
  addCircle(canvas, x, y - 136 * scale, 4.6 * scale, GOLD)
  addCircle(canvas, x, y - 147 * scale, 3.2 * scale, GOLD)
}

type PalmRow = { readonly shares: readonly number[]; readonly groundY: number; readonly minHeight: number }

function paintPalmRow(canvas: PosterCanvas, { shares, groundY, minHeight }: PalmRow, inks: PalmInks): void {
  const { width, unit, random } = canvas
  for (const share of shares) {
    const height = random(minHeight, minHeight + 45) * unit
    paintPalm(canvas, { x: width * share, groundY, height, lean: random(-0.12, 0.12), ...inks })
  }
}

function paintPalmFrame(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide } = canvas
  const isOneTallPalm = variant.detail === 1
  if (!isOneTallPalm) {
    const left = { x: width * (isWide ? 0.05 : 0.07), groundY: height + 30 * unit, height: 560 * unit }
    paintPalm(canvas, { ...left, lean: 0.08, ...NEAR_PALM })
  }
  const right = { x: width * 0.97, groundY: height + 40 * unit, height: (isOneTallPalm ? 620 : 430) * unit }
  paintPalm(canvas, { ...right, lean: -0.1, ...NEAR_PALM })
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide } = canvas
  const horizonY = height * HORIZON
  const row = (offset: number, rest: Omit<RoofRow, 'y'>): void =>
    paintRoofRow(canvas, { y: horizonY + offset * unit, ...rest })
  const palms = (offset: number, minHeight: number, shares: readonly number[], inks: PalmInks): void =>
    paintPalmRow(canvas, { shares, groundY: horizonY + offset * unit, minHeight }, inks)
  paintSkyAndClouds(canvas, variant, horizonY)
  if (variant.touches.includes('snows')) {
    paintSnowyRange(canvas, horizonY)
  } else {
    paintDryCliffs(canvas, horizonY)
  }
  row(26, { heights: [22, 62], widths: [60, 130], shade: 0, windows: 0.5 })
  palms(40, 120, isWide ? [0.08, 0.2, 0.86, 0.93, 0.44] : [0.1, 0.86, 0.94, 0.3], FAR_PALM)
  const hasSquatTower = variant.detail === 2
  const towerX = width * ((isWide ? 0.66 : 0.6) - (hasSquatTower ? 0.12 : 0))
  const tower = { x: towerX, y: horizonY - (hasSquatTower ? 250 : 300) * unit, scale: unit }
  paintTowerShaft(canvas, tower)
  paintTowerLantern(canvas, tower, !hasSquatTower)
  row(96, { heights: [40, 92], widths: [80, 150], shade: 0.1, windows: 0.55 })
  sprayBand(canvas, '#F0B27A', horizonY + 130 * unit, horizonY + 40 * unit, 0.75)
  palms(150, 148, isWide ? [0.3, 0.53, 0.8] : [0.4, 0.78], MIDDLE_PALM)
  row(190, { heights: [46, 110], widths: [120, 220], shade: 0.26, windows: 0.5 })
  row(310, { heights: [70, 130], widths: [170, 290], shade: 0.48, windows: 0.4 })
  sprayBand(canvas, '#3A1424', height, height * 0.8)
  paintPalmFrame(canvas, variant)
}

/** Old town and palms, snows where they are true: stacked blocks by depth, one tower, a palm frame. */
export const medina: Scene = {
  name: 'medina',
  family: 'mediterranean',
  skyInk: '#2F7F96',
  mistInk: '#F3C088',
  shadowInk: '#3A1424',
  accentInk: GOLD,
  altText: 'The roofs and one tower of an old walled town between palms, bare cliffs behind',
  touchedAltTexts: {
    snows: 'The roofs and one tower of an old walled town between palms, snowy mountains behind',
  },
  lightText: 'on a clear morning',
  draw,
}
