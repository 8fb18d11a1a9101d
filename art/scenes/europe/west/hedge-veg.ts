import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist } from '#art/kit/backdrops.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const FAWN = '#C98A4E'
const FAWN_DARK = '#A56C38'
const WHITE = '#FBF4E6'
const WOOD = '#8A6A4E'
const WOOD_DARK = '#5E4638'

/** A Guernsey cow over a wall: fawn and white, a broad forehead, a pink nose, looking at the viewer. */
const COW: readonly GlyphPart[] = [
  ['M-60 10Q-40 -150 40 -190Q190 -220 330 -190Q400 -170 410 10z', FAWN],
  ['M150 -204Q230 -190 250 -110Q240 -30 180 10H90Q110 -60 100 -120Q110 -180 150 -204z', WHITE],
  ['M330 -190Q400 -170 410 10H340Q370 -90 330 -190z', FAWN_DARK],
  ['M-120 -130Q-120 -260 -50 -276H50Q120 -260 120 -130Q104 -20 60 20Q0 50 -60 20Q-104 -20 -120 -130z', FAWN],
  ['M50 -276Q120 -260 120 -130Q104 -20 60 20Q40 30 24 34Q80 -60 74 -160Q76 -230 50 -276z', FAWN_DARK],
  ['M-30 -276H30Q20 -200 34 -130Q50 -60 40 -20Q0 0 -40 -20Q-50 -60 -34 -130Q-20 -200 -30 -276z', WHITE],
  ['M-112 -230Q-190 -270 -226 -220Q-210 -160 -120 -176zM112 -230Q190 -270 226 -220Q210 -160 120 -176z', FAWN],
  [
    'M-118 -214Q-176 -240 -200 -216Q-186 -182 -124 -188zM118 -214Q176 -240 200 -216Q186 -182 124 -188z',
    '#E9B99A',
  ],
  ['M-70 -274Q-96 -300 -90 -330Q-74 -300 -48 -286zM70 -274Q96 -300 90 -330Q74 -300 48 -286z', '#E9DCC0'],
  ['M-74 -26Q-70 -62 0 -64Q70 -62 74 -26Q76 30 40 50Q0 64 -40 50Q-76 30 -74 -26z', '#E3A990'],
  ['M-44 -10q16 -16 26 2q-6 18 -18 14zM44 -10q-16 -16 -26 2q6 18 18 14z', '#7A4440'],
  ['M-34 34q34 20 68 0v6q-34 20 -68 0z', '#A86A5E'],
  [round(-66, -150, 14) + round(66, -150, 14), '#2A2024'],
  [round(-70, -155, 4) + round(62, -155, 4), '#FFFFFF'],
  ['M-30 -282q10 -30 30 -26q24 -4 32 26q-30 16 -62 0z', FAWN_DARK],
]

const heap = (x: number, y: number, size: number, ink: string, light: string): readonly GlyphPart[] => [
  [
    [
      [-1, 0],
      [0, 0],
      [1, 0],
      [-0.5, -0.86],
      [0.5, -0.86],
    ]
      .map(([dx = 0, dy = 0]) => round(x + dx * size * 1.9, y + dy * size * 1.7, size))
      .join(''),
    ink,
  ],
  [
    [
      [-1, 0],
      [0, 0],
      [1, 0],
      [-0.5, -0.86],
      [0.5, -0.86],
    ]
      .map(([dx = 0, dy = 0]) =>
        round(x + dx * size * 1.9 - size * 0.3, y + dy * size * 1.7 - size * 0.3, size * 0.3),
      )
      .join(''),
    light,
  ],
]

/** A roadside stall on legs: two shelves under a tarred roof, a box for the coins. */
const stall = (red: string): readonly GlyphPart[] => [
  [block(-168, 0, 18, 330) + block(168, 0, 18, 330), WOOD_DARK],
  ['M-176 -40V-300H176V-40z', '#4A3A34'],
  ['M-206 -296L-170 -360H190L214 -296z', '#4E5660'],
  ['M-206 -296H214V-282H-206z', WHITE],
  [block(0, -172, 360, 16) + block(0, -44, 360, 16), WOOD],
  ...heap(-110, -204, 17, red, '#F59A7E'),
  ['M-46 -188h90v-34h-90z', WOOD],
  [[-30, -8, 14, 34].map((x) => `M${x - 12} -218q-4 -40 12 -54q16 14 12 54z`).join(''), '#E98A2E'],
  [[-30, -8, 14, 34].map((x) => `M${x} -270l-12 -24l10 10l2 -18l4 18l10 -8z`).join(''), '#6E9A4A'],
  ['M70 -188V-226q40 -18 80 0V-188z', '#6E9A4A'],
  ['M78 -226q14 -34 34 -22q26 -10 34 22q-34 14 -68 0z', '#8FB95E'],
  ['M-160 -60V-96h100V-60z', WOOD],
  ...heap(-110, -106, 16, '#C9A46A', '#E6CB98'),
  ['M-36 -60v-58h8v-14h24v14h8v58zM20 -60v-58h8v-14h24v14h8v58z', '#B4503A'],
  ['M-36 -104h40v26h-40zM20 -104h40v26h-40z', WHITE],
  [block(116, -60, 62, 56), '#3E6A8A'],
  ['M98 -100h36v6H98z', '#22303E'],
  ['M-176 -40H176V0H-176z', WOOD_DARK],
]

