import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist } from '#art/kit/backdrops.ts'
import { paintFloating } from '#art/kit/boats.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, dome, panes, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { sitter } from '#art/kit/poses.ts'

const ROCK = '#D99A86'
const ROCK_LIGHT = '#EDBEA6'
const ROCK_DARK = '#A8685E'
const DARK = '#2A2E38'

const bicycle = (x: number, frame: string): readonly GlyphPart[] => [
  [
    `M${x - 40} -18a18 18 0 1 0 36 0a18 18 0 1 0 -36 0zM${x - 36} -18a14 14 0 1 1 28 0a14 14 0 1 1 -28 0zM${x + 8} -18a18 18 0 1 0 36 0a18 18 0 1 0 -36 0zM${x + 12} -18a14 14 0 1 1 28 0a14 14 0 1 1 -28 0z`,
    DARK,
  ],
  [
    `M${x - 24} -19l12 -24l3 1l-12 24zM${x - 13} -42h26v4h-26zM${x + 11} -46l14 28l-3 1l-14 -28zM${x + 4} -50h16v4h-16zM${x - 18} -48h14v4h-14z`,
    frame,
  ],
  [`M${x - 36} -40h16v18h-16z`, '#E9B63E'],
]

const cyclist = (x: number, shirt: string, helmet: string): readonly GlyphPart[] => [
  [`M${x - 9} 0v-34h8v34zM${x + 2} 0v-34h8v34z`, '#3A4A66'],
  [`M${x - 13} -28q-2 -40 6 -46h16q8 6 6 46z`, shirt],
  [round(x + 1, -84, 9), '#B5765A'],
  [`M${x - 10} -86q2 -14 12 -14t11 14z`, helmet],
]

/** Three people and two bicycles on the deck. */
const PASSENGERS: readonly GlyphPart[] = [
  ...cyclist(-170, '#F6F0E2', '#3E7AB0'),
  ...bicycle(-120, '#C9483A'),
  ...cyclist(-64, '#4E8A6A', '#F2C63C'),
  ...bicycle(-14, '#3E7AB0'),
  ...cyclist(40, '#8A4A6A', '#F6F0E2'),
]

/** A small ferry that takes only people and bicycles: open deck, rail, a wheelhouse aft. */
const FERRY = (flag: string): readonly GlyphPart[] => [
  [block(150, -28, 96, 86), '#F6F0E2'],
  ['M170 -28v-86h28v86z', '#D3CCC0'],
  [panes(120, 180, 3, -70, 20, 28), '#3E5A6E'],
  ['M94 -112H206V-124H94z', '#2E5A8A'],
  ['M146 -122v-60h4v60zM150 -182l46 8l-46 12z', DARK],
  ['M150 -180l44 8v3l-44 8z', flag],
  ['M-226 -58H96v4H-226zM-226 -40H96v3H-226z', '#F6F0E2'],
  [[-224, -160, -96, -32, 32, 92].map((x) => block(x, -20, 4, 40)).join(''), '#F6F0E2'],
  ['M-262 -26H222q-8 40 -30 52H-216q-30 -14 -46 -52z', '#2E5A8A'],
  ['M-258 -16H220l-3 10H-252z', '#E9B63E'],
]

/** A pine of the skerries: bent trunk, flat crowns. */
const pine = (x: number, y: number, k: number): readonly GlyphPart[] => [
  [
    `M${x - 6 * k} ${y}q${10 * k} ${-60 * k} ${-2 * k} ${-120 * k}h${8 * k}q${10 * k} ${60 * k} ${6 * k} ${120 * k}z`,
    '#8A5A44',
  ],
  [
    dome(x - 22 * k, y - 96 * k, 40 * k, 30 * k) +
      dome(x + 20 * k, y - 120 * k, 46 * k, 36 * k) +
      dome(x - 6 * k, y - 146 * k, 36 * k, 34 * k),
    '#3E6A52',
  ],
]

