import { addPath } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { lensPath } from '#art/drawing/path.ts'
import type { Placement } from '#art/drawing/place-path.ts'
import type { LandmarkContext } from './landmark.ts'

const DARK = '#231A2C'
const SKIN = '#6E3E30'
const PALE = '#F6E6C2'

/** Puts a boat on the water with its dark reflection below it. */
export function paintFloating(
  context: LandmarkContext,
  at: Placement,
  half: number,
  parts: readonly GlyphPart[],
): void {
  const { canvas, palette } = context
  let shadow = ''
  for (let index = 0; index < 4; index += 1)
    shadow += lensPath(
      at.x + (index % 2 === 0 ? 8 : -10) * at.scale,
      at.y + (6 + index * 11) * at.scale,
      half * (1 - index * 0.16) * at.scale,
      9 * at.scale,
    )
  addPath(canvas, shadow, palette.deep, { opacity: 0.55 })
  context.draw(at, parts)
}

/** Two or one in an open rowing boat. */
export const rowingBoat = (hull: string, shirt: string): readonly GlyphPart[] => [
  ['M-8 -14q-2 -38 9 -42q12 4 10 42zM-10 -66a9 10 0 1 0 18 0a9 10 0 1 0 -18 0z', SKIN],
  ['M-12 -14q-2 -36 12 -38q14 2 12 38z', shirt],
  ['M-6 -40l-70 52l4 5l72 -48zM6 -40l66 50l-4 5l-68 -46z', DARK],
  ['M-104 -20q100 12 208 0q-12 30 -40 34h-124q-34 -6 -44 -34z', hull],
  ['M-104 -20q100 12 208 0l-3 8q-100 12 -201 0z', PALE],
]

/** A long narrow boat whose bow rises, a sash of the accent ink on it, an awning over the seats. */
export const longtail = (hull: string, awning: string, sash: string): readonly GlyphPart[] => [
  ['M-96 -16v-50h5v50zM30 -16v-50h5v50zM-34 -16v-50h5v50z', DARK],
  ['M-114 -62q66 -18 170 -4l-5 9q-88 -10 -160 3z', awning],
  ['M-62 -14q-2 -32 9 -34q11 2 9 34zM0 -14q-2 -32 9 -34q11 2 9 34z', PALE],
  ['M-60 -58a7 8 0 1 0 14 0a7 8 0 1 0 -14 0zM2 -58a7 8 0 1 0 14 0a7 8 0 1 0 -14 0z', SKIN],
  ['M-170 -18q140 20 310 -8q34 -14 58 -66l9 4q-12 66 -64 92q-146 26 -270 12q-30 -6 -43 -34z', hull],
  ['M-160 -8q146 18 300 -14l-3 8q-150 30 -292 16z', PALE],
  ['M182 -60l18 -14q4 20 -2 48l-9 -8z', sash],
]

/** A wooden hull under one slanted triangular sail. */
export const dhow = (hull: string, sail: string, shade: string): readonly GlyphPart[] => [
  ['M-10 -10L26 -210l5 1L0 -10z', DARK],
  ['M-104 -44L112 -252q-6 120 -52 212z', sail],
  ['M30 -172L112 -252q-6 120 -52 212z', shade],
  ['M-150 -34q40 22 130 22t160 -34l14 4q-20 46 -52 60h-180q-48 -8 -72 -52z', hull],
  ['M-144 -24q50 20 130 20t150 -30l-4 10q-66 26 -150 26q-70 0 -116 -12z', PALE],
  ['M-60 -14q-2 -30 9 -32q11 2 9 32z', PALE],
  ['M-58 -54a7 8 0 1 0 14 0a7 8 0 1 0 -14 0z', SKIN],
]

/** A small working boat with a wheelhouse and a mast. */
export const cutter = (hull: string, cabin: string): readonly GlyphPart[] => [
  ['M-44 -30v-96h4v96zM-42 -122l60 78h-5zM-42 -122l-46 84h5z', DARK],
  ['M0 -26v-46h54v46z', cabin],
  ['M8 -60h12v16h-12zM28 -60h12v16h-12zM-2 -72h58v-7h-58z', DARK],
  ['M-110 -40q20 14 60 14h110q24 -2 40 -14l10 2q-6 40 -30 52h-150q-30 -10 -40 -54z', hull],
  ['M-106 -28q20 12 60 12h100q28 -2 44 -12l-3 12q-20 8 -44 8h-100q-34 0 -54 -10z', PALE],
]

