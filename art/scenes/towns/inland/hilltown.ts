import { addCircle, addLine, addPath, addPolygon, addRect, type PosterCanvas } from '#art/drawing/canvas.ts'
import { closeToBase, outline, type Point, smoothPath } from '#art/drawing/path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintHilltopCastle } from '#art/kit/hilltop-castle.ts'
import { paintPair } from '#art/kit/market-people.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { placeDisc } from '#art/kit/scene-variant.ts'
import { paintSky, paintStreaks } from '#art/kit/sky.ts'
import { hillLine, ridgeLine } from '#art/kit/terrain.ts'
import { paintRipples } from '#art/kit/water.ts'
import { paintFarBoats, paintFarSuspensionBridge } from '#art/scenes/towns/inland/river-crossing.ts'
import { paintAcropolis } from './acropolis.ts'
import { hillCrest, paintCastleHill } from './castle-hill.ts'
import { paintDomedChurch, paintTwinTowerChurch } from './hill-church.ts'
import { type HouseStyle, paintNearHouses, paintTown } from './hill-houses.ts'
import { paintLeafyFrame } from './leafy-frame.ts'
import { paintStreetTram } from './street-tram.ts'

/** How far the hill stands off its middle, as a share of the width, by detail. */
const ACROSS = [0, -0.13, 0.1] as const
const CREAM = '#FCE7BE'
const STREET_SHADE = '#2A1E2C'
const IRON = '#1E1A24'
const TRAM_YELLOW = '#F2B632'
function paintSkyAndClouds(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide } = canvas
  paintSky(canvas, { top: '#4E9DB8', middle: '#A9CFC6', horizon: CREAM }, height * 0.5, 0.3)
  if (variant.discScale !== 1) {
    const asDrawn = { x: width * (isWide ? 0.3 : 0.2), y: height * 0.2, radius: 52 * unit }
    const sun = placeDisc(variant, asDrawn)
    addCircle(canvas, sun.x, sun.y, sun.radius, '#FFF6DC')
  }
  const bars = [
    [width * 0.2, height * 0.1, 300 * unit, 16 * unit],
    [width * 0.3, height * 0.124, 200 * unit, 12 * unit],
    [width * 0.82, height * 0.16, 330 * unit, 15 * unit],
  ] as const
  paintStreaks(canvas, bars, '#FBF3DC', { opacity: 0.85 })
}

function paintRiver(canvas: PosterCanvas, riverY: number): void {
  const { width, height, unit } = canvas
  const farBank = ridgeLine(canvas, riverY - 12 * unit, 14 * unit, 30, 0.7)
  addPolygon(canvas, closeToBase(farBank, riverY), '#8FB3A6')
  addRect(canvas, 0, riverY, width, height * 0.26, '#3F93A2')
  sprayBand(canvas, '#EAE3C2', riverY, riverY + 56 * unit)
  const band = { topY: riverY + 8, bottomY: riverY + 120 * unit, count: 14 }
  paintRipples(canvas, { ...band, minWidth: 20 * unit, maxWidth: 60 * unit }, '#CFE6DA')
}

/** Wooded hills in haze, where no water is near. */
function paintFarHills(canvas: PosterCanvas, riverY: number): void {
  const { height, unit } = canvas
  addPath(canvas, smoothPath(hillLine(canvas, riverY - 40 * unit, 60 * unit, 5), height), '#9DBDAA')
  sprayBand(canvas, CREAM, riverY + 30 * unit, riverY - 70 * unit, 0.85)
  addPath(canvas, smoothPath(hillLine(canvas, riverY + 26 * unit, 44 * unit, 4), height), '#7FA286')
  sprayBand(canvas, CREAM, riverY + 150 * unit, riverY + 10 * unit, 0.7)
}

