import { addLine, addPath } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { between, outline, type Point, smoothPath } from '#art/drawing/path.ts'
import { type Placement, placePath } from '#art/drawing/place-path.ts'
import { sprayVertical } from '#art/drawing/spray.ts'
import { paintGroundMist, paintHills } from '#art/kit/backdrops.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { type CloudBar, paintStreaks } from '#art/kit/sky.ts'

const DEEP = '#123B52'
const RED = '#D0452C'
const RED_SHADE = '#7E2832'
const TOWER_HEIGHT = 548

/** A steel tower of two legs and four portals, 560 units tall. */
const TOWER: readonly GlyphPart[] = [
  ['M-66 12l8 -430l4 -142h22l-4 142l-2 430z', RED],
  ['M66 12l-8 -430l-4 -142h-22l4 142l2 430z', RED],
  ['M-44 12l6 -430l4 -142h2l-4 142l-2 430zM66 12l-8 -430l-4 -142h-10l6 142l4 430z', RED_SHADE],
  [[-176, -286, -386, -476].map((y) => `M-42 ${y}h84v-26q-42 -10 -84 0z`).join(''), RED],
  ['M-60 -556h36v-10h-36zM24 -556h36v-10h-36z', '#F0825A'],
]
const PIER: readonly GlyphPart[] = [
  ['M-96 14v-30h192v30z', '#C9B29A'],
  ['M30 14v-30h66v30z', '#7E6E74'],
]

function paintTower(s: LandmarkContext, place: Placement): void {
  addLine(s.canvas, placePath('M-40 -20L40 -130M40 -20L-40 -130', place), RED_SHADE, 8 * place.scale)
  s.draw(place, TOWER)
}

/** The deck from edge to edge, two towers, the cables with their hangers. */
function paintBridge(s: LandmarkContext): void {
  const { canvas, groundY, width, unit, isWide } = s
  const near = s.at(0, 26, 0.98)
  const far: Placement = { x: width * (isWide ? 0.27 : 0.1), y: groundY + 2 * unit, scale: 0.6 * unit }
  const [nearTop, farTop] = [near.y - TOWER_HEIGHT * near.scale, far.y - TOWER_HEIGHT * far.scale]
  const [nearDeck, farDeck] = [groundY - 150 * unit, groundY - 96 * unit]
  const endX = width + 240 * unit
  const deckAt = (x: number): number => between(farDeck, nearDeck, (x - far.x) / (near.x - far.x))
  const alongDeck = (down: number): string =>
    outline`M-20 ${deckAt(-20) + down}L${width + 20} ${deckAt(width + 20) + down}`
  paintTower(s, far)
  const control = 2 * (nearDeck - 6 * unit) - (farTop + nearTop) / 2
  let hangers = ''
  for (let share = 1 / 26; share < 1; share += 1 / 26) {
    const x = between(far.x, near.x, share)
    const y = between(between(farTop, control, share), between(control, nearTop, share), share)
    hangers += outline`M${x} ${y}V${deckAt(x)}`
  }
  for (let x = near.x + 24 * unit; x < width + 10; x += 24 * unit) {
    const share = (x - near.x) / (endX - near.x)
    hangers += outline`M${x} ${between(nearTop, nearDeck, share * (2 - share) * 0.96)}V${deckAt(x)}`
  }
  addLine(canvas, hangers, RED_SHADE, 2 * unit)
  const cable = outline`M-20 ${farDeck - 40 * unit}Q${far.x * 0.6} ${farDeck - 40 * unit} ${far.x} ${farTop}Q${(near.x + far.x) / 2} ${control} ${near.x} ${nearTop}Q${near.x + 150 * unit} ${nearTop + 330 * unit} ${endX} ${nearDeck - 20 * unit}`
  addLine(canvas, cable, RED, 7 * unit)
  let truss = ''
  for (let x = 0; x < width; x += 26 * unit)
    truss += outline`M${x} ${deckAt(x) + 17 * unit}l${13 * unit} ${20 * unit}l${13 * unit} ${-20 * unit}`
  addLine(canvas, truss, RED_SHADE, 3 * unit)
  addLine(canvas, alongDeck(38 * unit), RED_SHADE, 5 * unit)
  addLine(canvas, alongDeck(9 * unit), RED, 18 * unit)
  paintTower(s, near)
  s.draw(s.at(0, 30), PIER)
}

