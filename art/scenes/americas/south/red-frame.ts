import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { dog, walker } from '#art/kit/poses.ts'

const RED = '#C8372C'
const RED_SHADE = '#8E2A2A'
const GLASS = '#7FA6B4'
const GLASS_DARK = '#4E7486'

const tower = (
  x: number,
  wide: number,
  tall: number,
  lit: string,
  shade: string,
  rows: number,
): readonly GlyphPart[] => [
  ...solid(x, 0, wide, tall, lit, shade, 0.34),
  [
    Array.from({ length: rows }, (_none, i) =>
      panes(
        x - wide * 0.38,
        x + wide * 0.06,
        4,
        -20 - (i * (tall - 36)) / rows,
        wide * 0.08,
        ((tall - 36) / rows) * 0.5,
      ),
    ).join(''),
    shade,
  ],
]

/** A lattice mast on a roof. */
const mast = (x: number, base: number, tall: number): string =>
  `M${x - 14} ${base}L${x - 2} ${base - tall}h4L${x + 14} ${base}h-4L${x} ${base - tall * 0.8}L${x - 10} ${base}z${[0.2, 0.4, 0.6].map((share) => `M${x - 12 * (1 - share)} ${base - tall * share}h${24 * (1 - share)}v3h${-24 * (1 - share)}z`).join('')}`

/** Two red frames that span the whole width; the glass box of the museum hangs between them over an open floor. */
const MUSEUM: readonly GlyphPart[] = [
  ['M-352 -262H352V-236H-352z', RED_SHADE],
  [block(-300, 0, 22, 250) + block(300, 0, 22, 250), RED_SHADE],
  [block(0, -96, 640, 132), GLASS],
  ['M150 -96H320V-228H150z', GLASS_DARK],
  ['M-320 -162H320V-154H-320z', '#E4E0D6'],
  ['M-324 -84H324V-100H-324zM-324 -222H324V-234H-324z', '#E4E0D6'],
  [panes(-300, 300, 21, -100, 4, 122), '#C9D6D6'],
  ['M-210 -104l60 -114h46l-60 114zM-60 -104l60 -114h16l-60 114z', '#B4CED2'],
  ['M-388 -300H388V-262H-388z', RED],
  ['M-388 0V-300H-340V0zM340 0V-300H388V0z', RED],
  ['M-354 0V-262H-340V0zM372 0V-300H388V0z', RED_SHADE],
  ['M-388 -270H388V-262H-388z', RED_SHADE],
]

/** A stall of the antiques fair under a white awning. */
const stall = (x: number): readonly GlyphPart[] => [
  [`M${x - 40} 0v-60h4v60zM${x + 36} 0v-60h4v60z`, '#4A4450'],
  [`M${x - 46} -58l12 -20h68l12 20z`, '#F6F0E2'],
  [`M${x - 40} 0v-26h80v26z`, '#B08A62'],
  [`M${x - 32} -26h12v-16h-12zM${x - 10} -26q8 -24 16 0zM${x + 14} -26h18v-10h-18z`, '#D9B24A'],
]

const cyclist = (shirt: string): readonly GlyphPart[] => [
  [
    'M-62 -26a26 26 0 1 0 52 0a26 26 0 1 0 -52 0zM-57 -26a21 21 0 1 1 42 0a21 21 0 1 1 -42 0zM18 -26a26 26 0 1 0 52 0a26 26 0 1 0 -52 0zM23 -26a21 21 0 1 1 42 0a21 21 0 1 1 -42 0zM-36 -28l20 -36l34 2l24 34l-4 3l-24 -32h-26l-18 30z',
    '#2A2A36',
  ],
  ['M-20 -64l14 -6l22 24l-2 30l-8 0l0 -26l-20 -14z', '#3A4A66'],
  ['M-30 -62q-4 -44 16 -56l20 2l26 40l14 4l-2 7l-20 -4l-18 -22l-8 32z', shirt],
  [round(4, -130, 12), '#8A5A44'],
  ['M-8 -134q2 -16 16 -14q12 2 12 14z', '#F2C23C'],
]

