import { addLine, addPath, addRect } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { smoothPath } from '#art/drawing/path.ts'
import { sprayBand, sprayVertical } from '#art/drawing/spray.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { paintBasketWoman, paintShopper } from '#art/kit/market-people.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { hillLine } from '#art/kit/terrain.ts'
import {
  paintStreetSection,
  pavingPath,
  pavingSeams,
  pennantPaths,
  placeInStreet,
  type Street,
  type StreetSection,
} from './market-street.ts'

const GLOW = '#FBD58C'
const SHADOW = '#2A1B36'
const TEAL = '#1E8C8A'
const SHADE = '#8A4450'
const DEPTHS = [0.36, 0.5, 0.7, 0.98, 1.37, 1.92, 2.7, 3.8]

const LIT_WALLS = ['#F2B878', '#F7D6A2', '#E8976A', '#F3C488', '#EBA878'] as const
const SHADED_WALLS = ['#8E4A56', '#7A3F56', '#A0565A', '#84465A', '#96505A'] as const
const STRIPES = [TEAL, '#C9552F', '#D9932F', '#2F6F8C'] as const
const PENNANTS = [TEAL, '#FBEBCB', '#D9932F'] as const
const LANTERNS = ['#E2582C', '#F8CB5A', '#C2363A'] as const
const GOODS = [
  ['#F2A030', '#C23A2E', '#8FA63C'],
  ['#E8C43C', '#8A3A52', '#E07A34'],
  ['#7F9A3A', '#F0BE4A', '#B8442E'],
] as const

const GATE_ROOFS: readonly GlyphPart[] = [
  ['M18 -218l37 -44l37 44z', TEAL],
  ['M24 -218q2 -42 31 -48q29 6 31 48z', TEAL],
  ['M20 -218v-16h14v8h14v-8h14v8h14v-8h14v16z', SHADE],
]

/** The gate at the end: an arch through a wall, a tower with a pitched, domed or flat top. */
const gate = (detail: 0 | 1 | 2): readonly GlyphPart[] => [
  ['M-130 0v-104h260v104z', '#B5654A'],
  ['M26 -100v-120h58v120z', '#C97A50'],
  ['M62 -100v-120h22v120z', SHADE],
  ['M44 -200q8 -14 16 0v26h-16z', SHADOW],
  ...GATE_ROOFS.slice(detail, detail + 1),
  ['M-34 0v-44q4 -34 34 -38q30 4 34 38v44z', GLOW],
  ['M-130 -104h260v10h-260z', SHADE],
]

function paintEndOfStreet(s: LandmarkContext): void {
  const { canvas, sun, width, height, groundY, unit } = s
  sprayBand(canvas, '#F6B968', sun.y + sun.radius + 30 * unit, sun.y - sun.radius * 0.2)
  addPath(canvas, smoothPath(hillLine(canvas, groundY - 30 * unit, 30 * unit, 5), height), '#C9774E')
  sprayBand(canvas, GLOW, groundY + 20 * unit, groundY - 60 * unit, 0.8)
  s.draw(s.at(8, 62), gate(s.variant.detail))
  addRect(canvas, 0, groundY + 60 * unit, width, height, '#D79A62')
}

function sectionInks(index: number, side: -1 | 1): StreetSection['inks'] {
  const turn = index + (side < 0 ? 0 : 2)
  const isLit = side > 0
  return {
    wall: (isLit ? LIT_WALLS : SHADED_WALLS)[turn % LIT_WALLS.length] ?? GLOW,
    edge: isLit ? '#A8503C' : '#4E2844',
    shutter: isLit ? '#2F6F74' : '#3A2444',
    stripe: STRIPES[turn % STRIPES.length] ?? TEAL,
    stall: isLit ? '#9A5A3C' : '#6B3A44',
    stallEdge: '#4A2638',
    goods: GOODS[turn % GOODS.length] ?? GOODS[0],
  }
}

function paintPennants({ canvas, unit, variant }: LandmarkContext, street: Street): void {
  const isLanterns = variant.touches.includes('lanterns')
  const inks = isLanterns ? LANTERNS : PENNANTS
  const lines = [
    [0.62, 380],
    [0.95, 372],
    [1.42, 350],
  ] as const
  for (const [depth, high] of lines) {
    const { string, pennants } = pennantPaths(
      canvas,
      street,
      depth,
      Math.min(high, street.roof - 10),
      isLanterns,
    )
    addLine(canvas, string, SHADOW, 2 * unit)
    for (const [order, ink] of inks.entries()) addPath(canvas, pennants[order] ?? '', ink)
  }
}

/** The street from its far end to the viewer, with those who walk in it. */
function paintStreet({ canvas, height, groundY, unit }: LandmarkContext, street: Street): void {
  addPath(canvas, pavingPath(canvas, street, 0.36, 5), '#D79A62')
  addLine(canvas, pavingSeams(canvas, street, 0.36, 3.4), '#B8744E', 2.4 * unit)
  sprayBand(canvas, SHADOW, height + 80 * unit, height * 0.78, 0.8)
  for (const [index, far] of DEPTHS.entries()) {
    const near = DEPTHS[index + 1]
    if (near === undefined) break
    for (const side of [-1, 1] as const)
      paintStreetSection(canvas, street, { side, far, near, inks: sectionInks(index, side) })
    if (index === 1) {
      const glow = pavingPath(canvas, street, 0.36, 0.7)
      sprayVertical(canvas, glow, GLOW, groundY + 60 * unit, groundY + 130 * unit, 0.8)
    }
    if (index === 2) paintShopper(canvas, placeInStreet(canvas, street, -70, 0.72), '#F7E6C0')
    if (index === 3) paintShopper(canvas, placeInStreet(canvas, street, 92, 0.95), TEAL)
  }
}

/** Market street: awnings and stalls to one vanishing point, pennants overhead, a woman with a basket. */
export const market = landmark({
  name: 'market',
  isPortrait: false,
  palette: {
    ...PALETTES.dusk,
    top: '#E0633A',
    middle: '#F2A052',
    horizon: GLOW,
    disc: '#FFF0C6',
    bars: '#FCE3AE',
    deep: SHADOW,
  },
  accent: '#F0442E',
  mist: '#F6B968',
  ground: 0.55,
  focus: { narrow: 0.5, wide: 0.58 },
  middleShare: 0.4,
  sun: [-54, 170, 88],
  clouds: [
    [0.42, 0.4, 300, 12],
    [0.64, 0.45, 240, 10],
    [0.54, 0.78, 260, 8],
  ],
  altText: 'A market street under striped awnings, heaps of fruit on the stalls, a woman with a basket',
  touchedAltTexts: {
    lanterns:
      'A market street under strings of paper lanterns, heaps of fruit on the stalls, a woman with a basket',
  },
  lightText: 'towards sunset',
  paint: (s) => {
    const { canvas, isWide } = s
    const { isTall } = canvas
    const size = { wall: isWide ? 380 : 300, roof: isTall ? 470 : 400 }
    const street: Street = { middleX: s.x, horizonY: s.groundY, ...size }
    paintEndOfStreet(s)
    paintStreet(s, street)
    paintPennants(s, street)
    const woman = placeInStreet(canvas, street, s.variant.detail === 1 ? 44 : -44, isTall ? 1.95 : 1.8)
    paintBasketWoman(canvas, { ...woman, scale: woman.scale * 0.84 }, s.accent)
  },
})