/** The near end of the strait on the left. */
function paintHeadland({ canvas, groundY, width, unit, isWide }: LandmarkContext): void {
  const reach = width * (isWide ? 0.4 : 0.5)
  const ridge: readonly Point[] = [
    [-20, groundY - 250 * unit],
    [reach * 0.3, groundY - 210 * unit],
    [reach * 0.6, groundY - 120 * unit],
    [reach, groundY + 4],
  ]
  const head = smoothPath(ridge, groundY + 4)
  addPath(canvas, head, '#A98A5C')
  sprayVertical(canvas, head, '#5E6B52', groundY, groundY - 200 * unit)
}

/** Share of the width, units above the water, width and height in units. */
const FAR_FOG = [
  [0.3, 300, 380, 24],
  [0.16, 274, 300, 20],
  [0.86, 330, 420, 26],
  [0.6, 120, 460, 22],
] as const
const NEAR_FOG = [
  [0.28, 52, 420, 26],
  [0.1, 30, 330, 20],
  [0.92, 200, 300, 22],
  [0.84, 172, 200, 16],
] as const

function paintFog(s: LandmarkContext, bars: readonly CloudBar[], opacity: number): void {
  const { canvas, groundY, width, unit, palette } = s
  const placed = bars.map(
    ([across, up, broad, tall]): CloudBar => [width * across, groundY - up * unit, broad * unit, tall * unit],
  )
  paintStreaks(canvas, placed, palette.bars, { opacity })
}

const sloop = (sail: string): readonly GlyphPart[] => [
  ['M-54 8q54 14 112 0q-56 14 -112 0z', DEEP],
  ['M-58 -8h120q-14 18 -28 18h-72q-14 -4 -20 -18z', '#F6EBD2'],
  ['M0 -14v-124l56 124z', sail],
  ['M-6 -14v-104l-42 104z', '#FFF3DA'],
]

/** The near slope: dry grass and cypresses bent by the wind. */
function paintBluff(s: LandmarkContext): void {
  const { canvas, width, height, unit, isWide } = s
  const edge: readonly Point[] = [
    [-20, height * 0.83],
    [width * (isWide ? 0.14 : 0.2), height * 0.86],
    [width * (isWide ? 0.3 : 0.46), height * 0.95],
    [width * (isWide ? 0.44 : 0.72), height + 30],
  ]
  const slope = smoothPath(edge, height + 30)
  addPath(canvas, slope, '#2C4640')
  sprayVertical(canvas, slope, '#C9A85A', height * 0.82, height * 0.93)
  s.draw({ x: width * (isWide ? 0.07 : 0.1), y: height * 0.86, scale: 1.15 * unit }, [
    ['M-14 20q10 -90 34 -150l10 4q-14 70 -18 146z', '#2A2A34'],
    ['M-40 -120q40 -44 110 -50q70 0 104 26q-60 8 -96 20q-60 16 -118 4z', '#22403C'],
    ['M-10 -156q50 -38 112 -30q38 8 52 24q-84 -8 -164 6z', '#31564A'],
  ])
}

/** A red suspension bridge over a strait, its feet in fog. */
export const gateBridge = landmark({
  name: 'gate-bridge',
  isPortrait: false,
  palette: {
    ...PALETTES.morning,
    top: '#4C93AE',
    middle: '#A9D0C8',
    horizon: '#FBEBD2',
    disc: '#FFF8E4',
    bars: '#FFF6E4',
    deep: DEEP,
  },
  accent: '#F6C94A',
  mist: '#F0825A',
  focus: { narrow: 0.66, wide: 0.66 },
  middleShare: 0.4,
  sun: [-240, 470, 70],
  clouds: null,
  altText: 'A red suspension bridge over a strait, bars of fog about its towers, a small sail on the water',
  lightText: 'as the morning clears',
  paint: (s) => {
    paintHills(s, '#B9BFA8', 130, 40, 0.9)
    paintHeadland(s)
    paintFog(s, FAR_FOG, 0.8)
    paintGroundMist(s, 150, 0.9)
    paintWater(s, '#3B8296', 0, '#EAE3CC')
    paintBridge(s)
    paintFog(s, NEAR_FOG, 0.92)
    paintGroundMist(s, 70, 0.7)
    s.draw(s.atDepth(s.isWide ? -220 : -160, 0.43, 0.9), sloop(s.accent))
    paintBluff(s)
  },
})
