import type { GlyphPart } from '#art/drawing/glyphs.ts'

const WALL = '#EAD2A6'
const WALL_SHADE = '#9A7C78'
const ROOF = '#A8443A'
const ROOF_SHADE = '#6A2E40'
const OPENING = '#3A3044'
const FLAG = '#F2C14E'

/** A round tower with a pointed roof, or a battlement without one. */
function towerParts(x: number, half: number, tall: number, roof: number): readonly GlyphPart[] {
  const teeth = Math.max(2, Math.round(half / 9))
  const step = (2 * half + 12) / (2 * teeth - 1)
  const battlement = Array.from(
    { length: teeth },
    (_none, index) => `M${x - half - 6 + 2 * index * step} ${-tall - 12}v-12h${step}v12z`,
  )
  return [
    [`M${x - half} 20v${-tall - 20}h${2 * half}v${tall + 20}z`, WALL],
    [`M${x + half * 0.3} 20v${-tall - 20}h${half * 0.7}v${tall + 20}z`, WALL_SHADE],
    [`M${x - half - 6} ${-tall}h${2 * half + 12}v-14h${-2 * half - 12}z`, WALL],
    [`M${x + half * 0.4} ${-tall}h${half * 0.6 + 6}v-14h${-half * 0.6 - 6}z`, WALL_SHADE],
    ...(roof === 0
      ? ([[battlement.join(''), WALL]] as const)
      : ([
          [`M${x - half - 10} ${-tall - 12}l${half + 10} ${-roof}l${half + 10} ${roof}z`, ROOF],
          [`M${x} ${-tall - 12 - roof}l${half + 10} ${roof}h${-half * 0.8}z`, ROOF_SHADE],
        ] as const)),
    [
      `M${x - half * 0.4} ${-tall * 0.55}v-18q4 -8 8 0v18zM${x - half * 0.4} ${-tall * 0.86}v-14q4 -8 8 0v14z`,
      OPENING,
    ],
  ]
}

const curtain = (left: number, right: number, tall: number): readonly GlyphPart[] => [
  [`M${left} 24v${-tall - 24}h${right - left}v${tall + 24}z`, WALL],
  [`M${left} ${-tall}${'v-10h10v10h8'.repeat(Math.floor((right - left) / 18))}`, WALL],
]

const flag = (x: number, y: number): readonly GlyphPart[] => [
  [`M${x - 1.5} ${y}v-44h3v44z`, OPENING],
  [`M${x + 2} ${y - 43}q16 -4 34 5q-16 6 -34 13z`, FLAG],
]

/** Pointed roofs crowded together. */
const POINTED: readonly GlyphPart[] = [
  ...towerParts(-118, 26, 84, 84),
  ...curtain(-110, 150, 62),
  ['M-86 -58v-60h120v60z', WALL],
  ['M-94 -116l22 -58h92l22 58z', ROOF],
  ['M20 -174l22 58h-40z', ROOF_SHADE],
  ...towerParts(58, 34, 178, 112),
  ...flag(58, -300),
  ...towerParts(-8, 22, 138, 86),
  ...towerParts(144, 28, 96, 82),
  ['M-70 -80v-22h10v22zM-46 -80v-22h10v22zM-22 -40v-22h10v22zM-60 24v-46q14 -20 28 0v46z', OPENING],
]

/** A great square tower within walls and battlements. */
const SQUARE: readonly GlyphPart[] = [
  ...curtain(-172, 176, 54),
  ...towerParts(-160, 24, 78, 0),
  ...towerParts(-40, 58, 158, 0),
  ...flag(-40, -180),
  ['M40 -50v-70h92v70z', WALL],
  ['M34 -118l14 -40h78l14 40z', ROOF],
  ['M126 -158l14 40h-30z', ROOF_SHADE],
  ...towerParts(164, 28, 104, 0),
  ['M56 -74v-22h10v22zM80 -74v-22h10v22zM104 -74v-22h10v22zM-110 24v-40q12 -18 24 0v40z', OPENING],
]

/** Three slender towers along one wall. */
const THREE_TOWERS: readonly GlyphPart[] = [
  ...curtain(-170, 180, 44),
  ...towerParts(-132, 28, 118, 0),
  ...towerParts(16, 36, 176, 0),
  ...flag(16, -200),
  ...towerParts(146, 24, 132, 66),
  ['M-74 -40v-42h64v42z', WALL],
  ['M-80 -80l12 -32h52l12 32z', ROOF],
  ['M-60 24v-40q12 -18 24 0v40z', OPENING],
]

/** Castles around the middle of a rock's flat top, their feet in the rock, by detail. */
export const FORTRESSES = [POINTED, SQUARE, THREE_TOWERS] as const
