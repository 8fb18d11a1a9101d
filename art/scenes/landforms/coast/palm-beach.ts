import { addLine, addPath } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { lensPath, outline, type Point, smoothPath } from '#art/drawing/path.ts'
import type { Placement } from '#art/drawing/place-path.ts'
import { sprayVertical } from '#art/drawing/spray.ts'
import { paintPalm } from '#art/kit/flora.ts'
import { paintTuft } from '#art/kit/frames.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const GLOW = '#FFE3A8'
const LEAF = '#1C2B44'
const TRUNK = '#3A2236'
const CLOTH = '#FBE8C0'
const PLUM = '#7A3A56'

/** Place on the sheet, height as a share of it and lean: a stand, one that lies over the water, a pair. */
const PALMS = [
  [
    [1, 0.9, -0.26],
    [0.95, 0.7, -0.36],
    [1.03, 0.58, -0.46],
  ],
  [
    [1.02, 0.92, -0.1],
    [0.98, 0.62, -0.6],
  ],
  [
    [0.99, 0.86, -0.16],
    [1.01, 0.66, -0.34],
  ],
] as const

/** A headland that runs out into the sea, a further one behind it. */
const HEADLAND: readonly GlyphPart[] = [
  ['M-170 3Q17 -144 104 -144Q190 -130 228 -72T345 3z', '#B85A5C'],
  ['M-115 3Q12 -96 69 -96Q127 -86 152 -48T230 3z', PLUM],
]

/** A low islet on the horizon with its tuft of palms. */
function paintIslet({ canvas, groundY, width, unit, isWide }: LandmarkContext): void {
  const x = width * (isWide ? 0.3 : 0.16)
  addPath(canvas, lensPath(x, groundY + 2, 150 * unit, 30 * unit), PLUM)
  const palm = { trunk: '#5A2E4C', leaf: '#5A2E4C', groundY, frondScale: 1.3 }
  for (const [across, tall, lean] of [
    [-60, 74, -0.18],
    [-24, 96, -0.08],
    [16, 84, 0.1],
    [58, 66, 0.22],
  ] as const)
    paintPalm(canvas, { ...palm, x: x + across * unit, height: tall * unit, lean })
}

/** A walker at the edge of the water with a basket on the head. */
const WALKER: readonly GlyphPart[] = [
  ['M-12 0l4 -44h9l-2 44zM6 0l-2 -44h9l3 44z', TRUNK],
  ['M-20 -30q2 -56 12 -70h18q12 12 14 70q-24 8 -44 0z', CLOTH],
  ['M10 -96l14 34l-6 3l-14 -30z', TRUNK],
  ['M-26 -136h54l-8 18h-38z', '#C98A4B'],
  [round(1, -112, 11), TRUNK],
]

/** Shares of the width and of the height, from the right edge to the left. */
const BEACH = [
  [0.82, 0.6],
  [0.62, 0.645],
  [0.5, 0.715],
  [0.36, 0.79],
  [0.14, 0.835],
] as const
const WIDE_BEACH = [
  [0.84, 0.63],
  [0.66, 0.7],
  [0.52, 0.8],
  [0.34, 0.885],
  [0.12, 0.93],
] as const

function paintBeach({ canvas, width, height, unit, isWide }: LandmarkContext): void {
  const curve = (isWide ? WIDE_BEACH : BEACH).map(([across, down]): Point => [width * across, height * down])
  const ends = isWide ? [0.6, 0.94] : [0.585, 0.845]
  const line = [[width + 30, height * (ends[0] ?? 0)], ...curve, [-30, height * (ends[1] ?? 0)]] as const
  const edge = (lift: number): string =>
    smoothPath(
      line.map(([x, y]): Point => [x, y - lift * unit]),
      height,
    )
  addPath(canvas, edge(40), '#F2A07A', { opacity: 0.5 })
  addPath(canvas, edge(22), '#FFF1D6', { opacity: 0.9 })
  addPath(canvas, edge(8), '#C97E6C', { opacity: 0.7 })
  addPath(canvas, edge(0), '#F3BE86')
  sprayVertical(canvas, edge(0), PLUM, height + 120 * unit, height * 0.74)
  let prints = ''
  for (let index = 0; index < 9; index += 1) {
    const share = index / 9
    const x = width * (0.9 - share * 0.34) + (index % 2 === 0 ? 9 : -9) * unit
    prints += lensPath(x, height * (0.7 + share * 0.16), (5 + 5 * share) * unit, (5 + 4 * share) * unit)
  }
  addPath(canvas, prints, '#A85E58')
}

