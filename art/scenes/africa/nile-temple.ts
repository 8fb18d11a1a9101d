import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintHills } from '#art/kit/backdrops.ts'
import { paintFloating } from '#art/kit/boats.ts'
import { paintPalms, paintTuft } from '#art/kit/frames.ts'
import { paintQuayWall, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const DEEP = '#2A2458'
const STONE = '#F2B878'
const STONE_SHADE = '#A25E58'
const CARVED = '#D0905C'
const COURT = '#7A4660'
const SAIL = '#FFF4DC'
const LEAF = '#2A2A4A'

/** A column whose capital is an open papyrus. */
const column = (x: number): readonly GlyphPart[] => [
  [block(x, 0, 38, 150), STONE],
  [`M${x + 5} 0v-150h14v150z`, STONE_SHADE],
  [`M${x - 19} -148q-14 -30 -16 -46h70q-2 16 -16 46z`, STONE],
  [`M${x + 5} -148v-46h30q-2 16 -16 46z`, STONE_SHADE],
  [block(x, -126, 38, 6) + block(x, -40, 38, 6) + block(x, -194, 30, 10), CARVED],
]

/** A tower of the gate, its walls leaning inwards under a hollow cornice. */
const pylon = (x: number, half: number): readonly GlyphPart[] => [
  [`M${x - half} 0l22 -268h${2 * half - 44}l22 268z`, STONE],
  [`M${x + half - 40} 0l2 -268h16l22 268z`, STONE_SHADE],
  [`M${x - half + 22} -266q-2 -18 -14 -26h${2 * half - 16}q-12 8 -14 26z`, CARVED],
  [`M${x + half - 38} -266q4 -18 2 -26h28q-12 8 -14 26z`, STONE_SHADE],
  [`M${x - half * 0.6} 0v-196h12v196zM${x + half * 0.24} 0v-196h12v196z`, STONE_SHADE],
  [`M${x - 12} -120q-4 -50 10 -60q18 6 16 60l14 50h-10l-12 -34l-6 34h-12z`, CARVED],
  [`M${x - 40} -60h20v46h-20zM${x + 36} -210h14v34h-14zM${x - 52} -224h16v30h-16z`, CARVED],
]

/** The gate with its obelisk and a row of columns behind a court. */
const TEMPLE: readonly GlyphPart[] = [
  ['M118 0v-150h380v150z', COURT],
  ...[150, 226, 302, 378, 454].flatMap(column),
  ['M118 -204h376v-30h-376z', STONE],
  ['M118 -234h382v-9h-382z', CARVED],
  ['M470 -204h24v-30h-24z', STONE_SHADE],
  ['M-70 0v-170h72v170z', COURT],
  ['M-76 -168h84v-40h-84z', STONE],
  ['M-76 -206q-2 -14 -8 -20h100q-6 6 -8 20z', CARVED],
  ...pylon(-168, 104),
  ...pylon(100, 104),
  ['M-318 0l10 -330l12 -26l12 26l10 330z', STONE],
  ['M-296 0v-356l12 26l10 330z', STONE_SHADE],
  ['M-304 -290h8v20h-8zM-305 -250h9v26h-9zM-306 -200h10v20h-10zM-307 -150h11v30h-11z', CARVED],
  [`${block(-296, 0, 72, 16)}M-346 4v-10h860v10z`, CARVED],
]

/** A boat of the Nile under one tall slanting sail. */
const felucca = (stripe: string): readonly GlyphPart[] => [
  ['M-6 -24v-168h7v168z', DEEP],
  ['M-96 -44Q-10 -180 116 -330Q96 -150 84 -40Q-10 -26 -96 -44z', SAIL],
  ['M116 -330Q96 -150 84 -40Q62 -37 40 -36Q92 -180 116 -330z', '#D9B8A0'],
  ['M-100 -40Q-14 -182 122 -338l4 4Q-8 -176 -94 -38z', DEEP],
  ['M-136 -34q130 34 268 -8q-16 46 -52 54h-160q-42 -8 -56 -46z', '#4A2A4A'],
  ['M-136 -34q130 34 268 -8l-5 14q-128 36 -256 6z', stripe],
  ['M-78 -22q-2 -40 12 -48h10q12 8 10 48z', SAIL],
  ['M-72 -82a10 11 0 1 0 20 0a10 11 0 1 0 -20 0z', '#5A3026'],
  ['M-73 -86q11 -18 22 0z', SAIL],
]

/** A temple of the pharaohs on the bank of the Nile: gate, obelisk and columns, a felucca in front. */
export const nileTemple = landmark({
  name: 'nile-temple',
  isPortrait: false,
  palette: {
    ...PALETTES.dusk,
    top: '#5B3A78',
    middle: '#D9688A',
    horizon: '#FFC98A',
    disc: '#FFEFC4',
    bars: '#F7A890',
    deep: DEEP,
  },
  accent: '#2FA39A',
  ground: 0.64,
  focus: { narrow: 0.46, wide: 0.6 },
  middleShare: 0.44,
  sun: [-30, 330, 92],
  clouds: [
    [0.16, 0.22, 260, 13],
    [0.3, 0.27, 180, 10],
    [0.84, 0.34, 240, 11],
  ],
  altText: 'A temple gate, an obelisk and columns on the bank of a wide river, a boat under a slanting sail',
  lightText: 'as the sun goes down',
  paint: (s) => {
    paintHills(s, '#C9788A', 130, 56)
    s.draw(s.at(0, 0, 0.98), TEMPLE)
    paintWater(s, '#5A4A8C', 22, '#F2A07E')
    paintQuayWall(s, CARVED, '#6A4A5E', 24)
    paintFloating(s, s.atDepth(16, 0.62, 0.8), 104, felucca(s.accent))
    paintPalms(s, 'right', LEAF, DEEP, 620)
    paintTuft(s, 'left', LEAF)
  },
})