/** The museum on Avenida Paulista on a Sunday: red frames, a glass box in the air, stalls below, bicycles in front. */
export const redFrame = landmark({
  name: 'red-frame',
  palette: {
    ...PALETTES.noon,
    top: '#6FA6C4',
    middle: '#BBD6D6',
    horizon: '#F9EBD0',
    deep: '#2A2C3A',
    lightText: 'on a Sunday without cars',
  },
  accent: '#F28A1E',
  mist: '#CFDAD6',
  ground: 0.68,
  sun: null,
  clouds: null,
  altText:
    'A museum like a glass box hung between two red concrete frames over an open floor, a fair of antiques below it, towers with masts behind, cyclists on the wide avenue in front',
  paint: (s) => {
    s.draw(s.at(0, 6), [
      [mast(-210, -380, 150) + mast(250, -440, 130) + mast(-640, -300, 140), '#8A6A6A'],
      ...tower(-320, 110, 330, '#D3CCC0', '#A9A6A6', 9),
      ...tower(-200, 100, 386, '#C2C9C6', '#97A4A8', 10),
      ...tower(-84, 96, 300, '#DDD3C2', '#B4AAA2', 8),
      ...tower(20, 92, 400, '#BCC8CA', '#8E9FA8', 11),
      ...tower(130, 100, 340, '#D9CCB8', '#AEA196', 9),
      ...tower(250, 104, 446, '#C9CFCC', '#9AA6AA', 12),
      ...tower(362, 100, 310, '#D3CCC0', '#A9A6A6', 8),
      ...tower(-450, 120, 420, '#BCC8CA', '#8E9FA8', 11),
      ...tower(-640, 130, 300, '#D9CCB8', '#AEA196', 8),
      ...tower(-800, 120, 380, '#C9CFCC', '#9AA6AA', 10),
      ...tower(-960, 140, 330, '#DDD3C2', '#B4AAA2', 9),
      ...tower(-1120, 130, 410, '#BCC8CA', '#8E9FA8', 11),
      ...tower(500, 120, 370, '#BCC8CA', '#8E9FA8', 10),
      ...tower(640, 120, 300, '#D9CCB8', '#AEA196', 8),
      ...tower(770, 120, 400, '#C9CFCC', '#9AA6AA', 11),
    ])
    paintGroundMist(s, 330, 0.8)
    s.draw(s.at(0, 0), [
      [
        Array.from({ length: 34 }, (_none, i) => round(-1580 + i * 96, -12, 44 + ((i * 7) % 4) * 7)).join(''),
        '#5E8260',
      ],
      ['M-1600 900V-4H1600V900z', '#B9B2AC'],
    ])
    s.draw(s.at(0, 40, 0.98), [
      ['M-330 0H330L300 -40H-300z', '#8E8A8C'],
      ...[-230, -120, 120, 230].flatMap(stall),
    ])
    s.draw(s.at(-10, 40, 0.7), [...person(0, '#5E7A9A'), ...person(52, '#D9A23C')])
    s.draw(s.at(0, 44, 1), MUSEUM)
    s.draw(s.at(0, 0), [
      ['M-1600 78H1600V96H-1600z', '#D9D2C6'],
      ['M-1600 96H1600V900H-1600z', '#6E6C76'],
      ['M-1600 176H1600V182H-1600z', '#F2C23C'],
      ['M-1600 190H1600V246H-1600z', '#A8483E'],
      ['M-1600 254H1600V260H-1600z', '#F2C23C'],
    ])
    s.draw(s.at(-262, 150, 0.94), walker(0, '#F4EFE2', '#4A7A6A'))
    s.draw(s.at(-190, 158, 0.94), dog(0, '#F4EFE2'))
    s.draw(s.at(280, 140, 0.9), [...person(0, '#4A7A6A'), ...person(56, '#8A4A6A')])
    s.draw(s.at(-80, 236, 1.2), cyclist('#F4EFE2'))
    s.draw(s.at(160, 244, 1.2), cyclist(s.accent))
    s.draw(s.at(-560, 240, 1.2), cyclist('#4A7A9A'))
  },
})
