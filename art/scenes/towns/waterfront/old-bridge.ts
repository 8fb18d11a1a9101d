import { addPath, addRect } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { outline } from '#art/drawing/path.ts'
import { paintHills } from '#art/kit/backdrops.ts'
import { paintFloating, rowingBoat } from '#art/kit/boats.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { paintHillHouse } from '#art/kit/hill-house.ts'
import { paintHilltopCastle } from '#art/kit/hilltop-castle.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { paintArchedBridge } from './arched-bridge.ts'
import { RIBBED_DOME, TWIN_SPIRES } from './town-church.ts'

const WOOD = '#3E6A52'
/** How far the castle or the church is from the focus, in units, by detail. */
const ACROSS = [70, -110, -30] as const

/** Rows of roofs on the far bank: foot above the water, house height and width, in units. */
const ROWS = [
  [116, 44, 74],
  [74, 52, 84],
  [34, 62, 96],
  [0, 62, 108],
] as const

/** The hill above the town with the castle on it. */
function paintCastleRock({ canvas, groundY: bankY, unit }: LandmarkContext, x: number): void {
  const { random } = canvas
  const hill = outline`M${x - 400 * unit} ${bankY}C${x - 240 * unit} ${bankY - 140 * unit} ${x - 200 * unit} ${bankY - 326 * unit} ${x} ${bankY - 330 * unit}C${x + 220 * unit} ${bankY - 330 * unit} ${x + 250 * unit} ${bankY - 120 * unit} ${x + 420 * unit} ${bankY}z`
  addPath(canvas, hill, '#7F9A62')
  let bushes = ''
  for (let index = 0; index < 46; index += 1) {
    const across = random(-1, 1)
    const rise = (1 - across * across) * random(0.35, 0.98)
    const r = random(14, 25) * unit
    const [cx, cy] = [x + across * 300 * unit, bankY - rise * 312 * unit]
    bushes += outline`M${cx - r} ${cy}q${r * 0.1} ${-r * 1.5} ${r} ${-r * 1.5}t${r} ${r * 1.5}z`
  }
  addPath(canvas, bushes, WOOD)
  paintHilltopCastle(canvas, x, bankY - 312 * unit)
}

function paintFarBank(s: LandmarkContext): void {
  const { canvas, width, groundY, unit } = s
  const { random } = canvas
  const { touches, detail } = s.variant
  const [hasDome, hasCastle] = [touches.includes('great-dome'), touches.includes('castle')]
  const across = hasDome ? 70 : ACROSS[detail]
  if (hasCastle) paintCastleRock(s, s.x + across * unit)
  for (const [index, [lift, tall, broad]] of ROWS.entries()) {
    if (index === 2 && hasDome) s.draw(s.at(across, -lift), RIBBED_DOME)
    else if (index === 2 && !hasCastle) s.draw(s.at(across, -lift), TWIN_SPIRES)
    else if (index === 3 && hasCastle) s.draw(s.at(across - 210, -20, 0.62), TWIN_SPIRES)
    const shade = 0.06 + (1 - index / ROWS.length) * 0.1
    for (let left = random(-90, -20) * unit; left < width + 20; ) {
      const wide = broad * random(0.8, 1.25) * unit
      const high = tall * random(0.75, 1.3) * unit
      paintHillHouse(canvas, { x: left, footY: groundY - lift * unit, width: wide, height: high, shade })
      left += wide * random(0.96, 1.06)
    }
  }
}

function paintBankWall({ canvas, width, groundY, unit }: LandmarkContext): void {
  const { random } = canvas
  let trees = ''
  for (let x = -10; x < width + 30; x += random(46, 120) * unit) {
    const r = random(20, 32) * unit
    trees += outline`M${x - r} ${groundY - 8 * unit}q${-r * 0.3} ${-r * 1.7} ${r} ${-r * 1.8}t${r} ${r * 1.8}z`
  }
  addPath(canvas, trees, WOOD)
  addRect(canvas, 0, groundY - 12 * unit, width, 34 * unit, '#A98468')
  addRect(canvas, 0, groundY - 12 * unit, width, 7 * unit, '#F0D8AC')
}

const SWAN: readonly GlyphPart[] = [
  [
    'M-56 -6q-4 -26 -18 -34q40 -12 76 2q18 -4 16 -40q-2 -34 22 -36q18 2 18 18l-14 4q-8 -8 -12 2q-4 40 4 62q-8 30 -46 28q-38 0 -46 -6z',
    '#FFFBF0',
  ],
  ['M-56 -6q-4 -26 -18 -34q30 18 74 18q-12 22 -56 16z', '#D9CDBE'],
  ['M57 -98l22 8l-20 2z', '#E08A3C'],
]

/** A town of red roofs across a river: an old bridge of stone arches, a rowing boat and swans. */
export const oldBridge = landmark({
  name: 'old-bridge',
  isPortrait: false,
  palette: {
    ...PALETTES.autumn,
    top: '#B4C8BE',
    middle: '#DEDCC0',
    horizon: '#FFF0CE',
    disc: '#FFF9E6',
    bars: '#FFF4DC',
    deep: '#153F56',
  },
  accent: '#D23F2E',
  mist: '#F3D6A2',
  ground: 0.6,
  focus: { narrow: 0.52, wide: 0.6 },
  middleShare: 0.4,
  sun: ({ detail }) => [detail === 1 ? 260 : -250, 440, 60],
  clouds: [
    [0.86, 0.17, 280, 14],
    [0.18, 0.12, 220, 11],
    [0.68, 0.22, 160, 9],
  ],
  altText: 'Red roofs and two spires across a river, an old stone bridge, a rowing boat and swans',
  touchedAltTexts: {
    castle: 'Red roofs below a castle across a river, an old stone bridge, a rowing boat and swans',
    'great-dome':
      'A great ribbed dome over the roofs across a river, an old stone bridge, a rowing boat and swans',
  },
  lightText: 'on a mild autumn morning',
  paint: (s) => {
    paintHills(s, '#B9C6A0', 250, 70)
    paintFarBank(s)
    paintWater(s, '#3E8C90', 20, '#F3D6A2')
    paintBankWall(s)
    paintArchedBridge(s.canvas, s.groundY)
    const turn = s.variant.detail === 1 ? -1 : 1
    paintFloating(s, s.atDepth(turn * 90, 0.68, 1.2), 100, rowingBoat(s.accent, '#F7EBD2'))
    paintFloating(s, s.atDepth(-turn * 200, 0.81), 62, SWAN)
    paintFloating(s, s.atDepth(-turn * 296, 0.75, 0.76), 62, SWAN)
  },
})
