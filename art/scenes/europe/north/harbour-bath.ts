import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintFarTown } from '#art/kit/backdrops.ts'
import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { sitter } from '#art/kit/poses.ts'

/** A child in the air, knees drawn up, arms out. */
const jumper = (x: number, y: number, trunks: string): readonly GlyphPart[] => [
  [`M${x - 10} ${y}q-6 -34 8 -42h14q12 10 8 40z`, '#C98A64'],
  [`M${x - 12} ${y - 8}h34l16 -14l8 8l-18 24l-22 4l-18 -2z`, trunks],
  [`M${x + 22} ${y - 12}l18 20l-6 8l-22 -16z`, '#C98A64'],
  [`M${x - 6} ${y - 36}l-34 -22l4 -8l36 18zM${x + 12} ${y - 38}l32 -28l6 6l-30 34z`, '#C98A64'],
  [round(x + 4, y - 56, 13), '#C98A64'],
  [`M${x - 10} ${y - 58}q0 -17 14 -17q14 0 14 15q-14 -8 -28 2z`, '#6E4A2E'],
]

/** The harbour bath: a child jumps from a tower of planks, a spire with a stair wound round it behind. */
export const harbourBath = landmark({
  name: 'harbour-bath',
  palette: {
    ...PALETTES.noon,
    top: '#5EA8CC',
    middle: '#B4DAD8',
    horizon: '#F6ECCB',
    lightText: 'on a warm day in August',
  },
  accent: '#E2402C',
  ground: 0.54,
  sun: null,
  clouds: null,
  altText:
    'Children jumping from a wooden tower into a harbour bath, others sitting on the planks, coloured gables and a spire with a stair wound round it behind',
  paint: (s) => {
    s.draw(s.at(-190, 4), [
      ...solid(0, 0, 74, 210, '#A8604A', '#6E3E40', 0.36),
      [panes(-16, 4, 2, -40, 12, 40) + panes(-16, 4, 2, -120, 12, 40), '#3E2A34'],
      ['M-44 -210h88v-12h-88z', '#3E6A62'],
      [block(0, -222, 50, 40), '#3E6A62'],
      ['M-30 -262L-4 -420h8L30 -262z', '#4E8A7A'],
      ['M4 -262L0 -420h4L30 -262z', '#2E5A56'],
      [
        'M-34 -258q34 14 66 -6l-2 -12q-32 14 -62 4zM-26 -296q28 12 54 -6l-2 -11q-26 14 -50 4zM-20 -332q22 10 42 -4l-2 -10q-20 12 -38 4zM-14 -366q16 8 30 -4l-2 -9q-14 10 -26 4zM-9 -396q10 6 20 -4l-2 -8q-8 8 -16 4z',
        '#F2C23C',
      ],
      [round(0, -428, 11), '#F2C23C'],
    ])
    paintFarTown(
      s,
      ['#E8B45A', '#D9785A', '#F2DDB0', '#7EA8A0', '#C8604A'],
      ['#8A4A48', '#A8584A', '#5A5E6E'],
      104,
      0.08,
    )
    paintWater(s, '#2F8CA4', 0, '#F6ECCB', null)
    paintMirrorBars(s, '#E8B45A', -260, 6, 80, 7)
    paintMirrorBars(s, '#D9785A', 40, 6, 90, 7)
    s.draw(s.at(0, 210), [
      ['M60 60V-200h14v260zM330 60V-200h14v260z', '#8A6A4A'],
      ['M40 -200h340v-16h-340z', '#D9A86A'],
      ['M40 -200h340v8h-340z', '#8A6A4A'],
      ['M-40 -130h110v-14h-110zM-40 -130h110v6h-110z', '#D9A86A'],
      [
        `${Array.from({ length: 9 }, (_none, i) => `M${80 + i * 32} -216v-40h5v40z`).join('')}M74 -256h290v6h-290z`,
        '#8A6A4A',
      ],
      ['M206 60l-20 -260h20l24 260z', '#B98A5A'],
      [
        Array.from({ length: 10 }, (_none, i) => `M${186 + i * 2} ${-180 + i * 24}h26v5h-26z`).join(''),
        '#6E4E38',
      ],
    ])
    s.draw(s.at(0, 268), [
      ['M-1500 0h2600v26h-2600z', '#E3BC84'],
      ['M-1500 26h2600v26h-2600z', '#8A6A4A'],
      [Array.from({ length: 64 }, (_none, i) => `M${-1490 + i * 40} 0h3v26h-3z`).join(''), '#B08A58'],
      [Array.from({ length: 10 }, (_none, i) => `M${-1380 + i * 240} 52h16v300h-16z`).join(''), '#5A4434'],
    ])
    s.draw(s.at(-80, 60, 1.2), jumper(0, 0, s.accent))
    s.draw(s.at(-200, 190, 1.1), jumper(0, 0, '#F2C23C'))
    s.draw(s.at(-250, 226), [['M-40 8q6 -30 14 -8q6 -34 14 0q10 -26 14 8z', '#FFFFFF']])
    s.draw(s.at(190, -6, 0.94), sitter(0, '#F2C23C', '#2F5A8C'))
    s.draw(s.at(-330, 270, 1.1), sitter(0, '#F6F0E0', s.accent))
    s.draw(s.at(-250, 270, 0.9), sitter(0, '#2F6A8C', '#3A3A5A'))
    s.draw(s.at(90, 270, 1), [
      ['M-30 -60h60v60h-60z', '#F6F0E0'],
      [round(0, -30, 24), s.accent],
      [round(0, -30, 12), '#F6F0E0'],
    ])
  },
})
