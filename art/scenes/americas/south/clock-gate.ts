import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { robed } from '#art/kit/figures.ts'
import { paintFarPalms } from '#art/kit/frames.ts'
import { paintPaving } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, panes, peak, round, solid, taper } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { walker } from '#art/kit/poses.ts'

const OCHRE = '#F0B03E'
const OCHRE_SHADE = '#B8732E'
const TRIM = '#FFF4DC'
const DARK = '#3A2A3C'
const WOOD = '#7A4A30'

/** A house of two floors with a balcony of wood, flowers over its rail. */
const house = (lit: string, shade: string, flower: string): readonly GlyphPart[] => [
  ...solid(0, 0, 200, 300, lit, shade, 0.1),
  ['M-110 -300h220v-14h-220z', TRIM],
  ['M-116 -314h232l-10 -22h-212z', '#B5563A'],
  [arches(-60, 60, 2, 0, 56, 108), DARK],
  [arches(-60, 60, 2, 0, 40, 98), WOOD],
  [panes(-60, 60, 3, -160, 30, 94), DARK],
  [`${panes(-67, 53, 3, -160, 12, 90)}${panes(-53, 67, 3, -160, 12, 90)}`, TRIM],
  ['M-112 -254h224v-14h-224z', WOOD],
  ['M-104 -150v-104h6v104zM98 -150v-104h6v104zM-33 -150v-104h6v104zM27 -150v-104h6v104z', WOOD],
  ['M-114 -140h228v-12h-228zM-114 -196h228v-7h-228z', WOOD],
  [panes(-106, 106, 17, -150, 5, 48), WOOD],
  ['M-100 -140l10 20h8v-20zM84 -140l10 20h8v-20z', WOOD],
  [
    [-96, -74, -52, -30, 14, 66, 90]
      .map((x, i) => round(x, -196 + (i % 2) * 12, 15) + round(x + 8, -170 + (i % 3) * 10, 11))
      .join(''),
    flower,
  ],
  [[-86, -40, 4, 78].map((x) => round(x, -180, 8)).join(''), '#3E7A4A'],
]

/** A woman of Palenque with a bowl of fruit on her head. */
const fruitSeller = (dress: string, sash: string): readonly GlyphPart[] => [
  ['M-44 0q6 -60 28 -84h32q22 24 28 84z', dress],
  ['M14 -84h2q22 24 28 84h-26q4 -50 -4 -84z', '#A8344A'],
  ['M-44 0q2 -16 5 -28q39 12 78 0q3 12 5 28zM-20 -62q20 10 40 0l4 12q-24 10 -48 0z', sash],
  ['M-18 -84q-2 -34 8 -40h20q10 6 8 40z', dress],
  ['M8 -122l30 -24l-10 -32l9 -4l14 38l-36 42zM-10 -122l-20 32l4 26l-9 3l-8 -30l22 -42z', '#5E3628'],
  ['M-11 -138a11 12 0 1 0 22 0a11 12 0 1 0 -22 0z', '#5E3628'],
  ['M-13 -140q0 -16 13 -16t13 16q-13 -8 -26 0z', sash],
  [round(-26, -186, 15) + round(26, -184, 15), '#F2C23C'],
  [`${round(0, -194, 18)}M-44 -178q-8 -20 6 -30q4 20 20 30z`, '#5E9A4A'],
  [round(12, -188, 11) + round(-12, -184, 10), '#E2602E'],
  ['M-50 -182h100q-14 28 -50 28t-50 -28z', '#D8D4CC'],
]

