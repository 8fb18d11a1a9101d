import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { placePath } from '#art/drawing/place-path.ts'
import { sprayBand, sprayRadial } from '#art/drawing/spray.ts'
import { paintPaving } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, round } from '#art/kit/masonry.ts'
import { paintSheet } from '#art/kit/openings.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const WALL = '#6E4A42'
const WOOD = '#8A5A3C'
const DARK = '#2A1B20'
const CRUST = '#D08A42'
const CRUMB = '#F6D79C'

/** Round loaves side by side on a board, each with a slashed crust. */
const loaves = (x: number, base: number, count: number): readonly GlyphPart[] => {
  const lefts = Array.from({ length: count }, (_none, i) => x + (i - (count - 1) / 2) * 84)
  return [
    [lefts.map((left) => `M${left - 39} ${base}q-2 -40 39 -40t39 40z`).join(''), CRUST],
    [
      lefts
        .map(
          (left) =>
            `M${left - 22} ${base - 14}q4 -12 12 -16l5 3q-8 4 -11 14zM${left + 2} ${base - 14}q4 -12 12 -16l5 3q-8 4 -11 14z`,
        )
        .join(''),
      CRUMB,
    ],
    [block(x, base + 10, count * 84 + 24, 11), WOOD],
  ]
}

/** A domed oven of plastered brick, its mouth open on the fire, wood stacked beneath. */
const oven = (flame: string): readonly GlyphPart[] => [
  ['M-290 0V-230Q-290 -440 0 -450Q290 -440 290 -230V0z', '#E6C79A'],
  ['M150 0V-410Q290 -370 290 -230V0z', '#C09670'],
  [arches(-20, -20, 1, -170, 250, 178), '#A4553C'],
  [arches(-20, -20, 1, -170, 196, 150), DARK],
  [arches(-20, -20, 1, -170, 160, 112), '#F2A544'],
  ['M-92 -170q-8 -40 14 -66q2 22 14 28q-2 -40 26 -64q0 30 18 44q8 -22 26 -30q-6 36 10 50q6 20 -2 38z', flame],
  [block(-20, -154, 330, 18), '#8E6A52'],
  [arches(-20, -20, 1, -4, 220, 110), DARK],
  [
    [-84, -44, -4, 36].map((x) => round(x, -24, 19)).join('') +
      [-64, -24, 16].map((x) => round(x, -58, 19)).join(''),
    '#B07A4E',
  ],
]

/** The baker in white, to the left, both hands on a long peel that reaches into the oven. */
const BAKER: readonly GlyphPart[] = [
  ['M-22 0l6 -92h20l2 92zM14 0l-4 -92h20l10 92z', '#3A3440'],
  ['M-30 -74q-8 -90 14 -128h36q22 20 20 128z', '#FBF1DC'],
  ['M26 -74q8 -60 -4 -128q18 12 18 128z', '#DCC9AE'],
  ['M-16 -240a22 24 0 1 0 44 0a22 24 0 1 0 -44 0z', '#8A5238'],
  ['M-20 -248q-4 -34 26 -34q30 0 26 36q-24 -10 -52 -2z', '#FBF1DC'],
]
const PEEL: readonly GlyphPart[] = [
  ['M-300 -186L96 -128l-2 9L-302 -178z', WOOD],
  ['M-330 -200l60 8l-2 14l-60 -8z', WOOD],
  ['M-334 -198q2 -34 34 -30q30 6 28 38z', CRUST],
]
const ARMS: readonly GlyphPart[] = [
  ['M-10 -194L-92 -166l4 16L-2 -162zM30 -190L52 -134l-16 6L14 -170z', '#FBF1DC'],
  [round(-94, -156, 12) + round(42, -132, 12), '#8A5238'],
]

/** A child from the neighbourhood with a cloth over a tray of dough on the head. */
const child = (coat: string): readonly GlyphPart[] => [
  ['M-15 0l3 -50h11l1 50zM4 0l1 -50h11l3 50z', '#3A3440'],
  ['M-24 -40q0 -64 12 -74h24q12 10 12 74z', coat],
  ['M-18 -108L-40 -166l8 -4L-8 -116zM18 -108L40 -166l-8 -4L8 -116z', coat],
  ['M-15 -130a15 16 0 1 0 30 0a15 16 0 1 0 -30 0z', '#8A5238'],
  ['M-16 -134q0 -18 16 -18t16 18q-16 -8 -32 0z', DARK],
  [block(0, -160, 150, 10), WOOD],
  ['M-66 -170q8 -22 34 -14q32 -20 62 -2q30 -4 36 16z', '#F3E6CF'],
]

/** A shared oven before sunrise: the baker's peel in the glowing mouth, loaves on boards, dough brought from a house. */
export const breadOven = landmark({
  name: 'bread-oven',
  palette: {
    ...PALETTES.autumn,
    top: WALL,
    middle: '#8A5E4C',
    horizon: '#B98A62',
    deep: '#2A1A22',
    lightText: 'before sunrise',
  },
  accent: '#E2502E',
  mist: '#E9C08A',
  ground: 0.74,
  sun: null,
  clouds: null,
  altText:
    'A baker slides a loaf into a domed brick oven with a glowing mouth, round loaves on boards beside it, a child with a covered tray on the head',
  paint: (s) => {
    const { canvas, height, unit } = s
    paintSheet(s, WALL)
    sprayBand(canvas, s.palette.deep, 0, height * 0.3, 0.7)
    s.draw(s.at(0, 4), [
      ...loaves(-460, -250, 3),
      ...loaves(-460, -370, 3),
      [block(-578, 4, 12, 400), WOOD],
      [block(-342, 4, 12, 400), WOOD],
    ])
    s.draw(s.at(0, 4), oven(s.accent))
    const glow = s.at(-20, -206)
    sprayRadial(canvas, placePath(round(0, 0, 250), glow), '#FFC878', [glow.x, glow.y, 250 * unit], 0.32)
    paintPaving(s, '#8E7468', '#6E564E')
    s.draw(s.at(238, 34), [...PEEL, ...BAKER, ...ARMS])
    s.draw(s.at(0, 116), [['M-372 0v-74h12v74zM-100 0v-74h12v74z', '#5A3A2E'], ...loaves(-230, -84, 3)])
    s.draw(s.at(70, 190, 1.06), child('#3E7A86'))
  },
})