/** A lane in Guernsey: a stall of vegetables against a granite wall, a cow looking over it, the sea and Herm. */
export const hedgeVeg = landmark({
  name: 'hedge-veg',
  palette: {
    ...PALETTES.noon,
    top: '#5E9EC6',
    middle: '#AED2DA',
    horizon: '#FAEDCE',
    deep: '#26343A',
    lightText: 'on a bright morning in June',
  },
  accent: '#E0382C',
  mist: '#CFE0DC',
  ground: 0.52,
  sun: null,
  clouds: null,
  altText:
    'A fawn and white cow looks over a granite wall above a wooden roadside stall of tomatoes, carrots, jam and a money box, the sea with an island behind',
  paint: (s) => {
    s.draw(s.at(0, 0), [
      ['M-1600 0V-170H1600V0z', '#4E9AB4'],
      [
        'M-1600 -150H-500L-300 -145L-520 -140H-1600zM100 -120H1600V-112H140zM-700 -100H-200L-60 -94L-240 -88H-720z',
        '#9CCBD4',
      ],
      ['M-420 -168Q-360 -204 -280 -212Q-200 -222 -150 -196Q-100 -180 -60 -168z', '#6E8E7A'],
      ['M-150 -196Q-100 -180 -60 -168H-200z', '#E9DCB8'],
      ['M-1600 40V-70Q-700 -110 -200 -80Q300 -60 1600 -100V40z', '#86A658'],
      ['M-1600 40V-36Q-700 -70 -200 -46Q300 -26 1600 -60V40z', '#A3BC66'],
    ])
    paintGroundMist(s, 120, 0.3)
    s.draw(s.at(-770, 30, 0.7), COW)
    s.draw(s.at(-150, 60, 1.16), COW)
    s.draw(s.at(0, 0), [
      ['M-1600 270V44H1600V270z', '#A39A98'],
      [
        Array.from({ length: 46 }, (_none, i) => {
          const [row, k] = [i % 3, Math.floor(i / 3)]
          const x = -1560 + k * 196 + row * 66
          return `M${x} ${66 + row * 66}q${70} ${-16} ${150} ${-4}q16 22 4 46q-70 14 -150 4q-16 -22 -4 -46z`
        }).join(''),
        '#BBB0AA',
      ],
      [
        Array.from({ length: 32 }, (_none, i) => {
          const [row, k] = [(i + 1) % 3, Math.floor(i / 2)]
          const x = -1480 + k * 196 + row * 40
          return `M${x} ${66 + row * 66}q${40} ${-14} ${90} ${-2}q12 22 2 44q-44 12 -92 2q-12 -22 0 -44z`
        }).join(''),
        '#C9A99C',
      ],
      [
        'M-1600 60V40Q-1200 26 -800 42Q-400 26 0 40Q400 26 800 42Q1200 28 1600 40V60Q1200 50 800 62Q400 50 0 60Q-400 48 -800 62Q-1200 50 -1600 60z',
        '#6E8E50',
      ],
      [
        [-1180, -900, -640, -400, -250, 380, 620, 860]
          .map((x, i) => round(x, 52 + (i % 3) * 8, 13) + round(x + 30, 40, 11) + round(x + 62, 54, 12))
          .join(''),
        '#D68AA8',
      ],
    ])
    paintOpenGround(s, '#8FA858', '#6E8A46', -252)
    s.draw(s.at(0, 0), [['M-1600 360Q-500 330 200 350Q900 366 1600 340V900H-1600z', '#8A8890']])
    s.draw(s.at(0, 0), [
      ['M-1600 372Q-500 342 200 362Q900 378 1600 352V366Q900 392 200 376Q-500 356 -1600 388z', '#A9A6A8'],
    ])
    s.draw(s.at(196, 346, 1.06), stall(s.accent))
    s.draw(s.at(-560, 330, 1), [
      ['M-30 30q-10 -90 30 -130q44 34 36 130z', '#5E8A4A'],
      ['M-4 30v-180h8v180z', '#4E7A42'],
      [round(-10, -110, 14) + round(14, -134, 14) + round(-6, -160, 12) + round(12, -84, 13), '#B46AA0'],
    ])
    s.draw(s.at(-330, 356, 1), [
      ['M-44 20q-10 -60 40 -90q60 26 50 90z', '#5E8A4A'],
      ['M-24 20v-190h6v190zM18 20v-240h6v240z', '#4E7A42'],
      [
        [0, 1, 2, 3, 4]
          .map(
            (i) =>
              round(-24 + (i % 2) * 8, -60 - i * 26, 13 - i) + round(18 + (i % 2) * 8, -90 - i * 32, 15 - i),
          )
          .join(''),
        '#B46AA0',
      ],
    ])
  },
})
