import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintHills } from '#art/kit/backdrops.ts'
import { robed } from '#art/kit/figures.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A Grandidier's baobab: a column of a trunk, short boughs and a flat thin crown high up. */
const baobab = (trunk: string, shade: string, leaf: string): readonly GlyphPart[] => [
  [
    'M-206 -462q6 -24 40 -22q18 -20 48 -8q26 6 30 28zM-140 -520q10 -24 44 -20q26 -16 50 4q18 8 20 26zM-50 -556q12 -22 44 -18q28 -12 46 8q14 8 16 24zM36 -532q12 -24 44 -20q28 -10 48 10q12 8 12 24zM88 -474q10 -26 44 -22q26 -14 50 4q20 10 22 28z',
    leaf,
  ],
  ['M-66 0Q-48 -50 -50 -200Q-52 -320 -36 -400h72Q54 -320 50 -200Q48 -50 72 0z', trunk],
  ['M14 0Q22 -200 12 -400h24Q54 -320 50 -200Q48 -50 72 0z', shade],
  [
    'M-36 -392Q-66 -440 -150 -458l2 -8Q-60 -452 -22 -416Q-50 -480 -96 -508l6 -7Q-30 -480 -8 -420Q-8 -490 -14 -542l10 -1Q12 -480 12 -420Q30 -480 74 -522l7 6Q46 -470 26 -412Q70 -450 138 -468l3 8Q70 -436 36 -392z',
    trunk,
  ],
]

/** A humped zebu walking to the right, its horns like a lyre. */
const zebu = (coat: string, dark: string, horn: string): readonly GlyphPart[] => [
  [
    'M74 -56L92 -26L88 0h14L108 -28L98 -62zM-62 -64L-50 -32L-58 0h14L-34 -32L-30 -60zM-86 -96Q-102 -70 -96 -34l-7 20l17 -4l-2 -18Q-92 -66 -80 -88z',
    dark,
  ],
  ['M110 -126Q94 -160 108 -196Q112 -160 126 -130zM122 -128Q128 -160 150 -182Q142 -150 134 -126z', horn],
  [
    'M-88 -94Q-70 -112 -28 -106Q6 -100 26 -106Q30 -146 58 -146Q82 -140 84 -112L102 -120Q116 -134 130 -130L162 -96Q166 -86 156 -82L134 -86Q118 -74 114 -58Q106 -46 88 -48L62 -52Q0 -42 -44 -54Q-48 -38 -60 -28L-66 0h-15L-80 -34Q-96 -60 -88 -94z',
    coat,
  ],
  ['M52 -70L58 -26L54 0h15L76 -28L84 -70z', coat],
  ['M112 -124l-26 2q6 14 26 10zM134 -112a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z', dark],
]

const wheel = (x: number): readonly GlyphPart[] => [
  [round(x, -52, 52), '#3A1C28'],
  [round(x, -52, 41), '#D9A26A'],
  [`M${x - 48} -55h96v6h-96zM${x - 3} -100h6v96h-6z`, '#3A1C28'],
  [`M${x - 36} -86l5 -5l67 67l-5 5z`, '#3A1C28'],
  [`M${x + 36} -86l-5 -5l-67 67l5 5z`, '#3A1C28'],
  [round(x, -52, 11), '#6A3230'],
]

/** The avenue of baobabs at dusk, two zebus before a cart of straw on the red track. */
export const baobabs = landmark({
  name: 'baobabs',
  palette: PALETTES.dusk,
  accent: '#2F9A7A',
  ground: 0.66,
  sun: [-10, 70, 96],
  altText:
    'Tall baobabs with flat bare crowns along a red track, two humped zebus drawing a cart of straw past and a woman with a basket on her head',
  paint: (s) => {
    paintHills(s, '#C9644A', 24, 8, 0.4)
    paintOpenGround(s, '#C4693E', '#A04E34', 0)
    const deep = (s.height - s.groundY) / s.unit + 20
    s.draw(s.at(0, 0), [
      [`M-40 0H30Q70 60 20 110Q-60 160 -1600 170V${deep}H1600V250Q420 250 300 170Q150 90 30 0z`, '#EFAE76'],
    ])
    for (const [across, down, size] of [
      [-66, 4, 0.3],
      [62, 6, 0.34],
      [-140, 16, 0.5],
      [158, 22, 0.58],
    ] as const)
      s.draw(s.at(across, down, size), baobab('#A2554A', '#7A3B42', '#8A4A3E'))
    for (const [across, down, size] of [
      [-306, 52, 0.98],
      [322, 66, 1.06],
      [-640, 60, 0.9],
    ] as const)
      s.draw(s.at(across, down, size), baobab('#713539', '#4A2031', '#5A3A34'))
    s.draw(s.at(34, 236, 1.16), zebu('#B98C74', '#6A4244', '#4A2A30'))
    s.draw(s.at(-226, 262, 1.16), [
      ['M-112 -146q40 -60 116 -58q64 4 84 56z', '#F4C766'],
      ['M-112 -146q30 -20 60 -20q60 -6 140 18z', '#D9A048'],
      ['M-118 -150h216l-8 62h-200z', '#6A3230'],
      ['M-118 -150h216v9h-216zM-60 -150h8v62h-8zM30 -150h8v62h-8z', '#3A1C28'],
      ['M86 -96l250 -24v8l-248 30z', '#3A1C28'],
      [
        'M96 -190l30 20l-3 8l-34 -12zM104 -150h34v8h-34zM76 -222a11 12 0 1 0 22 0a11 12 0 1 0 -22 0z',
        '#5A2E28',
      ],
      ['M64 -146q-2 -60 22 -62q22 4 20 50l-6 14z', s.accent],
      ['M62 -224q8 -4 12 -6q4 -16 14 -16t14 16q4 2 12 6q-26 6 -52 0z', '#F6E3BE'],
      ...wheel(-10),
    ])
    s.draw(s.at(-10, 264, 1.2), zebu('#F7E8CC', '#7A5048', '#4A2A30'))
    s.draw(s.at(-10, 264, 1.2), [['M70 -150l14 -2l10 40l-12 4z', '#6A3230']])
    s.draw(s.at(268, 226, 1.16), [
      ...robed(0, '#F2C23C', '#C93A2E'),
      ['M-24 -122h48l-7 -24h-34z', '#7A4A34'],
      ['M-24 -122q24 -20 48 0l-3 -6h-42z', '#5A3428'],
    ])
  },
})
