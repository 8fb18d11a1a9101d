import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintFarPalms } from '#art/kit/frames.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const ROCK = '#3E4A44'
const FERN = '#4F9A4E'

/** A shelter of posts under thatch, open on all sides. */
const FALE: readonly GlyphPart[] = [
  ['M-70 0v-52h8v52zM-26 0v-52h8v52zM20 0v-52h8v52zM62 0v-52h8v52z', '#6A4632'],
  ['M-78 0h156v-12h-156z', '#8E6A48'],
  ['M-92 -48Q-66 -116 -30 -122h60Q66 -116 92 -48q-92 14 -184 0z', '#C89A5A'],
  ['M10 -122h20Q66 -116 92 -48q-22 4 -46 6Q52 -100 10 -122z', '#8E683E'],
]

/** Fronds that hang over an edge. */
const fronds = (xs: readonly (readonly [number, number, number])[]): string =>
  xs
    .map(
      ([x, y, size]) =>
        `M${x} ${y}q${-size * 0.7} ${-size * 0.1} ${-size * 0.8} ${size}q${size * 0.3} ${-size * 0.7} ${size * 0.62} ${-size * 0.5}q${-size * 0.1} ${size * 0.5} ${size * 0.06} ${size * 1.1}q${size * 0.3} ${-size * 0.5} ${size * 0.2} ${-size * 1.04}q${size * 0.5} ${size * 0.1} ${size * 0.66} ${size * 0.86}q${size * 0.1} ${-size * 1} ${-size * 0.74} ${-size * 1.42}z`,
    )
    .join('')

/** A stalk of red ginger between its leaves. */
const ginger = (accent: string): readonly GlyphPart[] => [
  ['M-6 60Q-130 -10 -170 -150Q-40 -110 6 60z', '#1F6A48'],
  ['M0 60Q110 -40 190 -130Q160 20 14 70z', '#2E7E4E'],
  ['M-5 60q-4 -120 2 -200h10q-2 90 -2 200z', '#2E5A3A'],
  ['M2 -300C34 -270 44 -180 8 -124H-4C-40 -180 -30 -270 2 -300z', '#9E1F38'],
  [
    [0, 1, 2, 3, 4]
      .map((i) => {
        const [y, w] = [-132 - i * 32, 40 - i * 5 - (i === 0 ? 10 : 0)]
        return `M2 ${y + 8}Q${-w} ${y} ${-w - 4} ${y - 34}Q${-w * 0.3} ${y - 34} 2 ${y + 8}zM2 ${y - 4}Q${w} ${y - 12} ${w + 6} ${y - 46}Q${w * 0.4} ${y - 44} 2 ${y - 4}z`
      })
      .join(''),
    accent,
  ],
]

const swimmer = (shirt: string): readonly GlyphPart[] => [
  ['M-50 8q50 -14 104 0q-50 14 -104 0z', '#BFF0D0'],
  ['M-20 4q6 -22 22 -22q18 0 20 22z', shirt],
  ['M-10 -26a11 11 0 1 0 22 0a11 11 0 1 0 -22 0z', '#6E3E30'],
  ['M-12 -28q2 -14 13 -14q12 0 12 14q-12 -6 -25 0z', '#2A1F30'],
]

