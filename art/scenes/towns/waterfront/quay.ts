import { addRect } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist, paintHills, paintMountain } from '#art/kit/backdrops.ts'
import { cutter, paintFloating } from '#art/kit/boats.ts'
import { paintFarPalms } from '#art/kit/frames.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { paintHouseRow } from './quay-row.ts'

const DARK = '#2A2438'

const BELL_TOWER: readonly GlyphPart[] = [
  ['M-30 0v-350h60v350z', '#F6DDB0'],
  ['M10 0v-350h20v350z', '#B08A80'],
  ['M-36 -350h72v-10h-72zM-34 -262h68v-7h-68z', '#FFF3DA'],
  ['M-16 -292v-34q16 -20 32 0v34z', '#4A3E52'],
  ['M-32 -360L0 -438L32 -360z', '#C9593E'],
  ['M0 -438L32 -360h-22z', '#8C3E40'],
]

const CRAB_POTS: readonly GlyphPart[] = [
  [
    'M-96 0v-46q2 -14 16 -14h56q14 0 16 14v46zM-2 0v-40q2 -14 16 -14h48q14 0 16 14v40zM-60 -58v-36q2 -14 14 -14h50q14 0 16 14v40z',
    DARK,
  ],
  ['M-88 -10h72v-5h-72zM-88 -30h72v-5h-72zM6 -10h64v-5h-64zM6 -28h64v-5h-64zM-52 -70h64v-5h-64z', '#C9985C'],
]

function paintBehind(s: LandmarkContext): void {
  const { touches } = s.variant
  const [hasSnows, hasPalms] = [touches.includes('snows'), touches.includes('palms')]
  if (hasSnows) {
    for (const [across, tall, reach] of [
      [-760, 300, 340],
      [-330, 360, 330],
      [300, 400, 350],
      [-30, 490, 400],
    ] as const)
      paintMountain(s, across, tall, reach, '#8FA6A4', '#4F6F84', 1 - 250 / tall, 0.8)
  } else if (touches.includes('volcano')) {
    paintMountain(s, -90, 400, 560, '#B7A39C', '#6F7F92', 0, 0.3)
  } else {
    paintHills(s, '#A9C7B4', 330, 90, 0.8)
    paintHills(s, '#6F9C7C', 220, 70, 0)
  }
  paintGroundMist(s, 300)
  if (hasPalms) paintFarPalms(s, '#2A5A4C', [0.1, 0.3, 0.72, 0.9], 300)
  else if (!hasSnows) s.draw(s.at(30, 0), BELL_TOWER)
}

/** The near quay: crab pots and a bollard. */
function paintNearQuay({ canvas, width, height, unit, isWide, draw }: LandmarkContext): void {
  const topY = height * 0.93
  addRect(canvas, 0, topY, width, height - topY, '#3A3A50')
  addRect(canvas, 0, topY, width, 7 * unit, '#8A8490')
  const y = topY + 4 * unit
  draw({ x: width * (isWide ? 0.86 : 0.84), y, scale: 1.1 * unit }, CRAB_POTS)
  draw({ x: width * (isWide ? 0.3 : 0.16), y, scale: unit }, [
    ['M-18 0v-34q-8 -2 -8 -12h52q0 10 -8 12v34z', DARK],
  ])
}

/** A small harbour: a row of houses in their colours along the water, a fishing boat before them. */
export const quay = landmark({
  name: 'quay',
  isPortrait: false,
  palette: {
    ...PALETTES.morning,
    top: '#3787A8',
    middle: '#A4D0CC',
    horizon: '#FFE9C6',
    disc: '#FFF8E0',
    bars: '#FDF6E2',
    deep: '#123A52',
  },
  accent: '#DB4A33',
  mist: '#F0C890',
  ground: 0.64,
  focus: { narrow: 0.52, wide: 0.6 },
  middleShare: 0.38,
  sun: [-230, 420, 60],
  clouds: [
    [0.82, 0.22, 330, 15],
    [0.92, 0.25, 210, 11],
    [0.2, 0.38, 300, 13],
  ],
  altText: 'Tiled houses in all colours along a small harbour, a bell tower behind, a fishing boat coming in',
  touchedAltTexts: {
    palms: 'Painted houses and palms along a small harbour, hills behind, a fishing boat coming in',
    volcano: 'Tiled houses in all colours along a harbour below a volcano, a fishing boat coming in',
    snows: 'Gabled wooden houses along a small harbour below snowy peaks, a fishing boat coming in',
  },
  lightText: 'on a clear morning',
  paint: (s) => {
    paintBehind(s)
    paintWater(s, '#2F7E94', 10, '#CFE3D2')
    paintHouseRow(s.canvas, s.variant, s.groundY)
    paintFloating(s, s.atDepth(s.isWide ? -70 : -16, 0.56, 1.25), 104, cutter(s.accent, '#FFF3DA'))
    paintNearQuay(s)
  },
})