function paintStreet(canvas: PosterCanvas, streetY: number, hasRails: boolean): void {
  const { width, height, unit } = canvas
  const edge: readonly Point[] = [
    [-20, streetY - 8 * unit],
    [width * 0.3, streetY + 12 * unit],
    [width * 0.65, streetY - 8 * unit],
    [width + 20, streetY - 46 * unit],
  ]
  addPath(canvas, smoothPath(edge, height), '#5A4A52')
  sprayBand(canvas, STREET_SHADE, height, height * 0.86)
  const rail = (left: number, middle: number, right: number): string =>
    outline`M-20 ${streetY + left * unit}Q${width * 0.4} ${streetY + middle * unit} ${width + 20} ${streetY + right * unit}`
  if (hasRails) addLine(canvas, rail(56, 84, 8) + rail(84, 116, 34), '#E9C9A0', 3 * unit)
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide, isTall } = canvas
  const { touches } = variant
  const hasTram = touches.includes('tram')
  const across = hasTram ? 0 : ACROSS[variant.detail]
  const middleX = width * ((isWide ? 0.6 : 0.52) + across)
  const riverY = height * 0.37
  const crest = hillCrest(canvas, middleX)
  paintSkyAndClouds(canvas, variant)
  if (touches.includes('waterside')) {
    paintRiver(canvas, riverY)
  } else {
    paintFarHills(canvas, riverY)
  }
  if (touches.includes('tram') && variant.detail !== 1) {
    paintFarSuspensionBridge(canvas, riverY)
  } else if (touches.includes('waterside')) {
    paintFarBoats(canvas, riverY)
  }
  paintCastleHill(canvas, crest, middleX)
  const summit = { x: middleX + 60 * unit, y: height * 0.275, scale: 0.86 * unit }
  if (touches.includes('acropolis')) {
    paintAcropolis(canvas, { x: middleX + 60 * unit, y: height * 0.29, scale: 0.9 * unit })
  } else if (touches.includes('castle')) {
    paintHilltopCastle(canvas, middleX + 90 * unit, height * 0.272)
  } else {
    paintDomedChurch(canvas, summit)
  }
  const isWhite = touches.includes('white-houses')
  const look: HouseStyle = { isWhite, hasDomes: touches.includes('waterside') }
  paintTown(canvas, crest, middleX, look)
  const church = { x: middleX - 150 * unit, y: height * (isTall ? 0.7 : 0.6), scale: unit }
  if (variant.detail === 2 && touches.includes('castle')) {
    paintDomedChurch(canvas, church)
  } else {
    if (!isWhite) paintTwinTowerChurch(canvas, church)
  }
  paintNearHouses(canvas, look)
  const streetY = height * 0.86
  paintStreet(canvas, streetY, hasTram)
  const streetX = width * (isWide ? 0.66 : variant.detail === 1 ? 0.46 : 0.58)
  if (hasTram) {
    paintStreetTram(canvas, { x: streetX, y: streetY + 62 * unit, scale: 1.12 * unit }, TRAM_YELLOW)
    const wire = outline`M-10 ${streetY - 214 * unit}Q${width * 0.5} ${streetY - 150 * unit} ${width + 10} ${streetY - 250 * unit}`
    addLine(canvas, wire, IRON, 2 * unit)
  } else {
    paintPair(canvas, streetX, streetY + 92 * unit, TRAM_YELLOW)
    if (across !== 0) paintLeafyFrame(canvas, across < 0)
  }
}

/** Terraced town: rows of houses on the curve of a hill; a castle, a river and a tram where they are true. */
export const hilltown: Scene = {
  name: 'hilltown',
  family: 'mediterranean',
  skyInk: '#4E9DB8',
  mistInk: '#F6C890',
  shadowInk: STREET_SHADE,
  accentInk: TRAM_YELLOW,
  altText: 'Tiled houses stacked up a hillside to the building on its top, people walking up the street',
  touchedAltTexts: {
    acropolis:
      'Houses stacked up a hillside to a rock with a columned temple on it, people walking up the street',
    'white-houses': 'White cubes of houses stacked up a hillside, people walking up the street',
    tram: 'A tram climbing past tiled houses stacked below a hilltop castle, a river behind',
    castle: 'Tiled houses stacked below a hilltop castle, people walking up the street',
    waterside: 'Tiled houses stacked up a hillside above the water, people walking up the street',
  },
  lightText: 'in clear afternoon light',
  draw,
}
