import type { GlyphPart } from '#art/drawing/glyphs.ts'

const TRIM = '#FFF6E0'
const OPENING = '#5A3A4A'
const WALLS = ['#F3B04A', '#F6E2BC', '#E98A5C'] as const
const WALL_SHADES = ['#B8703C', '#C2A08C', '#A2524A'] as const

/** A bell tower of three stages around its foot, a small dome on it. */
function towerParts(x: number, wall: string, shade: string): readonly GlyphPart[] {
  return [
    [`M${x - 44} 0v-250h88v250zM${x - 36} -256v-84h72v84z`, wall],
    [`M${x + 14} 0v-250h30v250zM${x + 14} -256v-84h22v84z`, shade],
    [`M${x - 50} -248h100v-10h-100zM${x - 42} -338h84v-9h-84zM${x - 48} -124h96v-7h-96z`, TRIM],
    [`M${x - 14} -272v-34q14 -20 28 0v34zM${x - 11} -170v-30q11 -16 22 0v30z`, OPENING],
    [`M${x - 32} -346q2 -46 32 -56q30 10 32 56z`, '#C4543C'],
    [`M${x} -402q30 10 32 56h-22q2 -34 -10 -56z`, '#84363C'],
    [`M${x - 2} -400v-26h4v26zM${x - 8} -420h16v4h-16z`, OPENING],
  ]
}

/** A church front of two bell towers and a curved gable, its dome behind, in one of three colours. */
export function colonialChurch(kind: 0 | 1 | 2): readonly GlyphPart[] {
  const [wall, shade] = [WALLS[kind], WALL_SHADES[kind]]
  const column = (x: number): string => `M${x} 0v-232h9v232z`
  return [
    ['M-76 -214v-70h152v70z', wall],
    ['M20 -214v-70h56v70z', shade],
    ['M-84 -282C-84 -372 -38 -398 0 -404C38 -398 84 -372 84 -282z', '#E7C08A'],
    ['M0 -404C38 -398 84 -372 84 -282h-44C42 -350 28 -386 0 -404z', '#A87A66'],
    ['M-10 -402v-34h20v34zM-2 -436v-26h4v26z', TRIM],
    ...towerParts(-122, wall, shade),
    ['M-80 0v-236q40 -8 54 -46q26 -34 52 0q14 38 54 46v236z', wall],
    ['M-84 -232q46 -6 58 -46q26 -36 52 0q12 40 58 46v-9q-38 -8 -50 -44q-34 -44 -68 0q-12 36 -50 44z', TRIM],
    [`${column(-74)}${column(-44)}${column(35)}${column(65)}M-80 -128h160v-8h-160z`, TRIM],
    ['M-28 0v-76q28 -44 56 0v76z', TRIM],
    ['M-20 0v-70q20 -34 40 0v70z', OPENING],
    ['M-16 -152v-34q16 -22 32 0v34z', OPENING],
    ['M-66 -166v-28h14v28zM52 -166v-28h14v28zM-64 -28v-34h12v34zM52 -28v-34h12v34z', OPENING],
    ...towerParts(122, wall, shade),
    ['M-190 0v-12h380v12z', '#D9B48A'],
  ]
}