/** A ferry of two decks with one funnel. */
export const ferry = (hull: string, funnel: string): readonly GlyphPart[] => [
  ['M20 -86v-44h34v44z', funnel],
  ['M20 -118h34v-12h-34z', DARK],
  ['M-120 -38v-28h226v28zM-96 -66v-24h170v24z', PALE],
  [
    'M-108 -60h16v12h-16zM-80 -60h16v12h-16zM-52 -60h16v12h-16zM-24 -60h16v12h-16zM4 -60h16v12h-16zM32 -60h16v12h-16zM60 -60h16v12h-16zM-84 -84h14v10h-14zM-58 -84h14v10h-14zM-32 -84h14v10h-14zM-6 -84h14v10h-14z',
    DARK,
  ],
  ['M-166 -40h330q-8 36 -34 50h-262q-28 -16 -34 -50z', hull],
]

/** One paddler, or two, in a slim open canoe. */
export const canoe = (hull: string, shirt: string, second?: string): readonly GlyphPart[] => [
  ['M-34 -12q-2 -36 10 -38q12 2 10 38z', shirt],
  ...(second === undefined ? [] : [['M36 -12q-2 -36 10 -38q12 2 10 38z', second] as const]),
  ['M-32 -60a8 9 0 1 0 16 0a8 9 0 1 0 -16 0z', SKIN],
  ...(second === undefined ? [] : [['M38 -60a8 9 0 1 0 16 0a8 9 0 1 0 -16 0z', SKIN] as const]),
  ['M-18 -44L-58 20l5 3l40 -62z', DARK],
  ['M-140 -26q14 14 60 14h160q46 0 60 -14l6 4q-14 34 -50 36h-192q-36 -2 -50 -36z', hull],
]

/** Someone standing at the stern of a dugout with a pole. */
export const poledBoat = (hull: string, shirt: string): readonly GlyphPart[] => [
  ['M84 -150L40 30l5 2l46 -180z', DARK],
  ['M62 -8l2 -46h10l2 46z', DARK],
  ['M52 -48q-2 -50 16 -52q18 2 16 52z', shirt],
  ['M60 -110a9 10 0 1 0 18 0a9 10 0 1 0 -18 0z', SKIN],
  ['M-150 -22q60 16 150 16t150 -18l6 4q-30 32 -70 32h-160q-46 -2 -76 -34z', hull],
]

/** White sails on one mast. */
export const yacht = (hull: string, sail: string, shade: string): readonly GlyphPart[] => [
  ['M-3 -20v-190h5v190z', DARK],
  ['M-8 -30V-206Q-70 -120 -88 -30z', sail],
  ['M8 -30V-196Q52 -110 60 -30z', shade],
  ['M-90 -22h176q-12 32 -34 34h-106q-26 -6 -36 -34z', hull],
]

/** A junk with batten sails. */
export const junk = (hull: string, sail: string, shade: string): readonly GlyphPart[] => [
  ['M-14 -20v-200h6v200zM56 -20v-130h5v130z', DARK],
  ['M-80 -40Q-84 -150 -10 -214L34 -190Q50 -110 30 -40z', sail],
  ['M10 -202L34 -190Q50 -110 30 -40h-24zM48 -36Q46 -110 60 -146L92 -128Q100 -80 90 -36z', shade],
  [
    'M-76 -80Q-20 -92 40 -84l1 4Q-20 -88 -77 -76zM-68 -126Q-20 -136 42 -130v4Q-20 -132 -70 -122zM-46 -170Q0 -176 38 -172v4Q0 -172 -49 -166z',
    DARK,
  ],
  ['M-130 -44l34 12q90 16 190 -10l26 -10q-8 50 -40 62h-160q-36 -8 -50 -54z', hull],
]

/** One paddler in a closed sea kayak, the double paddle across. */
export const seaKayak = (hull: string, shirt: string): readonly GlyphPart[] => [
  ['M-200 -14q80 8 200 8t204 -12q-70 32 -200 32t-204 -28z', hull],
  ['M-190 -10q90 6 190 6t190 -10l-20 8q-80 12 -170 12t-180 -12z', PALE],
  ['M-30 -6q4 -10 30 -10t30 10z', DARK],
  ['M-24 -10q-2 -46 22 -50q26 4 24 50z', shirt],
  ['M-12 -70a12 13 0 1 0 24 0a12 13 0 1 0 -24 0z', SKIN],
  ['M-13 -74q13 -22 27 -1q-12 6 -27 1z', DARK],
  ['M-112 -78L104 -6l-2 6L-114 -72z', DARK],
  ['M-106 -70q-30 -4 -38 -22q24 -8 42 14zM98 -8q30 2 40 20q-22 10 -44 -12z', shirt],
]