/** The clock tower over the old gate of Cartagena, houses with balconies along the square. */
export const clockGate = landmark({
  name: 'clock-gate',
  palette: { ...PALETTES.noon, top: '#3A92B8', middle: '#A2D2D0', horizon: '#FDE9C0', deep: '#3A2440' },
  accent: '#E0316A',
  ground: 0.68,
  sun: null,
  clouds: null,
  altText:
    'A yellow clock tower with a spire over the three arches of a town gate, coloured houses with wooden balconies and bougainvillea beside it, a fruit seller in the square with a bowl on her head',
  paint: (s) => {
    paintFarPalms(s, '#3E7E62', [0.05, 0.12, 0.62], 300)
    s.draw(s.at(-120, 4), [
      ['M-1700 0v-120H1700V0z', '#E2BE86'],
      ['M-1700 -120H1700v-12H-1700z', '#F6E0B4'],
      ['M-1700 -40H1700v4H-1700zM-1700 -80H1700v4H-1700z', '#C2935E'],
    ])
    s.draw(s.at(-120, 6, 1.04), [
      ...solid(0, 0, 330, 150, OCHRE, OCHRE_SHADE, 0.08),
      ['M-172 -150h344v-14h-344zM-178 -164h356v-8h-356z', TRIM],
      [`${arches(-104, 104, 2, 0, 68, 108)}${arches(0, 0, 1, 0, 84, 126)}`, TRIM],
      [`${arches(-104, 104, 2, 0, 52, 98)}${arches(0, 0, 1, 0, 66, 116)}`, DARK],
      [panes(-154, 154, 2, 0, 16, 150) + panes(-54, 54, 2, 0, 14, 150), TRIM],
      [panes(-150, 150, 2, -172, 12, 22), TRIM],
      ...solid(0, -172, 132, 92, OCHRE, OCHRE_SHADE, 0.3),
      [`${panes(-60, 60, 2, -172, 10, 92)}M-72 -264h144v-12h-144z`, TRIM],
      [arches(0, 0, 1, -184, 40, 64), TRIM],
      [arches(0, 0, 1, -184, 28, 56), DARK],
      ...solid(0, -276, 116, 86, OCHRE, OCHRE_SHADE, 0.3),
      [`${panes(-52, 52, 2, -276, 10, 86)}M-64 -362h128v-11h-128z${round(0, -318, 31)}`, TRIM],
      [round(0, -318, 25), '#F8EBCB'],
      ['M-2 -338h4v19l14 9l-3 4l-15 -10z', DARK],
      ...solid(0, -373, 84, 62, OCHRE, OCHRE_SHADE, 0.34),
      [arches(-24, 24, 3, -380, 16, 44), DARK],
      ['M-50 -435h100v-9h-100z', TRIM],
      [taper(0, -444, 84, 132, 0.08), '#F8DFA4'],
      ['M3 -576h1L42 -444H12zM-30 -486h60l4 14h-68zM-20 -524h40l4 14h-48z', OCHRE_SHADE],
      [`${block(0, -574, 4, 40)}${block(0, -598, 18, 4)}`, DARK],
      [
        peak(-56, -373, 14, 34) + peak(56, -373, 14, 34) + peak(-66, -276, 14, 30) + peak(66, -276, 14, 30),
        TRIM,
      ],
    ])
    paintPaving(s, '#E3BE92', '#B98C68')
    s.draw(s.at(166, 22, 0.86), house('#4FA3B0', '#2E7484', s.accent))
    s.draw(s.at(356, 70, 1.16), house('#E88A5A', '#B45A40', '#F6F0E6'))
    s.draw(s.at(620, 130, 1.5), house('#F2D27A', '#C49A4E', s.accent))
    s.draw(s.at(-388, 60, 1), house('#F4E6CE', '#C9AE96', s.accent))
    s.draw(s.at(-640, 110, 1.3), house('#7FB48A', '#4E8468', '#F6F0E6'))
    s.draw(s.at(-920, 150, 1.6), house('#D87A6A', '#A44E4A', '#F6F0E6'))
    s.draw(s.atDepth(-250, 0.38, 0.8), walker(0, '#F6F0E6', WOOD))
    s.draw(s.atDepth(40, 0.26, 0.66), [...robed(0, '#2F6A8A', '#F2C23C'), ...robed(44, '#F6F0E6', '#7A4A30')])
    s.draw(s.atDepth(-60, 0.9, 1.3), fruitSeller('#D8485A', '#F2C23C'))
    s.draw(s.atDepth(-60, 0.9, 1.3), [['M30 2q90 -14 190 4q-100 12 -190 -4z', '#B98C68']])
  },
})
