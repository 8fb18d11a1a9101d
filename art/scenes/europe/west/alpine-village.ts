import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { round } from '#art/kit/masonry.ts'

const TIMBER = '#8A4B34'
const TIMBER_SHADE = '#4E2A36'
const PLASTER = '#F7E3C6'
const PLASTER_SHADE = '#A9869A'
const SNOW = '#FFF6EA'
const SNOW_SHADE = '#9FB0D6'
const LAMP = '#FFD27A'
const SPIRE = '#7A2E38'
const SPIRE_SHADE = '#4B2038'
const DARK = '#1B1B38'

/** A chalet under deep snow: gable to the left, plaster below, timber above, lamps lit. */
export const CHALET: readonly GlyphPart[] = [
  ['M-66 4v-40h84v40z', PLASTER],
  ['M18 4v-40h52v40z', PLASTER_SHADE],
  ['M-70 -36v-24l46 -42l46 42v24z', TIMBER],
  ['M20 -36v-26h52v26zM-72 -42h94v8h-94z', TIMBER_SHADE],
  [
    'M-54 -62h14v16h-14zM-30 -62h14v16h-14zM-6 -62h14v16h-14zM-46 -26h16v18h-16zM-12 -26h16v30h-16zM34 -26h14v16h-14z',
    LAMP,
  ],
  ['M-24 -122h74l40 56q-4 8 -14 4l-46 -2z', SNOW_SHADE],
  ['M-24 -122l54 56q-2 10 -14 8l-40 -38l-44 40q-14 2 -18 -8z', SNOW],
  ['M30 -122v-22h16v22z', TIMBER_SHADE],
  ['M27 -142h22v-8h-22z', SNOW],
]

const ONION: readonly GlyphPart[] = [
  ['M-40 -168q36 -12 72 0q10 -30 -14 -46q-16 -12 -18 -40h-8q-2 28 -18 40q-24 16 -14 46z', SPIRE],
  ['M0 -254q2 28 18 40q24 16 14 46q-10 -4 -24 -5q10 -40 -8 -81zM-5 -250v-34h3v34z', SPIRE_SHADE],
]
const POINTED: readonly GlyphPart[] = [
  ['M-42 -166l38 -140l8 0l28 140z', SPIRE],
  ['M-4 -306h4l32 140h-30zM-3 -300v-30h3v30z', SPIRE_SHADE],
]

/** The village church, its spire pointed or onion-shaped. */
export const villageChurch = (hasOnion: boolean): readonly GlyphPart[] => [
  ['M10 4v-84h96v84z', PLASTER_SHADE],
  ['M4 -78l30 -46h66l16 46z', SNOW],
  ['M28 -62q8 -12 16 0v34h-16zM62 -62q8 -12 16 0v34h-16z', LAMP],
  ['M-34 4v-172h34v172z', PLASTER],
  ['M0 4v-172h26v172z', PLASTER_SHADE],
  ['M-20 -146q8 -14 16 0v26h-16z', TIMBER_SHADE],
  [round(-10, -96, 10), LAMP],
  ...(hasOnion ? ONION : POINTED),
]

/** A skier heading down to the left. */
export const skier = (jacket: string): readonly GlyphPart[] => [
  ['M-71 12L49 -8l1 4L-69 17zM-63 24L57 2l1 4L-61 29z', DARK],
  ['M-27 -59l-34 60l3 1l34 -60zM19 -49l30 46l3 -1l-30 -46z', DARK],
  ['M-14 8l6 -38l26 -6l4 14l-16 6l4 20zM6 4l10 -34h16l-8 36z', '#2B2A4E'],
  ['M-12 -66q16 -16 34 -4q14 20 12 40q-18 10 -34 4q-4 -14 -26 -26z', jacket],
  [round(-6, -78, 12), '#F4C9A0'],
  ['M-20 -80q2 -16 16 -16q12 2 12 14z', DARK],
]
