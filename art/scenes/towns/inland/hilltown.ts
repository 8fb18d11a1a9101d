import { addLine, addPath, addPolygon, addRect } from '#art/drawing/canvas.ts'
import { closeToBase, outline, type Point, smoothPath } from '#art/drawing/path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintHilltopCastle } from '#art/kit/hilltop-castle.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { paintPair } from '#art/kit/market-people.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { hillLine, ridgeLine } from '#art/kit/terrain.ts'
import { paintRipples } from '#art/kit/water.ts'
import { ACROPOLIS } from './acropolis.ts'
import { hillCrest, paintCastleHill } from './castle-hill.ts'
import { DOMED_CHURCH, TWIN_TOWER_CHURCH } from './hill-church.ts'
import { type HouseStyle, paintNearHouses, paintTown } from './hill-houses.ts'
import { paintLeafyFrame } from './leafy-frame.ts'
import { paintFarBoats, paintFarSuspensionBridge } from './river-crossing.ts'
import { paintStreetTram } from './street-tram.ts'

/** How far the hill is from the focus, as a share of the width, by detail. */
const ACROSS = [0, -0.13, 0.1] as const

function paintRiver({ canvas, width, height, unit }: LandmarkContext, riverY: number): void {
  const farBank = ridgeLine(canvas, riverY - 12 * unit, 14 * unit, 30, 0.7)
  addPolygon(canvas, closeToBase(farBank, riverY), '#8FB3A6')
  addRect(canvas, 0, riverY, width, height * 0.26, '#3F93A2')
  sprayBand(canvas, '#EAE3C2', riverY, riverY + 56 * unit)
  const band = { topY: riverY + 8, bottomY: riverY + 120 * unit, count: 14 }
  paintRipples(canvas, { ...band, minWidth: 20 * unit, maxWidth: 60 * unit }, '#CFE6DA')
}

/** Wooded hills in haze, where no water is near. */
function paintFarHills({ canvas, height, unit, palette }: LandmarkContext, riverY: number): void {
  addPath(canvas, smoothPath(hillLine(canvas, riverY - 40 * unit, 60 * unit, 5), height), '#9DBDAA')
  sprayBand(canvas, palette.horizon, riverY + 30 * unit, riverY - 70 * unit, 0.85)
  addPath(canvas, smoothPath(hillLine(canvas, riverY + 26 * unit, 44 * unit, 4), height), '#7FA286')
  sprayBand(canvas, palette.horizon, riverY + 150 * unit, riverY + 10 * unit, 0.7)
}

function paintStreet(s: LandmarkContext, streetY: number, hasRails: boolean): void {
  const { canvas, width, height, unit, palette } = s
  const edge: readonly Point[] = [
    [-20, streetY - 8 * unit],
    [width * 0.3, streetY + 12 * unit],
    [width * 0.65, streetY - 8 * unit],
    [width + 20, streetY - 46 * unit],
  ]
  addPath(canvas, smoothPath(edge, height), '#5A4A52')
  sprayBand(canvas, palette.deep, height, height * 0.86)
  const rail = (left: number, middle: number, right: number): string =>
    outline`M-20 ${streetY + left * unit}Q${width * 0.4} ${streetY + middle * unit} ${width + 20} ${streetY + right * unit}`
  if (hasRails) addLine(canvas, rail(56, 84, 8) + rail(84, 116, 34), '#E9C9A0', 3 * unit)
}

/** What the hill rises before: a river with a bridge or sails where that is true, hills in haze elsewhere. */
function paintBehind(s: LandmarkContext): void {
  const { canvas, height } = s
  const { detail, touches } = s.variant
  const riverY = height * 0.37
  const isWaterside = touches.includes('waterside')
  if (isWaterside) paintRiver(s, riverY)
  else paintFarHills(s, riverY)
  if (touches.includes('tram') && detail !== 1) paintFarSuspensionBridge(canvas, riverY)
  else if (isWaterside) paintFarBoats(canvas, riverY)
}

/** The hill with its houses and what crowns it. */
function paintHill(s: LandmarkContext, middleX: number): void {
  const { canvas, height, unit } = s
  const { detail, touches } = s.variant
  const crest = hillCrest(canvas, middleX)
  paintCastleHill(canvas, crest, middleX)
  const [x, hasCastle] = [middleX + 60 * unit, touches.includes('castle')]
  if (touches.includes('acropolis')) s.draw({ x, y: height * 0.29, scale: 0.9 * unit }, ACROPOLIS)
  else if (hasCastle) paintHilltopCastle(canvas, middleX + 90 * unit, height * 0.272)
  else s.draw({ x, y: height * 0.275, scale: 0.86 * unit }, DOMED_CHURCH)
  const isWhite = touches.includes('white-houses')
  const style: HouseStyle = { isWhite, hasDomes: touches.includes('waterside') }
  paintTown(canvas, crest, middleX, style)
  const church = { x: middleX - 150 * unit, y: height * (canvas.isTall ? 0.7 : 0.6), scale: unit }
  if (detail === 2 && hasCastle) s.draw(church, DOMED_CHURCH)
  else if (!isWhite) s.draw(church, TWIN_TOWER_CHURCH)
  paintNearHouses(canvas, style)
}

/** Terraced town: rows of houses on the curve of a hill; a castle, a river and a tram where they are true. */
export const hilltown = landmark({
  name: 'hilltown',
  isPortrait: false,
  palette: {
    ...PALETTES.noon,
    top: '#4E9DB8',
    middle: '#A9CFC6',
    horizon: '#FCE7BE',
    disc: '#FFF6DC',
    bars: '#FBF3DC',
    deep: '#2A1E2C',
  },
  accent: '#F2B632',
  mist: '#F6C890',
  ground: 0.5,
  focus: { narrow: 0.52, wide: 0.6 },
  middleShare: 0.3,
  sun: ({ discScale }, isWide) => (discScale === 1 ? null : [isWide ? -476 : -256, 285, 52]),
  clouds: [
    [0.2, 0.2, 300, 16],
    [0.3, 0.25, 200, 12],
    [0.82, 0.32, 330, 15],
  ],
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
  paint: (s) => {
    const { canvas, width, height, unit, isWide, accent } = s
    const { detail, touches } = s.variant
    const hasTram = touches.includes('tram')
    const across = hasTram ? 0 : ACROSS[detail]
    paintBehind(s)
    paintHill(s, s.x + width * across)
    const streetY = height * 0.86
    paintStreet(s, streetY, hasTram)
    const streetX = width * (isWide ? 0.66 : detail === 1 ? 0.46 : 0.58)
    if (!hasTram) {
      paintPair(canvas, streetX, streetY + 92 * unit, accent)
      if (across !== 0) paintLeafyFrame(canvas, across < 0)
      return
    }
    paintStreetTram(canvas, { x: streetX, y: streetY + 62 * unit, scale: 1.12 * unit }, accent)
    const wire = outline`M-10 ${streetY - 214 * unit}Q${width * 0.5} ${streetY - 150 * unit} ${width + 10} ${streetY - 250 * unit}`
    addLine(canvas, wire, '#1E1A24', 2 * unit)
  },
})