/** A sinkhole by the sea: ferns on its wall, a long ladder to the water, shelters on the lawn. */
export const seaWell = landmark({
  name: 'sea-well',
  palette: { ...PALETTES.morning, top: '#3C8FA8', middle: '#9FD0CC', horizon: '#FBEBCB', deep: '#10382E' },
  accent: '#E23A3A',
  ground: 0.25,
  sun: null,
  clouds: null,
  altText:
    'A round sinkhole in a lawn beside the sea, ferns hanging down its walls, a long wooden ladder to a pool of green water with two swimmers, thatched shelters on the rim and red ginger in front',
  paint: (s) => {
    paintWater(s, '#2C86A6', 0, '#DCEFE2', null)
    s.draw(s.at(0, 44), [
      ['M-1700 30Q-700 -10 0 8T1700 -4V900H-1700z', '#F4F8EC'],
      ['M-1700 40Q-700 2 0 18T1700 8V900H-1700z', '#86B85A'],
    ])
    paintFarPalms({ ...s, groundY: s.groundY + 64 * s.unit }, '#2E6E50', [0.07, 0.16, 0.93], 210)
    s.draw(s.at(236, 82, 0.92), FALE)
    s.draw(s.at(-130, 74, 0.62), FALE)
    s.draw(s.at(0, 350), [
      ['M-360 0C-372 -150 -210 -262 0 -262S372 -150 360 0S200 300 0 300S-350 150 -360 0z', '#3F7A48'],
      ['M-336 10C-344 -130 -200 -232 0 -236S344 -130 336 10S200 300 0 300S-330 150 -336 10z', ROCK],
      [
        'M-336 10C-344 -130 -200 -232 0 -236C-100 -200 -210 -120 -228 0C-240 80 -250 140 -262 170Q-330 110 -336 10z',
        '#26332F',
      ],
      ['M0 -236C200 -232 344 -130 336 10Q326 90 290 150Q270 0 220 -80Q150 -190 0 -236z', '#66716A'],
      [
        'M-190 -60q70 -30 150 -20l-6 14q-80 -6 -140 20zM-60 20q90 -24 170 -6l-8 14q-80 -14 -160 6zM60 -110q80 6 130 50l-14 8q-50 -36 -116 -44zM150 40q50 10 90 40l-12 8q-40 -26 -82 -34z',
        '#26332F',
      ],
      ['M-290 150Q-180 66 0 62T290 150Q300 260 150 290Q0 320 -150 290Q-300 250 -290 150z', '#1F8E86'],
      ['M-276 156Q-170 84 0 80T276 156Q270 270 0 290Q-270 270 -276 156z', '#3FC0A0'],
      ['M-150 150Q-60 112 60 118T190 170Q180 240 0 240T-150 150z', '#8CE0B8'],
    ])
    s.draw(s.at(0, 350), [
      [
        fronds([
          [-250, -120, 70],
          [-180, -176, 84],
          [-96, -216, 96],
          [60, -226, 100],
          [150, -196, 84],
          [232, -142, 78],
          [296, -72, 70],
        ]),
        '#2F7A48',
      ],
      [
        fronds([
          [-300, -50, 64],
          [-216, -150, 60],
          [-30, -232, 80],
          [110, -216, 60],
          [196, -170, 56],
          [270, -110, 54],
          [-140, -40, 60],
          [130, -40, 54],
        ]),
        FERN,
      ],
    ])
    s.draw(s.at(0, 350), [
      ['M-16 150h128l30 34h-190z', '#E6C48A'],
      ['M-48 184h190v14h-190z', '#8E6A48'],
      ['M-32 198h10v40h-10zM112 198h10v40h-10z', '#5A4634'],
      ['M-48 -270l12 -6l86 450h-14zM8 -276l12 2l84 448h-14z', '#E6C48A'],
      [
        Array.from({ length: 15 }, (_n, i) => `M${-40 + i * 5.7} ${-238 + i * 28}h58v9h-58z`).join(''),
        '#C99E62',
      ],
    ])
    s.draw(s.at(-112, 512, 1), swimmer('#F2C23C'))
    s.draw(s.at(190, 548, 0.9), swimmer('#FFF6E2'))
    s.draw(s.at(0, 350), [
      ['M-1700 0H-356C-350 150 -200 292 0 292S350 150 356 0H1700V900H-1700z', '#86B85A'],
      [
        'M-356 -10C-350 150 -200 292 0 292S350 150 356 -10C340 130 200 266 0 266S-340 130 -356 -10z',
        '#B9DA78',
      ],
      ['M-1700 330Q-600 210 -280 250Q-150 380 0 376T290 250Q600 200 1700 300V900H-1700z', '#6BA350'],
      [
        fronds([
          [-250, 210, 70],
          [-120, 290, 64],
          [170, 272, 70],
          [290, 170, 64],
          [40, 300, 54],
        ]),
        '#2F7A48',
      ],
    ])
    s.draw(s.at(-300, 640, 1), ginger(s.accent))
    s.draw(s.at(330, 690, 0.9), ginger(s.accent))
    s.draw(s.at(-190, 720, 0.8), ginger(s.accent))
    sprayBand(s.canvas, s.palette.deep, s.height + 20 * s.unit, s.height * 0.86, 0.7)
  },
})