const boat = (paint: string): readonly GlyphPart[] => [
  ['M-176 -70q-4 -10 4 -16q60 30 170 30t176 -36q8 6 4 18q-26 78 -96 88h-176q-60 -8 -82 -84z', TRUNK],
  ['M-170 -58q60 22 168 22t176 -30l-10 24q-60 24 -166 24q-100 0 -156 -14z', paint],
  ['M-152 -30q52 14 154 14t154 -22l-12 16q-50 16 -142 16q-90 0 -142 -10z', CLOTH],
  ['M-60 -62l250 -66l3 6l-236 66zM-20 -58l230 -88l3 6l-216 86z', TRUNK],
]

/** A canoe with the booms and the float of an outrigger. */
const outrigger = (paint: string): readonly GlyphPart[] => [
  [
    'M-196 -66q-8 -6 -2 -16q50 54 130 58h150q76 -6 124 -62q8 8 2 18q-46 92 -140 96h-120q-96 -4 -144 -94z',
    TRUNK,
  ],
  ['M-186 -50q50 50 128 54h130q74 -6 122 -58l-8 24q-46 52 -122 56h-112q-92 -6 -138 -76z', paint],
  ['M-60 -30l-46 70h9l52 -68zM74 -30l34 70h9l-32 -68z', TRUNK],
  ['M-150 36q140 16 300 0l10 8q-160 22 -320 0z', '#F7D9A0'],
  ['M-20 -34v-124h6v124z', TRUNK],
  ['M-12 -156q60 36 34 98q-40 -12 -34 -98z', CLOTH],
]

/** A boat drawn up on the sand, with an outrigger where people sail them. */
function paintBeachedBoat(s: LandmarkContext, place: Placement): void {
  const { x, y, scale } = place
  const shadow = lensPath(x + 20 * scale, y + 14 * scale, 210 * scale, 24 * scale)
  addPath(s.canvas, shadow, '#8A4A44', { opacity: 0.55 })
  s.draw(place, s.variant.touches.includes('outrigger') ? outrigger(s.accent) : boat(s.accent))
}

/** Palms that lean in from the right over grass. */
function paintLeaningPalms(s: LandmarkContext): void {
  const { canvas, variant, width, height, isWide } = s
  const inks = { trunk: TRUNK, leaf: LEAF, backLeaf: '#2E4A58' }
  for (const [share, tall, lean] of PALMS[variant.detail]) {
    const place = { x: width * share, groundY: height * 0.95, lean, frondScale: 0.92 }
    paintPalm(canvas, { ...inks, ...place, height: height * tall * (isWide ? 0.98 : 0.9) })
  }
  paintTuft(s, 'right', LEAF)
}

/** A palm beach with the sun low: surf in a long curve, a boat drawn up on the sand. */
export const palmBeach = landmark({
  name: 'palm-beach',
  isPortrait: false,
  palette: { ...PALETTES.dusk, top: '#D9503A', horizon: GLOW, deep: '#123A5C' },
  accent: '#F2C230',
  mist: '#F7B27C',
  ground: 0.5,
  focus: { narrow: 0.4, wide: 0.56 },
  sun: [0, 96, 104],
  clouds: [
    [0.2, 0.34, 260, 13],
    [0.62, 0.48, 330, 12],
    [0.12, 0.64, 200, 9],
  ],
  altText: 'A painted boat drawn up on a long curve of sand, palms leaning over it, the sun low on the sea',
  touchedAltTexts: {
    outrigger:
      'An outrigger canoe drawn up on a long curve of sand, palms leaning over it, the sun low on the sea',
  },
  lightText: 'at dusk',
  paint: (s) => {
    const { canvas, groundY, width, height, unit, isWide } = s
    const { detail } = s.variant
    paintWater(s, '#2F7E90', 0, '#F7B27C')
    if (detail === 2) s.draw({ x: isWide ? width * 0.18 : -20, y: groundY, scale: unit }, HEADLAND)
    else if (detail === 0) paintIslet(s)
    addLine(canvas, outline`M0 ${groundY}H${width}`, GLOW, 3 * unit, { opacity: 0.7 })
    paintBeach(s)
    const walker = { x: width * (isWide ? 0.76 : 0.72), y: height * (isWide ? 0.73 : 0.7) }
    if (detail !== 2) s.draw({ ...walker, scale: 0.7 * unit }, WALKER)
    paintBeachedBoat(s, { x: width * (isWide ? 0.56 : 0.42), y: height * 0.9, scale: unit })
    paintLeaningPalms(s)
  },
})
