import { addPath } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { lensPath, outline, type Point, smoothPath } from '#art/drawing/path.ts'
import { sprayVertical } from '#art/drawing/spray.ts'
import { paintGroundMist, paintMountain } from '#art/kit/backdrops.ts'
import { paintFloating } from '#art/kit/boats.ts'
import { paintPalm } from '#art/kit/flora.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { paintStreaks } from '#art/kit/sky.ts'

const WOOD = '#15423C'
const PALM_LEAF = '#2B6A4C'
const TIMBER = '#4A3040'
const FAR = ['#9CC6A0', '#6FA696'] as const

/** Units right of the middle, height and reach to each side in units; the first is furthest away. */
type Peak = readonly [number, number, number]

const RANGES: readonly [readonly Peak[], readonly Peak[], readonly Peak[]] = [
  // Two horns above a bay.
  [
    [-60, 250, 420],
    [-190, 400, 220],
    [150, 470, 270],
  ],
  // One jagged crown.
  [
    [250, 270, 310],
    [-230, 300, 260],
    [20, 510, 325],
  ],
  // A long range that falls away to one side.
  [
    [240, 260, 300],
    [30, 340, 260],
    [-210, 480, 290],
  ],
]
const CONE: readonly Peak[] = [
  [-300, 190, 305],
  [30, 450, 545],
]

function paintRange(s: LandmarkContext): void {
  const isCone = s.variant.touches.includes('volcano')
  const peaks = isCone ? CONE : RANGES[s.variant.detail]
  for (const [index, [across, tall, reach]] of peaks.entries()) {
    if (index > 0) {
      paintMountain(s, across, tall, reach, '#6FA955', '#1F6654', 0, isCone ? 0.3 : 0.85)
      continue
    }
    paintMountain(s, across, tall, reach, ...FAR, 0, 0.85)
    paintGroundMist(s, 260, 0.8)
  }
  if (s.isWide) paintMountain(s, (s.width * 0.1 - s.x) / s.unit, 130, 240, ...FAR)
  const [across, tall] = peaks[peaks.length - 1] ?? [0, 0]
  const cloud = s.at(across, 60 - tall)
  const clouds = [
    [cloud.x + 60 * s.unit, cloud.y, 210 * s.unit, 16 * s.unit],
    [cloud.x - 70 * s.unit, cloud.y + 40 * s.unit, 150 * s.unit, 12 * s.unit],
  ] as const
  paintStreaks(s.canvas, clouds, s.palette.bars, { opacity: 0.9 })
  paintGroundMist(s, 150, 0.75)
}

const house = (wall: string): readonly GlyphPart[] => [
  ['M0 0v-18h40v18z', wall],
  ['M-6 -17l10 -16h32l10 16z', '#B4583C'],
]

/** Woods with palm crowns standing out of them, a beach and a few roofs in front. */
function paintShore(s: LandmarkContext): void {
  const { canvas, groundY, width, unit, isWide } = s
  const { random } = canvas
  let [woods, crowns] = ['', '']
  for (let x = isWide ? width * 0.3 : -20; x < width + 30; x += random(22, 44) * unit) {
    const r = random(20, 38) * unit
    woods += outline`M${x - r} ${groundY + 4 * unit}q${r * 0.1} ${-r * 1.3} ${r} ${-r * 1.3}t${r} ${r * 1.3}z`
    if (random() < 0.3) {
      const y = groundY - random(44, 70) * unit
      crowns += outline`M${x} ${y}q${-20 * unit} ${-14 * unit} ${-30 * unit} ${8 * unit}q${16 * unit} ${-8 * unit} ${28 * unit} ${-2 * unit}V${groundY}h${4 * unit}V${y + 2 * unit}q${14 * unit} ${-8 * unit} ${28 * unit} ${4 * unit}q${-12 * unit} ${-24 * unit} ${-30 * unit} ${-12 * unit}z`
    }
  }
  addPath(canvas, crowns, PALM_LEAF)
  addPath(canvas, woods, WOOD)
  s.draw(s.at(-64, 3), house('#F3E6CC'))
  s.draw(s.at(18, 3), house('#F3E6CC'))
  s.draw(s.at(86, 3), house('#E9CF9E'))
  const beach = s.at(40, 6)
  addPath(canvas, lensPath(beach.x, beach.y, (isWide ? 640 : 430) * unit, 22 * unit), '#F9E2B0')
}

