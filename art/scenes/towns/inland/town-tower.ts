import type { GlyphPart } from '#art/drawing/glyphs.ts'

const BRICK = '#B0563F'
const BRICK_SHADE = '#6A3148'
const STONE = '#E2B88E'
const STONE_SHADE = '#8C627A'
const HELM = '#5E9A8C'
const HELM_SHADE = '#2F5A6A'
const LIT = '#FFD98A'
const GOLD = '#F6C860'

/** A brick church with two towers of unequal height, one of them with a crown of small spires. */
const BRICK_CHURCH: readonly GlyphPart[] = [
  ['M-50 0v-400l60 -90l60 90v400z', BRICK],
  ['M-104 0v-560h96v560z', BRICK],
  ['M-38 0v-560h30v560z', BRICK_SHADE],
  ['M-100 -558l22 -60l22 40l22 -40l22 60z', HELM],
  ['M-92 -574l36 -126l36 126z', HELM],
  ['M-56 -700l36 126h-24z', HELM_SHADE],
  ['M42 0v-440h92v440z', BRICK],
  ['M106 0v-440h28v440z', BRICK_SHADE],
  ['M38 -438q6 -44 50 -58q44 14 50 58z', HELM],
  ['M88 -496q44 14 50 58h-26q0 -38 -24 -58z', HELM_SHADE],
  ['M78 -492h20v-26h-20zM84 -516l4 -30l4 30z', HELM],
  ['M-110 -562h108v10h-108zM36 -446h104v10h-104zM-106 -430h100v7h-100z', STONE],
  ['M-86 -470v-52q14 -20 28 0v52zM58 -330v-48q14 -20 28 0v48zM-82 -340v-44q10 -16 20 0v44z', LIT],
]

/** The tall tower of a town hall: a clock, a gallery, a curved copper helm. */
const TOWN_HALL: readonly GlyphPart[] = [
  ['M-160 0v-330h320v330z', STONE],
  ['M-170 -330l60 -80h220l60 80z', HELM],
  ['M60 -410h50l60 80h-70z', HELM_SHADE],
  ['M-52 0v-520h104v520z', STONE],
  ['M18 0v-520h34v520z', STONE_SHADE],
  ['M-64 -512h128v-14h-128z', GOLD],
  ['M-44 -526v-54h88v54z', STONE],
  ['M16 -526v-54h28v54z', STONE_SHADE],
  ['M-54 -578q10 -52 30 -60q-4 -26 24 -44q28 18 24 44q20 8 30 60z', HELM],
  ['M0 -682q28 18 24 44q20 8 30 60h-32q0 -52 -22 -62z', HELM_SHADE],
  ['M-7 -676v-34h14v34zM-2 -706v-40h4v40z', GOLD],
  ['M-30 -436a30 30 0 1 0 60 0a30 30 0 1 0 -60 0z', '#FFF0CC'],
  ['M-2 -458h4v22h14v4h-18z', HELM_SHADE],
  ['M-30 -538v-24q8 -10 16 0v24zM-6 -538v-24q8 -10 16 0v24z', LIT],
]

/** A white church with a tall steeple of three stages. */
const STEEPLE: readonly GlyphPart[] = [
  ['M-40 0v-300l90 -84l90 84v300z', '#C98A6E'],
  ['M-52 -292l102 -100l102 100l-10 8l-92 -86l-92 86z', HELM],
  ['M-92 0v-470h104v470z', '#F0DCC0'],
  ['M-24 0v-470h36v470z', STONE_SHADE],
  ['M-100 -464h120v-12h-120z', GOLD],
  ['M-80 -476v-70h80v70z', '#F0DCC0'],
  ['M-28 -476v-70h28v70z', STONE_SHADE],
  ['M-88 -544l18 -40h60l18 40z', HELM],
  ['M-66 -582v-24h52v24z', '#F0DCC0'],
  ['M-72 -604l32 -160l32 160z', HELM],
  ['M-40 -764l32 160h-24z', HELM_SHADE],
  ['M-62 -390v-44q14 -20 28 0v44zM-54 -492v-34q14 -16 28 0v34z', LIT],
  ['M-70 -250a24 24 0 1 0 48 0a24 24 0 1 0 -48 0z', '#FFF0CC'],
]

/** What rises above the roofs of the square, its foot behind the houses, by detail. */
export const TOWN_TOWERS = [BRICK_CHURCH, TOWN_HALL, STEEPLE] as const
