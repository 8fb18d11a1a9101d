import { addLine, addPath, addRect } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { outline, smoothPath } from '#art/drawing/path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintFloating } from '#art/kit/boats.ts'
import { paintBough } from '#art/kit/frames.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { paintShopper } from '#art/kit/market-people.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { paintBus, paintLamp, paintNearUmbrellaPine, paintRiverLandmark } from '#art/kit/river-landmark.ts'
import { hillLine } from '#art/kit/terrain.ts'
import { CITY_LANDMARKS, paintArchBridge } from './city-landmark.ts'
import { paintQuayHouses } from './quay-houses.ts'

const DEEP = '#23384C'
const WOOD = '#4A3840'
const RIVER_LANDMARKS = ['iron-tower', 'clock-tower', 'great-dome'] as const
const LEAVES = ['#B5532C', '#DB8A34', '#8A3A2A'] as const

function paintCity(s: LandmarkContext): void {
  const { canvas, width, height, groundY: quayY, unit, variant, palette } = s
  const haze = palette.horizon
  const tiles = variant.touches.includes('great-dome') ? { roofs: ['#C9703F', '#9A4A36'] as const } : {}
  const air = { haze, widths: [52, 96], ...tiles } as const
  addPath(canvas, smoothPath(hillLine(canvas, quayY - 190 * unit, 50 * unit, 4), height), '#C3C9AE')
  paintQuayHouses(canvas, { ...air, baseY: quayY, heights: [120, 196], hazeShare: 0.55 })
  sprayBand(canvas, haze, quayY - 40 * unit, quayY - 190 * unit, 0.85)
  const known = RIVER_LANDMARKS.find((touch) => variant.touches.includes(touch))
  if (known === undefined)
    s.draw({ x: width * 0.62, y: quayY - 70 * unit, scale: 1.06 * unit }, CITY_LANDMARKS[variant.detail])
  else paintRiverLandmark(canvas, { x: width * 0.6, y: quayY - 40 * unit, scale: 0.98 * unit }, known)
  paintQuayHouses(canvas, { ...air, baseY: quayY + 4 * unit, heights: [74, 128], hazeShare: 0.12 })
  let crowns = ''
  for (let x = -10; x < width + 20; x += canvas.random(26, 56) * unit) {
    const r = canvas.random(16, 28) * unit
    crowns += outline`M${x - r} ${quayY + 8 * unit}q${r * 0.1} ${-r * 1.7} ${r} ${-r * 1.7}t${r} ${r * 1.7}z`
  }
  addPath(canvas, crowns, '#A5683A')
  addRect(canvas, 0, quayY + 6 * unit, width, 30 * unit, '#C9A27E')
  addRect(canvas, 0, quayY + 6 * unit, width, 6 * unit, '#F3D9AC')
}

const BARGE: readonly GlyphPart[] = [
  ['M-170 -20h318q14 0 26 -10l-14 32q-6 8 -16 8h-286q-22 -4 -28 -30z', DEEP],
  ['M-120 -20v-22h176v22z', '#F6E3BE'],
  [
    'M-108 -36h18v10h-18zM-78 -36h18v10h-18zM-48 -36h18v10h-18zM-18 -36h18v10h-18zM12 -36h18v10h-18z',
    '#4A4658',
  ],
  ['M-128 -42h192v-6h-192z', '#B5532C'],
]

/** The near quay: a parapet and a walker under an umbrella of the accent ink. */
function paintNearQuay({
  canvas,
  width,
  height,
  unit,
  isWide,
  variant,
  accent,
  draw,
}: LandmarkContext): void {
  const topY = height * 0.925
  addRect(canvas, 0, topY, width, height, '#5C4A50')
  addRect(canvas, 0, topY, width, 13 * unit, '#C9A27E')
  sprayBand(canvas, DEEP, height, topY + 12 * unit, 0.9)
  const x = width * (isWide ? 0.46 : variant.detail === 1 ? 0.62 : 0.36)
  paintShopper(canvas, { x, y: topY + 34 * unit, scale: 0.86 * unit }, '#2F3B58')
  draw({ x: x + 12 * unit, y: topY - 112 * unit, scale: 0.84 * unit }, [
    ['M-2 0h4v64h-4z', DEEP],
    [
      'M-76 2q4 -58 76 -66q72 8 76 66q-13 -14 -25 0q-13 -14 -26 0q-12 -14 -25 0q-13 -14 -25 0q-13 -14 -26 0q-12 -14 -25 0z',
      accent,
    ],
  ])
}

/** A plane tree in autumn whose boughs reach in from the upper corner. */
function paintPlaneTree(s: LandmarkContext): void {
  const { canvas, width, height, unit, isWide } = s
  const x = width * (isWide ? 0.06 : 0.05)
  const trunk = outline`M${x - 26 * unit} ${height}Q${x - 6 * unit} ${height * 0.5} ${x - 30 * unit} -10h${46 * unit}Q${x + 22 * unit} ${height * 0.5} ${x + 30 * unit} ${height}z`
  addPath(canvas, trunk, WOOD)
  addLine(
    canvas,
    outline`M${x} ${height * 0.3}Q${x + 70 * unit} ${height * 0.22} ${x + 190 * unit} ${height * 0.15}`,
    WOOD,
    11 * unit,
  )
  paintBough(s, 'left', WOOD, LEAVES, isWide ? 300 : 320)
  paintBough(s, 'left', WOOD, LEAVES, isWide ? 210 : 220)
}

/** Old river city: stone houses along a quay, a bridge of arches, a landmark behind, a plane tree in front. */
export const embankment = landmark({
  name: 'embankment',
  isPortrait: false,
  palette: {
    ...PALETTES.autumn,
    middle: '#E9CFA8',
    deep: DEEP,
  },
  accent: '#D8392B',
  mist: '#72AABB',
  ground: 0.66,
  focus: { narrow: 0.6, wide: 0.6 },
  middleShare: 0.34,
  sun: ({ touches }, isWide) =>
    touches.includes('clock-tower') ? [isWide ? 286 : 192, 290, 84] : [isWide ? -286 : -160, 435, 60],
  clouds: [
    [0.84, 0.15, 360, 16],
    [0.95, 0.19, 240, 12],
    [0.16, 0.5, 340, 14],
  ],
  altText:
    'An old city along a river, a bridge of stone arches before it, someone with an umbrella on the quay',
  touchedAltTexts: {
    'iron-tower':
      'A tall tower of open ironwork above grey roofs and a river, someone with an umbrella on the quay',
    'clock-tower':
      'A clock tower beside a river, a red bus on the bridge, someone with an umbrella on the quay',
    'great-dome': 'A great ribbed dome above a river and a bridge of stone arches, an umbrella pine in front',
  },
  lightText: 'after an October shower',
  paint: (s) => {
    const { canvas, width, height, groundY, unit, isWide } = s
    const { detail, touches } = s.variant
    paintCity(s)
    paintWater(s, '#5B8C93', 34, '#F0D6A4')
    paintArchBridge(canvas, groundY + 8 * unit, groundY + 100 * unit)
    paintFloating(s, s.atDepth(isWide ? 160 : detail === 1 ? -240 : 64, 0.6, 0.74), 170, BARGE)
    if (touches.includes('clock-tower')) {
      paintBus(canvas, { x: width * 0.36, y: groundY + 12 * unit, scale: unit }, s.accent)
      paintLamp(canvas, { x: width * 0.1, y: height * 0.94, scale: 1.6 * unit })
    } else if (touches.includes('great-dome')) paintNearUmbrellaPine(canvas)
    else paintPlaneTree(s)
    paintNearQuay(s)
  },
})