const sailBoat = (sail: string): readonly GlyphPart[] => [
  ['M-3 -20v-208h6v208z', TIMBER],
  ['M8 -222q84 110 92 186q-50 12 -92 4z', sail],
  ['M8 -222q34 110 20 192q-10 0 -20 -2z', '#F4905C'],
  ['M-8 -196q-70 92 -78 158q40 8 78 4z', '#FFF6E2'],
  ['M-8 -196q-8 100 0 162q-16 2 -30 1q12 -84 30 -163z', '#D9CFC4'],
  ['M-96 -24q100 18 200 -6q-16 40 -44 44h-112q-34 -4 -44 -38z', '#FFF6E2'],
  ['M-82 2q90 14 168 -6q-12 16 -26 18h-112q-18 -2 -30 -12z', TIMBER],
]

/** The near beach in a lower corner, palms leaning out from it over the water. */
function paintNearBeach({ canvas, width, height, unit, isWide }: LandmarkContext, isRight: boolean): void {
  const turn = isRight ? -1 : 1
  const edge = isRight ? width + 20 : -20
  const reach = (isWide ? 820 : 620) * unit
  const line: readonly Point[] = [
    [edge, height * 0.83],
    [edge + turn * reach * 0.35, height * 0.865],
    [edge + turn * reach * 0.7, height * 0.94],
    [edge + turn * reach, height + 10],
  ]
  const wash = line.map(([x, y]): Point => [x + turn * 40 * unit, y - 20 * unit])
  addPath(canvas, smoothPath(wash, height), '#E9F6E0', { opacity: 0.75 })
  const sand = smoothPath(line, height)
  addPath(canvas, sand, '#F7DDA6')
  sprayVertical(canvas, sand, '#B8804E', height + 60 * unit, height * 0.87, 0.9)
  const palm = { trunk: TIMBER, leaf: WOOD, backLeaf: PALM_LEAF, groundY: height * 0.93 }
  const tall = height * (isWide ? 0.68 : 0.62)
  paintPalm(canvas, { ...palm, x: edge + turn * 60 * unit, height: tall, lean: turn * 0.2 })
  paintPalm(canvas, { ...palm, x: edge + turn * 24 * unit, height: tall * 0.74, lean: turn * 0.34 })
  let bushes = ''
  for (const [across, size] of [
    [30, 88],
    [96, 68],
    [160, 48],
  ] as const) {
    const r = size * unit
    bushes += outline`M${edge + turn * across * unit - r} ${height}q0 ${-r * 1.2} ${r} ${-r * 1.2}t${r} ${r * 1.2}z`
  }
  addPath(canvas, bushes, '#0E3230')
}

/** A high green island: steep wooded peaks above a lagoon, a sail, palms on the near beach. */
export const greenIsle = landmark({
  name: 'green-isle',
  isPortrait: false,
  palette: {
    ...PALETTES.morning,
    top: '#2A86B4',
    middle: '#8FD0D4',
    horizon: '#FFE9C2',
    disc: '#FFF8E0',
    bars: '#FFF8E6',
    deep: '#0A4A66',
  },
  accent: '#E8502E',
  mist: '#BDEAD6',
  ground: 0.58,
  focus: { narrow: 0.52, wide: 0.62 },
  middleShare: 0.36,
  sun: (variant, isWide) => [variant.detail === 2 && !isWide ? -250 : 250, 500, 56],
  clouds: [
    [0.84, 0.1, 280, 14],
    [0.3, 0.15, 220, 11],
  ],
  altText: 'A high green island above a calm bay, a small sailing boat, palms leaning over the near beach',
  touchedAltTexts: {
    volcano:
      'A green volcanic cone above a calm bay, a small sailing boat, palms leaning over the near beach',
  },
  lightText: 'in the clear light of morning',
  paint: (s) => {
    const isRight = s.variant.detail === 2 && !s.isWide
    paintRange(s)
    paintWater(s, '#1FA0A8', 0, '#BDEAD6')
    paintShore(s)
    paintFloating(s, s.atDepth(isRight ? -120 : 110, 0.4, 0.82), 92, sailBoat(s.accent))
    paintNearBeach(s, isRight)
  },
})
