import { addPath, addRect, type PosterCanvas } from '#art/drawing/canvas.ts'
import { type GlyphPart, paintGlyphs } from '#art/drawing/glyphs.ts'
import { outline, smoothPath } from '#art/drawing/path.ts'
import type { Placement } from '#art/drawing/place-path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintPalm } from '#art/kit/flora.ts'
import { paintOpenSky } from '#art/kit/open-sky.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { paintSea } from '#art/kit/sea.ts'
import { hillLine } from '#art/kit/terrain.ts'
import { reflectionPath } from '#art/kit/water.ts'

const BANK = 0.64
const TOP = '#5B3A78'
const GLOW = '#FFC98A'
const DEEP = '#2A2458'
const STONE = '#F2B878'
const STONE_SHADE = '#A25E58'
const CARVED = '#D0905C'
const SAIL = '#FFF4DC'
const CLOTH = '#2FA39A'
const LEAF = '#2A2A4A'

/** One column with an opening papyrus for its head. */
const column = (x: number): readonly GlyphPart[] => [
  [`M${x - 19} 0v-150h38v150z`, STONE],
  [`M${x + 5} 0v-150h14v150z`, STONE_SHADE],
  [`M${x - 19} -148q-14 -30 -16 -46h70q-2 16 -16 46z`, STONE],
  [`M${x + 5} -148v-46h30q-2 16 -16 46z`, STONE_SHADE],
  [`M${x - 19} -126h38v-6h-38zM${x - 19} -40h38v-6h-38z`, CARVED],
  [`M${x - 15} -194v-10h30v10z`, CARVED],
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

/** A temple gate with its obelisk and a row of columns behind a court. */
function paintTemple(canvas: PosterCanvas, at: Placement): void {
  const columns = [150, 226, 302, 378, 454]
  paintGlyphs(canvas, at, [
    ['M118 0v-150h380v150z', '#7A4660'],
    ...columns.flatMap(column),
    ['M118 -204h376v-30h-376z', STONE],
    ['M118 -234h382v-9h-382z', CARVED],
    ['M470 -204h24v-30h-24z', STONE_SHADE],
    ['M-70 0v-170h72v170z', '#7A4660'],
    ['M-76 -168h84v-40h-84z', STONE],
    ['M-76 -206q-2 -14 -8 -20h100q-6 6 -8 20z', CARVED],
    ...pylon(-168, 104),
    ...pylon(100, 104),
    ['M-318 0l10 -330l12 -26l12 26l10 330z', STONE],
    ['M-296 0v-356l12 26l10 330z', STONE_SHADE],
    ['M-304 -290h8v20h-8zM-305 -250h9v26h-9zM-306 -200h10v20h-10zM-307 -150h11v30h-11z', CARVED],
    ['M-332 0v-16h72v16z', CARVED],
    ['M-346 4v-10h860v10z', CARVED],
  ])
}

/** A Nile boat under one tall slanting sail; the stripe of its hull takes the accent ink. */
function paintFelucca(canvas: PosterCanvas, at: Placement): void {
  const { x, y, scale } = at
  const bars = { count: 8, step: 12 * scale, stray: 12 * scale, thickness: 7 * scale, taper: 12 * scale }
  addPath(canvas, reflectionPath(canvas, { x, y: y + 14 * scale, halfWidth: 104 * scale, ...bars }), DEEP, {
    opacity: 0.7,
  })
  paintGlyphs(canvas, at, [
    ['M-6 -24v-168h7v168z', DEEP],
    ['M-96 -44Q-10 -180 116 -330Q96 -150 84 -40Q-10 -26 -96 -44z', SAIL],
    ['M116 -330Q96 -150 84 -40Q62 -37 40 -36Q92 -180 116 -330z', '#D9B8A0'],
    ['M-100 -40Q-14 -182 122 -338l4 4Q-8 -176 -94 -38z', DEEP],
    ['M-136 -34q130 34 268 -8q-16 46 -52 54h-160q-42 -8 -56 -46z', '#4A2A4A'],
    ['M-136 -34q130 34 268 -8l-5 14q-128 36 -256 6z', CLOTH],
    ['M-78 -22q-2 -40 12 -48h10q12 8 10 48z', SAIL],
    ['M-72 -82a10 11 0 1 0 20 0a10 11 0 1 0 -20 0z', '#5A3026'],
    ['M-73 -86q11 -18 22 0z', SAIL],
  ])
}

function paintFrame(canvas: PosterCanvas): void {
  const { width, height, unit, isWide } = canvas
  const inks = { trunk: DEEP, leaf: LEAF, backLeaf: '#4A3A5E', groundY: height + 30 }
  const x = width * (isWide ? 0.95 : 0.94)
  paintPalm(canvas, { ...inks, x, height: 620 * unit, lean: -0.05 })
  paintPalm(canvas, { ...inks, x: x + 60 * unit, height: 440 * unit, lean: 0.03 })
  let reeds = ''
  for (let index = 0; index < 20; index += 1) {
    const left = index * 13 * unit - 10
    const tall = (150 - index * 5 + ((index * 53) % 60)) * unit
    reeds += outline`M${left} ${height + 10}q${4 * unit} ${-tall * 0.6} ${24 * unit} ${-tall}q${-6 * unit} ${tall * 0.5} ${-14 * unit} ${tall}z`
  }
  addPath(canvas, reeds, LEAF)
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide, isTall } = canvas
  const bankY = height * (isTall ? 0.58 : BANK)
  const middleX = width * (isWide ? 0.6 : 0.46)
  const sun = paintOpenSky(canvas, variant, {
    inks: { top: TOP, middle: '#D9688A', horizon: GLOW, disc: '#FFEFC4', bars: '#F7A890' },
    horizonY: bankY,
    middleShare: 0.44,
    disc: [middleX - 30 * unit, 330, 92],
    bars: [
      [width * 0.16, 500, 260, 13],
      [width * 0.3, 470, 180, 10],
      [width * 0.84, 420, 240, 11],
    ],
  })
  addPath(canvas, smoothPath(hillLine(canvas, bankY - 130 * unit, 56 * unit, 5), bankY), '#C9788A')
  sprayBand(canvas, GLOW, bankY - 10 * unit, bankY - 170 * unit, 0.75)
  paintTemple(canvas, { x: middleX, y: bankY, scale: 0.98 * unit })
  paintSea(canvas, {
    topY: bankY + 22 * unit,
    ink: '#5A4A8C',
    far: '#F2A07E',
    deep: DEEP,
    ripple: '#F0A894',
    glint: '#FFE6B4',
    disc: sun,
  })
  addRect(canvas, 0, bankY, width, 24 * unit, '#6A4A5E')
  addRect(canvas, 0, bankY, width, 6 * unit, CARVED)
  paintFelucca(canvas, { x: middleX + 16 * unit, y: height * (isTall ? 0.82 : 0.865), scale: 0.8 * unit })
  paintFrame(canvas)
}

/** A temple of the pharaohs on the bank of the Nile: gate, obelisk, columns, a felucca before them. */
export const nileTemple: Scene = {
  name: 'nile-temple',
  family: 'tropical-dusk',
  skyInk: TOP,
  mistInk: GLOW,
  shadowInk: DEEP,
  accentInk: CLOTH,
  altText: 'A temple gate, an obelisk and columns on the bank of a wide river, a boat under a slanting sail',
  lightText: 'as the sun goes down',
  draw,
}
