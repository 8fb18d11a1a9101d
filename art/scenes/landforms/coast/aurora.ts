import type { GlyphPart } from '#art/drawing/glyphs.ts'
import type { Point } from '#art/drawing/path.ts'
import type { Placement } from '#art/drawing/place-path.ts'
import { paintFloes, paintIceberg } from '#art/kit/drift-ice.ts'
import { ICE_MINT, paintFjord, paintFjordWalls, paintShore } from '#art/kit/ice-fjord.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { paintStreaks } from '#art/kit/sky.ts'
import { paintAuroraRibbon } from './aurora-ribbon.ts'

const NIGHT = '#071B2E'
const SHADE = '#7E2226'

/** Shares of the width and of the sky. */
const HIGH_EDGE = [
  [-0.05, 0.33],
  [0.14, 0.44],
  [0.32, 0.3],
  [0.52, 0.35],
  [0.74, 0.21],
  [1.06, 0.3],
] as const
const MAIN_EDGE = [
  [-0.05, 0.71],
  [0.12, 0.64],
  [0.3, 0.74],
  [0.47, 0.58],
  [0.68, 0.62],
  [0.86, 0.47],
  [1.06, 0.55],
] as const

function paintAurora({ canvas, variant, groundY, width, unit }: LandmarkContext): void {
  const isReversed = variant.detail === 1
  const edgeOf = (shares: readonly Point[]): readonly Point[] => {
    const edge = shares.map(
      ([across, down]): Point => [width * (isReversed ? 1 - across : across), groundY * down],
    )
    return isReversed ? edge.toReversed() : edge
  }
  const high = { edge: edgeOf(HIGH_EDGE), height: 210 * unit }
  paintAuroraRibbon(canvas, { ...high, veilInk: '#2E8F86', edgeInk: '#5FC0A0' })
  const main = { edge: edgeOf(MAIN_EDGE), height: 300 * unit }
  paintAuroraRibbon(canvas, { ...main, veilInk: '#5BD39A', edgeInk: '#C9F5B8' })
}

const cabin = (wall: string): readonly GlyphPart[] => [
  ['M-70 0v-62h90v62z', wall],
  ['M20 0v-62l32 -50l32 50v62z', SHADE],
  ['M-82 -56l38 -60h100l-38 60z', '#F4FAEE'],
  ['M48 -116h8l38 58l-10 2z', '#BBDAD2'],
  ['M-50 -46h22v22h-22zM-12 -46h22v22h-22z', '#FFD27A'],
  ['M42 -52h22v52h-22z', '#4A1720'],
  ['M-24 -142h15v34h-15z', SHADE],
]

/** A cabin with smoke above its chimney. */
function paintCabin(s: LandmarkContext, place: Placement): void {
  const { x, y, scale } = place
  s.draw(place, cabin(s.accent))
  const smoke = [
    [x + 2 * scale, y - 150 * scale, 46 * scale, 9 * scale],
    [x + 34 * scale, y - 166 * scale, 70 * scale, 11 * scale],
  ] as const
  paintStreaks(s.canvas, smoke, '#BFE6D0', { opacity: 0.55 })
}

function paintSettlement(s: LandmarkContext): void {
  const { canvas, width, height, unit } = s
  const hasNeighbour = s.variant.detail === 1
  const x = width * (s.isWide ? 0.74 : hasNeighbour ? 0.56 : 0.72)
  const shoreY = height * 0.89
  paintShore(canvas, x, shoreY)
  if (hasNeighbour) paintCabin(s, { x: x + 190 * unit, y: shoreY + 4 * unit, scale: 0.72 * unit })
  paintCabin(s, { x, y: shoreY + 14 * unit, scale: 1.15 * unit })
}

/** Ice, polar night: ribbons with rays, floes in perspective, a red cabin. */
export const aurora = landmark({
  name: 'aurora',
  isPortrait: false,
  palette: {
    ...PALETTES.polar,
    top: NIGHT,
    middle: '#0C3444',
    horizon: '#12606A',
    disc: '#DDEEE4',
    deep: NIGHT,
    isNight: true,
  },
  accent: '#B8342A',
  mist: ICE_MINT,
  ground: 0.66,
  focus: { narrow: 0.24, wide: 0.36 },
  middleShare: 0.5,
  sun: (variant) => (variant.discScale === 1 ? null : [0, 540, 36]),
  clouds: null,
  altText: 'Polar lights over a fjord full of ice floes, a cabin on the snowy shore',
  lightText: 'in the polar night',
  paint: (s) => {
    const { canvas, groundY, width, height, unit } = s
    paintAurora(s)
    paintFjordWalls(canvas, groundY)
    paintFjord(canvas, groundY)
    paintFloes(canvas, groundY + 44 * unit, height * 0.9)
    const x = width * (s.isWide ? 0.24 : 0.22)
    if (s.variant.detail === 2)
      paintIceberg(canvas, { x: x + 210 * unit, y: groundY + 50 * unit, scale: 0.6 * unit })
    paintIceberg(canvas, { x, y: groundY + 92 * unit, scale: 1.05 * unit })
    paintSettlement(s)
  },
})
