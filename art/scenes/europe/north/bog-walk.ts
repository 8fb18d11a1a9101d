import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist } from '#art/kit/backdrops.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { walker } from '#art/kit/poses.ts'

/** A dwarf pine of the bog: a thin stem, ragged tufts that narrow towards the tip. */
const pine = (x: number, y: number, k: number): readonly GlyphPart[] => [
  [`M${x - 3 * k} ${y}L${x - k} ${y - 150 * k}h${2 * k}L${x + 3 * k} ${y}z`, '#5A3E38'],
  [
    [
      [-4, -34, 34],
      [5, -66, 30],
      [-3, -96, 24],
      [2, -124, 17],
      [0, -148, 10],
    ]
      .map(
        ([dx = 0, dy = 0, r = 0]) =>
          `M${x + (dx - r) * k} ${y + (dy + 6) * k}q${r * 0.3 * k} ${-r * 1.2 * k} ${r * k} ${-r * 1.3 * k}q${r * 0.7 * k} ${r * 0.1 * k} ${r * k} ${r * 1.3 * k}q${-r * 0.5 * k} ${-r * 0.3 * k} ${-r * k} ${r * 0.1 * k}q${-r * 0.5 * k} ${-r * 0.3 * k} ${-r * k} ${-r * 0.1 * k}z`,
      )
      .join(''),
    '#2E5648',
  ],
]

/** A pool as a flat lens with a soft outline. */
const pool = (x: number, y: number, wide: number, tall: number): string =>
  `M${x - wide} ${y}Q${x - wide * 0.8} ${y - tall} ${x - wide * 0.1} ${y - tall * 0.8}T${x + wide * 0.7} ${y - tall * 0.5}Q${x + wide * 1.1} ${y + tall * 0.1} ${x + wide * 0.5} ${y + tall * 0.8}T${x - wide * 0.5} ${y + tall * 0.7}Q${x - wide} ${y + tall * 0.7} ${x - wide} ${y}z`

const POOLS: readonly (readonly [number, number, number, number])[] = [
  [-250, 50, 130, 14],
  [60, 40, 70, 9],
  [330, 58, 110, 14],
  [-620, 60, 140, 16],
  [760, 66, 150, 16],
  [-900, 110, 150, 24],
  [1080, 130, 170, 26],
  [-130, 104, 150, 24],
  [250, 124, 150, 24],
  [-400, 176, 190, 36],
  [400, 210, 170, 40],
  [-80, 216, 92, 28],
  [-270, 330, 230, 66],
  [360, 350, 180, 66],
  [-760, 270, 180, 50],
  [860, 300, 200, 56],
]

/** Two planks on cross beams that wind from the viewer to the tower. */
const WALK: readonly GlyphPart[] = [
  [
    'M-60 700Q20 470 130 380Q190 320 90 270Q-40 210 20 150Q70 100 130 70L160 40h8L146 72Q96 108 52 154Q10 206 130 262Q250 324 190 396Q100 490 70 700z',
    '#6A5648',
  ],
  [
    'M-44 700Q34 476 138 386Q204 322 96 266Q-30 208 26 152Q76 102 134 70L162 40h3L142 71Q92 106 48 153Q2 208 124 262Q240 324 184 392Q90 486 54 700z',
    '#C9B79C',
  ],
  [
    'M2 700Q62 480 160 390Q222 324 110 264Q-14 208 37 152Q84 104 138 70h1Q88 106 40 153Q-8 208 114 264Q228 324 164 391Q68 482 10 700z',
    '#6A5648',
  ],
]

/** A watch tower of poles with a platform and a rail. */
const TOWER: readonly GlyphPart[] = [
  [
    'M-44 0L-30 -210h7L-35 0zM44 0L30 -210h-7L35 0zM-40 -60L34 -140l2 5L-38 -54zM40 -60L-34 -140l-2 5L38 -54z',
    '#6A5248',
  ],
  ['M-46 -140h92v9h-92zM-42 -206h84v9h-84z', '#5A4238'],
  [
    'M-42 -176h84v5h-84zM-38 -240h76v5h-76zM-38 -206v-32h4v32zM34 -206v-32h4v32zM-2 -206v-32h4v32zM-42 -140v-36h4v36zM38 -140v-36h4v36z',
    '#6A5248',
  ],
  ['M26 0L-20 -134h8L36 0z', '#9A7E62'],
]

/** A raised bog in Estonia: dark pools, dwarf pines, a boardwalk, a watch tower, mist at sunrise. */
export const bogWalk = landmark({
  name: 'bog-walk',
  palette: {
    ...PALETTES.dusk,
    top: '#7E8FB8',
    middle: '#E9B49C',
    horizon: '#FFE6B8',
    deep: '#2A2A40',
    lightText: 'at sunrise',
  },
  accent: '#F2C22E',
  mist: '#E9B49C',
  ground: 0.44,
  sun: [-150, 76, 54],
  isSunDrawn: true,
  clouds: null,
  altText:
    'A boardwalk winding between the dark pools and dwarf pines of a wide bog, a wooden watch tower, mist before the forest',
  paint: (s) => {
    s.draw(s.at(0, 4), [
      [
        `M-1600 0${Array.from({ length: 108 }, (_none, i) => `L${-1600 + i * 30} ${-24 - ((i * 7) % 5) * 6}l15 ${-18 - ((i * 5) % 4) * 7}`).join('')}L1640 0z`,
        '#6E7A98',
      ],
    ])
    paintGroundMist(s, 70, 0.9)
    s.draw(s.at(0, 0), [
      ['M-1600 700V0H1600V700z', '#B9AE72'],
      ['M-1600 700V76Q-700 60 -200 80T1600 70V700z', '#97995A'],
      ['M-1600 700V230Q-600 190 0 226T1600 210V700z', '#6F7C48'],
      [POOLS.map(([x, y, w, h]) => pool(x, y + 4, w * 1.06, h * 1.2)).join(''), '#C99A52'],
      [POOLS.map(([x, y, w, h]) => pool(x, y, w, h)).join(''), '#3A4A6C'],
      [
        POOLS.map(
          ([x, y, w, h]) =>
            `M${x - w * 0.6} ${y - h * 0.2}q${w * 0.5} ${-h * 0.34} ${w} 0q${-w * 0.5} ${h * 0.3} ${-w} 0z`,
        ).join(''),
        '#E9B49C',
      ],
    ])
    s.draw(s.at(206, 46), TOWER)
    s.draw(
      s.at(0, 0),
      [-340, -180, -40, 306, 384, -560, -760, 560, 700, 900, -1000].flatMap((x, i) =>
        pine(x, 34 + (i % 3) * 10, 0.5 + (i % 3) * 0.1),
      ),
    )
    s.draw(s.at(0, 0), WALK)
    s.draw(s.at(0, 0), [
      ...pine(-210, 170, 0.9),
      ...pine(290, 176, 1),
      ...pine(-500, 210, 1.1),
      ...pine(620, 220, 1.1),
      ...pine(-320, 440, 1.9),
      ...pine(330, 490, 1.3),
    ])
    s.draw(s.at(146, 396, 0.95), walker(0, s.accent, '#33405A'))
  },
})
