import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist, paintHills, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const WHITE = '#FBF4E4'
const SHADE = '#C9C4CC'
const DARK = '#2A2438'
const SKIN = '#6E3E30'

/** A launcher on its way up: core, two boosters, the flame below. */
const ROCKET: readonly GlyphPart[] = [
  ['M-16 0V-170Q-16 -206 0 -222Q16 -206 16 -170V0z', WHITE],
  ['M4 0V-218Q16 -200 16 -170V0z', SHADE],
  ['M-34 8V-92Q-34 -108 -26 -116Q-18 -108 -18 -92V8zM18 8V-92Q18 -108 26 -116Q34 -108 34 -92V8z', WHITE],
  ['M28 8V-114Q34 -106 34 -92V8zM-24 8V-112Q-18 -106 -18 -92V8z', SHADE],
  [block(0, -128, 32, 10), '#2E6AA0'],
  ['M-36 8h20l-2 10h-16zM16 8h20l-2 10h-16zM-14 0h28l-4 12h-20z', DARK],
  [
    'M-36 18Q-44 90 -26 160Q-10 90 -16 18zM16 18Q10 90 26 160Q44 90 36 18zM-14 12Q-20 110 0 220Q20 110 14 12z',
    '#FFD76A',
  ],
  [
    'M-30 18Q-34 60 -26 100Q-18 60 -20 18zM20 18Q18 60 26 100Q34 60 30 18zM-8 12Q-10 80 0 140Q10 80 8 12z',
    '#FFFDF0',
  ],
]

/** The column of smoke: narrow under the flame, billowing above the pad. */
const SMOKE: readonly GlyphPart[] = [
  [
    'M-22 -330Q-40 -180 -46 -100Q-100 -110 -120 -66Q-180 -70 -190 -26Q-240 -20 -240 20H240Q240 -24 196 -30Q190 -80 130 -72Q104 -112 48 -100Q42 -180 22 -330z',
    '#F4E2CC',
  ],
  [
    'M6 -330Q10 -180 14 -80Q60 -60 60 -20Q120 -40 140 20H240Q240 -24 196 -30Q190 -80 130 -72Q104 -112 48 -100Q42 -180 22 -330z',
    '#D9B6A4',
  ],
  ['M-190 -26Q-180 -70 -120 -66Q-150 -40 -130 -10Q-170 -16 -190 -26z', '#D9B6A4'],
]

/** A long river boat with an outboard, people in it, one who points. */
const PIROGUE = (shirt: string): readonly GlyphPart[] => [
  [
    'M-150 -14q-2 -34 10 -36q12 2 10 36zM-84 -14q-2 -34 10 -36q12 2 10 36zM30 -14q-2 -34 10 -36q12 2 10 36z',
    '#F2E6D0',
  ],
  ['M-24 -12q-4 -40 10 -44q16 4 12 44z', shirt],
  ['M-16 -50l-34 -42l7 -5l36 40z', shirt],
  [
    `${round(-140, -60, 10)}${round(-74, -60, 10)}${round(-14, -68, 10)}${round(40, -60, 10)}${round(120, -74, 10)}`,
    SKIN,
  ],
  ['M108 -20q-2 -40 12 -44q14 4 12 44z', '#3E6A8A'],
  ['M128 -52l44 14l-2 8l-46 -12z', '#3E6A8A'],
  ['M168 -44h22v30h-14v34h-6v-34z', DARK],
  ['M-240 -34q30 22 90 24h270q40 0 60 -8l-6 22q-20 16 -54 16h-250q-70 -4 -110 -54z', '#5A3A30'],
  ['M-232 -26q40 22 100 24h250q34 0 56 -8l-2 8q-20 8 -54 8h-250q-64 -2 -100 -32z', '#E9B64A'],
]

/** Kourou in French Guiana: a rocket rises above the forest, people watch from a boat on the river. */
export const rocketForest = landmark({
  name: 'rocket-forest',
  palette: {
    ...PALETTES.city,
    top: '#3A4A7E',
    middle: '#C98A86',
    horizon: '#FFDCA6',
    deep: '#182C34',
    lightText: 'a few seconds after lift-off',
  },
  accent: '#F0482E',
  mist: '#D9A896',
  ground: 0.66,
  sun: null,
  clouds: null,
  altText:
    'A white rocket climbs on a column of flame and smoke above dark rainforest, scarlet birds flying up, people in a long river boat watching, one of them pointing',
  paint: (s) => {
    paintHills(s, '#8A7A8E', 60, 26, 0.3)
    s.draw(s.at(70, -40), SMOKE)
    s.draw(s.at(70, -320, 0.98), ROCKET)
    s.draw(s.at(-76, -40), [
      [
        `${block(-30, 0, 6, 190) + block(0, 0, 6, 190)}M-33 -190H3v6H-33zM-33 -140H3v4H-33zM-33 -90H3v4H-33z`,
        '#4A4458',
      ],
    ])
    paintTreeCrowns(s, '#4A5E62', 62, 0, '#3E5056')
    paintGroundMist(s, 70, 0.35)
    paintTreeCrowns(s, '#2A4A48', 80, 24, '#203C3E')
    paintWater(s, '#4E6A7E', 24, '#E9B08A', null)
    s.draw(s.at(70, 40), [
      [
        'M-30 10h60l-8 8h-44zM-44 40h88l-12 9h-64zM-30 76h64l-10 10h-46zM-52 116h100l-14 11h-72zM-36 164h76l-12 12h-54z',
        '#FFE6B0',
      ],
    ])
    s.draw(s.at(-20, 196, 1.12), PIROGUE('#F2C24A'))
    s.draw(
      s.at(0, 0),
      [
        [-300, -250, 1],
        [-240, -310, 0.9],
        [-180, -230, 0.8],
        [-340, -340, 0.8],
        [-250, -400, 0.7],
        [-120, -300, 0.7],
        [-640, -300, 0.9],
        [-560, -360, 0.8],
      ].map(
        ([x = 0, y = 0, k = 1]): GlyphPart => [
          `M${x} ${y}q${-22 * k} ${-34 * k} ${-54 * k} ${-30 * k}q${30 * k} ${10 * k} ${38 * k} ${36 * k}l${-30 * k} ${8 * k}l${34 * k} ${6 * k}q${16 * k} ${8 * k} ${30 * k} ${-4 * k}l${36 * k} ${-4 * k}l${-34 * k} ${-4 * k}q${10 * k} ${-30 * k} ${36 * k} ${-44 * k}q${-36 * k} ${4 * k} ${-56 * k} ${36 * k}z`,
          s.accent,
        ],
      ),
    )
    s.draw(s.at(0, 0), [
      [
        'M-1600 700V250Q-900 230 -520 300Q-300 360 -200 700zM1600 700V270Q900 250 560 310Q330 370 240 700z',
        '#16282C',
      ],
      [
        [-380, -320, 330, 380, -460, 470, -620, 620, -800, 760]
          .map((x, i) => {
            const side = x < 0 ? 1 : -1
            return `M${x} 420q${20 * side} -130 ${110 * side} -${150 + (i % 3) * 30}q${-60 * side} 60 ${-50 * side} ${170 + (i % 3) * 30}z`
          })
          .join(''),
        '#20403C',
      ],
    ])
  },
})