/** Åland: a bicycle ferry between skerries of pink granite, red boathouses, a rider waiting on the rock. */
export const bicycleFerry = landmark({
  name: 'bicycle-ferry',
  palette: {
    ...PALETTES.polar,
    top: '#5EA0C4',
    middle: '#B4D8DC',
    horizon: '#FBEBD0',
    deep: '#1C3648',
    lightText: 'in the long light of July',
  },
  accent: '#E2332C',
  mist: '#CFE2E2',
  ground: 0.48,
  sun: null,
  clouds: null,
  altText:
    'A small ferry with cyclists and their bicycles on its open deck crosses a calm sound between skerries of smooth pink granite, pines and a red boathouse, someone waiting on the near rock',
  paint: (s) => {
    s.draw(s.at(0, 0), [
      ['M-1600 4V-10Q-900 -34 -500 -14Q-200 -30 60 -12Q500 -36 1600 -12V4z', '#7E9EA0'],
      [
        Array.from({ length: 40 }, (_none, i) =>
          dome(-1560 + i * 80, -8, 44 + ((i * 7) % 4) * 8, 20 + ((i * 5) % 4) * 7),
        ).join(''),
        '#6E9486',
      ],
    ])
    paintGroundMist(s, 50, 0.5)
    paintWater(s, '#3E86A0', 0, '#D6E6E0', null)
    s.draw(s.at(0, 0), [
      ['M60 60Q120 20 190 10Q250 -20 330 -14Q440 -24 520 0Q760 10 900 60z', ROCK],
      ['M190 10Q250 -20 330 -14Q440 -24 520 0Q430 10 360 6Q280 16 190 10z', ROCK_LIGHT],
      ['M60 60Q120 40 240 48Q420 34 560 50Q740 40 900 60z', ROCK_DARK],
      ...pine(300, -8, 0.9),
      ...pine(360, -8, 0.7),
      ...pine(470, -4, 1),
      [block(214, 42, 92, 54), '#B4382E'],
      ['M240 42v-54h20v54z', '#8A2824'],
      ['M160 -8L214 -48L268 -8z', '#4A4448'],
      [block(206, 42, 26, 36), '#F6F0E2'],
      ['M-1600 70V-6Q-900 -40 -560 0Q-420 16 -330 70z', ROCK],
      ['M-1600 6V-6Q-900 -40 -560 0Q-700 14 -900 4Q-1200 -4 -1600 20z', ROCK_LIGHT],
      ['M-1600 70V50Q-800 40 -330 70z', ROCK_DARK],
      ...pine(-480, 20, 0.9),
      ...pine(-620, 0, 1),
      ...pine(-860, -8, 1.1),
    ])
    paintFloating(s, s.at(-20, 190, 1.36), 230, [])
    s.draw(s.at(-20, 156, 1.36), PASSENGERS)
    s.draw(s.at(-20, 190, 1.36), FERRY(s.accent))
    s.draw(s.at(0, 0), [
      [
        'M-1600 900V330Q-700 290 -440 330Q-260 350 -150 420Q20 450 160 400Q300 330 460 340Q900 330 1600 360V900z',
        ROCK,
      ],
      [
        'M-1600 360V330Q-700 290 -440 330Q-300 346 -220 380Q-420 360 -600 362Q-1000 350 -1600 380zM160 400Q300 330 460 340Q900 330 1600 360V384Q900 356 480 366Q330 370 200 420z',
        ROCK_LIGHT,
      ],
      [
        'M-150 420Q20 450 160 400Q190 450 140 520Q-40 560 -200 520Q-180 460 -150 420zM-620 400q140 20 260 80q-120 0 -260 -40zM520 420q160 10 300 60q-160 10 -300 -20z',
        ROCK_DARK,
      ],
    ])
    s.draw(s.at(196, 400, 1.24), sitter(0, '#F2C63C', '#3A4A66'))
    s.draw(s.at(320, 392, 1.5), bicycle(0, '#3E8A6A'))
  },
})
