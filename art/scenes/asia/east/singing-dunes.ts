import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintRidge } from '#art/kit/backdrops.ts'
import { paintTuft } from '#art/kit/frames.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A camel of the Gobi with two humps, walking to the right; `load` draws what lies between them. */
const bactrian = (coat: string, dark: string, load: readonly GlyphPart[] = []): readonly GlyphPart[] => [
  ['M-58 -70L-40 -30L-48 0h14L-26 -34L-34 -70zM60 -70L46 -34L54 0h14L62 -36L78 -70z', dark],
  ['M96 -112Q110 -76 126 -62Q100 -36 74 -50z', dark],
  [
    'M-86 -104Q-80 -122 -56 -126Q-54 -176 -34 -184Q-14 -170 -8 -130H10Q16 -180 38 -184Q56 -168 58 -124Q78 -118 92 -96Q108 -96 112 -130Q112 -164 130 -174L134 -186L144 -174L172 -160Q178 -148 166 -144L146 -144Q146 -96 120 -70Q100 -56 84 -62L86 -30L92 0H76L66 -34L60 -60Q0 -44 -44 -60Q-50 -50 -62 -44L-66 -24L-60 0H-76L-82 -30Q-78 -50 -84 -66Q-96 -84 -86 -104z',
    coat,
  ],
  [
    'M-56 -130Q-54 -176 -34 -184Q-20 -176 -14 -156Q-36 -150 -56 -130zM14 -156Q20 -180 38 -184Q50 -174 54 -150Q36 -146 14 -156zM124 -168q10 -16 22 -4q-6 10 -22 4z',
    dark,
  ],
  ['M-88 -100Q-108 -80 -100 -48l-6 14l12 -4Q-92 -70 -80 -86zM150 -160l8 0l-2 6h-6z', dark],
  ...load,
]

const HERDER: readonly GlyphPart[] = [
  ['M-14 -122q-4 -70 10 -82h18q16 14 12 82z', '#2E5A9A'],
  ['M-14 -148h40v9h-40z', '#F2B23C'],
  ['M-6 -130L10 -90L6 -64h18L30 -96L24 -130z', '#2E5A9A'],
  ['M2 -66h26v12h-30z', '#3A2220'],
  ['M16 -196l36 44l-8 8l-34 -30z', '#2E5A9A'],
  ['M-6 -218a11 12 0 1 0 22 0a11 12 0 1 0 -22 0z', '#8A5238'],
  ['M-10 -222q4 -20 15 -22q11 2 15 22z', '#3A2220'],
]

/** Khongoryn Els: a file of two-humped camels below the long dunes of the Gobi and a dark range. */
export const singingDunes = landmark({
  name: 'singing-dunes',
  palette: {
    ...PALETTES.arid,
    top: '#6E9CC4',
    middle: '#C4D4D0',
    horizon: '#FBE4BE',
    deep: '#43302E',
    lightText: 'in the gold of late afternoon',
  },
  accent: '#D8402E',
  mist: '#F4D49A',
  ground: 0.62,
  sun: null,
  clouds: null,
  altText:
    'Four two-humped camels in a file and their herder in a blue robe crossing grass and gravel below tall sand dunes with sharp crests, two felt houses and a dark range behind',
  paint: (s) => {
    const deep = (s.height - s.groundY) / s.unit + 40
    paintRidge(s, '#6A7A94', 300, 50, 0.5)
    s.draw(s.at(0, 0), [
      [
        'M-1600 10V-160Q-1000 -230 -700 -150Q-520 -130 -420 -190Q-300 -300 -200 -336Q-140 -220 40 -200Q140 -230 220 -300Q340 -210 480 -190Q640 -250 780 -300Q1000 -180 1600 -190V10z',
        '#F0C27A',
      ],
      [
        'M-200 -336Q-140 -220 40 -200Q-40 -120 -20 10H-330Q-180 -60 -160 -160Q-150 -260 -200 -336zM220 -300Q340 -210 480 -190Q400 -110 440 10H170Q290 -70 270 -170Q260 -250 220 -300zM780 -300Q1000 -180 1600 -190V10H760Q880 -100 780 -300zM-700 -150Q-520 -130 -420 -190Q-520 -90 -500 10H-760Q-620 -60 -700 -150z',
        '#C9874E',
      ],
      ['M-1600 10V-60Q-800 -110 -420 -60Q-100 -20 120 -70Q400 -130 760 -50Q1100 -20 1600 -60V10z', '#E3AE66'],
      ['M120 -70Q400 -130 760 -50Q600 -20 560 10H260Q300 -60 120 -70z', '#B9794A'],
      [`M-1600 4Q0 -12 1600 4V${deep}H-1600z`, '#B9A66A'],
      [`M-1600 150Q-300 110 300 160Q900 200 1600 140V${deep}H-1600z`, '#9C8C58'],
      [
        'M-360 60q60 -12 130 0q-70 12 -130 0zM40 40q70 -10 150 0q-80 12 -150 0zM260 90q60 -10 130 2q-70 10 -130 -2zM-160 96q60 -10 120 0q-60 10 -120 0z',
        '#8A9A58',
      ],
    ])
    for (const [across, down, size] of [
      [-300, 34, 0.62],
      [-216, 28, 0.5],
    ] as const)
      s.draw(s.at(across, down, size), [
        ['M-60 0V-44Q-50 -76 0 -88Q50 -76 60 -44V0z', '#FBF3E0'],
        ['M20 -84Q50 -74 60 -44V0H26z', '#D3C6B4'],
        ['M-60 -44H60v6H-60z', '#8A5A46'],
        ['M-14 0v-40h28v40z', '#C9622E'],
        ['M-12 -88h24l-4 -8h-16z', '#5A3A30'],
      ])
    const load: readonly GlyphPart[] = [
      ['M-16 -152H20L26 -86H-24z', s.accent],
      ['M-18 -132H22v8H-20zM-22 -104H24v8H-23z', '#F2C23C'],
    ]
    s.draw(s.at(-424, 176, 0.8), bactrian('#B98254', '#6E4630'))
    s.draw(s.at(-206, 182, 0.84), bactrian('#A66E46', '#5E3A2C', load))
    s.draw(s.at(22, 190, 0.88), bactrian('#C48E5C', '#734A34', load))
    s.draw(s.at(258, 198, 0.92), bactrian('#A9714A', '#5E3A2C'))
    s.draw(s.at(256, 198, 0.92), HERDER)
    paintTuft(s, 'left', '#6E6E42')
  },
})
