import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintFirs, paintGroundMist, paintHills, paintMountain } from '#art/kit/backdrops.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes, peak, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const HIDE = '#C6BCB2'
const HIDE_DARK = '#8E857F'
const DARK = '#2E2A30'
const BRASS = '#D99A3A'
const SKIN = '#B5765A'

/** Flowers round a mirror on a fan of spruce, ribbons hanging behind it. */
const headdress = (x: number, y: number, red: string): readonly GlyphPart[] => [
  [`M${x + 12} ${y - 4}l26 46l8 -4l-22 -46zM${x + 18} ${y - 10}l38 34l6 -6l-34 -34z`, '#3E7AB0'],
  [`M${x + 4} ${y - 2}l16 46l8 -2l-14 -46z`, red],
  [`M${x - 30} ${y}Q${x - 44} ${y - 42} ${x} ${y - 84}Q${x + 44} ${y - 42} ${x + 30} ${y}z`, '#3E6A4A'],
  [
    [
      [-24, -10],
      [-26, -32],
      [-15, -54],
      [15, -54],
      [26, -32],
      [24, -10],
      [0, -70],
    ]
      .map(([dx = 0, dy = 0]) => round(x + dx, y + dy, 9))
      .join(''),
    red,
  ],
  [
    [
      [-11, -5],
      [11, -5],
      [-28, -21],
      [28, -21],
      [-8, -64],
      [8, -64],
    ]
      .map(([dx = 0, dy = 0]) => round(x + dx, y + dy, 6))
      .join(''),
    '#F2C63C',
  ],
  [round(x, y - 32, 15), '#F6F2E6'],
  [round(x - 2, y - 33, 10), '#A9CBD6'],
]

/** A grey Alpine cow walking to the left, a great bell at her throat. */
const cow = (red: string): readonly GlyphPart[] => [
  ['M-44 -80l-4 34l-22 46h17l18 -40l12 -40zM102 -76l20 36l-2 40h16l4 -44l-14 -32z', HIDE_DARK],
  ['M162 -136q20 20 10 92q10 6 2 22q-12 -2 -10 -20q4 -60 -12 -84z', HIDE_DARK],
  [
    'M-70 -136Q20 -146 130 -144L164 -136Q172 -110 166 -76L158 -60L156 0H140L130 -66Q60 -58 2 -66L-6 0H-23L-30 -66Q-76 -84 -70 -136z',
    HIDE,
  ],
  ['M-30 -66Q60 -40 130 -66L158 -60L166 -76Q168 -90 168 -104Q110 -70 40 -76Q0 -80 -30 -66z', HIDE_DARK],
  ['M74 -66q26 -2 44 0q-2 24 -20 26q-22 0 -24 -26z', '#E3AFA0'],
  ['M-38 -140Q-70 -168 -96 -170L-100 -96Q-84 -84 -70 -78L-26 -84z', HIDE],
  [
    'M-84 -172Q-110 -184 -134 -172Q-164 -130 -178 -100Q-180 -76 -160 -76Q-140 -76 -122 -96Q-96 -110 -84 -140z',
    HIDE,
  ],
  ['M-178 -100Q-180 -76 -160 -76Q-148 -76 -138 -84Q-156 -98 -166 -118z', '#F2EAE0'],
  ['M-178 -98Q-180 -80 -166 -77L-160 -88Q-168 -92 -172 -104z', DARK],
  ['M-92 -160q34 -14 52 10q-26 12 -52 0z', HIDE_DARK],
  [round(-136, -138, 5), DARK],
  ['M-126 -170q-28 -14 -24 -44q10 24 34 34zM-100 -174q16 -20 10 -40q-16 16 -20 38z', '#E9DCC4'],
  ['M-104 -98L-52 -132l10 14l-48 44z', '#7A3A30'],
  ['M-98 -76h40l10 56q-30 12 -60 0z', BRASS],
  ['M-72 -76h14l10 56q-8 4 -18 5z', '#A86F22'],
  ['M-86 -14h12v12h-12z', DARK],
  ...headdress(-112, -172, red),
]

/** A herder with a stick, hat and braces, walking to the left. */
const herder = (waistcoat: string): readonly GlyphPart[] => [
  ['M-2 -46l-22 22l-6 24h12l6 -16l24 -24zM4 -46l14 22l4 24h13l-2 -28l-14 -22z', '#5A4A3A'],
  ['M-18 -42q-2 -52 8 -60h18q12 8 8 60z', '#F6F0E2'],
  ['M-16 -44q-2 -46 6 -56h8l-2 56zM14 -44q2 -46 -4 -56h-4v56z', waistcoat],
  ['M-14 -94l-28 26l4 8l30 -20z', '#F6F0E2'],
  ['M-44 -100l-6 102l5 1l6 -102z', '#6E5038'],
  [round(-2, -116, 12), SKIN],
  ['M-20 -120q6 -4 9 -6q2 -14 10 -14t11 14q2 2 8 6q-18 6 -38 0z', '#3E5A44'],
  ['M10 -136q10 -12 16 -8q-4 10 -14 14z', '#F6F0E2'],
]

const chalet = (x: number, wide: number): readonly GlyphPart[] => [
  [block(x, 0, wide, wide * 0.34), '#F6EEDC'],
  [block(x, -wide * 0.34, wide, wide * 0.2), '#8A5A3C'],
  [panes(x - wide * 0.34, x + wide * 0.34, 4, -wide * 0.1, wide * 0.09, wide * 0.12), '#4A5A5E'],
  [panes(x - wide * 0.3, x + wide * 0.3, 3, -wide * 0.38, wide * 0.1, wide * 0.1), '#3A2E2C'],
  [block(x, -wide * 0.3, wide * 1.02, wide * 0.04), '#C9483A'],
  [
    `M${x - wide * 0.64} ${-wide * 0.5}L${x} ${-wide * 0.82}L${x + wide * 0.64} ${-wide * 0.5}l-8 8L${x} ${-wide * 0.74}L${x - wide * 0.6} ${-wide * 0.46}z`,
    '#5E4438',
  ],
  [`M${x - wide * 0.5} ${-wide * 0.53}L${x} ${-wide * 0.78}L${x + wide * 0.5} ${-wide * 0.53}z`, '#7A5038'],
]

/** The cattle come home in Tyrol: grey cows in headdresses with bells, herders in front, a village and peaks. */
export const flowerCattle = landmark({
  name: 'flower-cattle',
  palette: {
    ...PALETTES.autumn,
    top: '#5E9CC4',
    middle: '#B4D3D6',
    horizon: '#F9EBCB',
    deep: '#2A3A34',
    lightText: 'on a September morning',
  },
  accent: '#D9382E',
  mist: '#CFE0D6',
  ground: 0.56,
  sun: null,
  clouds: null,
  altText:
    'Grey cows with flowered headdresses, mirrors and great bells come down a road behind a herder with a stick, a village with a pointed steeple and rocky peaks behind',
  paint: (s) => {
    paintMountain(s, -230, 400, 330, '#B9BEC0', '#7E8C9C', 0.16)
    paintMountain(s, 210, 340, 340, '#C3C4C0', '#8A94A0', 0.12)
    paintMountain(s, -800, 360, 400, '#B9BEC0', '#7E8C9C', 0.14)
    paintGroundMist(s, 180, 0.8)
    paintHills(s, '#7E9E72', 96, 34, 0.4)
    paintFirs(s, '#4A6E58', 74, -22)
    paintOpenGround(s, '#9DBA62', '#7E9E4E', 16)
    s.draw(s.at(0, 8), [
      ...chalet(-300, 130),
      ...chalet(300, 140),
      ...chalet(-480, 140),
      ...chalet(-700, 130),
      ...chalet(520, 130),
      [block(96, 0, 110, 60), '#F6EEDC'],
      ['M36 -58L66 -104H150L160 -58z', '#6E5A5A'],
      [block(30, 0, 44, 150), '#FBF6EA'],
      ['M38 0v-150h14V0z', '#D3C8BA'],
      [peak(30, -148, 56, 130), '#5E7A6E'],
      ['M30 -278L58 -148H40z', '#3E5A52'],
      [round(30, -116, 11), '#3A4A5A'],
    ])
    s.draw(s.at(0, 0), [
      [
        'M60 30Q340 70 420 130Q440 220 60 250Q-420 290 -620 440H700Q760 260 620 150Q520 60 120 26z',
        '#E0CFA8',
      ],
      ['M60 30Q340 70 420 130Q432 180 340 212Q400 160 340 120Q280 70 60 40z', '#C9B68C'],
      ['M-620 440Q-420 290 60 250L120 246Q-300 300 -480 460z', '#C9B68C'],
    ])
    s.draw(s.at(330, 120, 0.62), cow(s.accent))
    s.draw(s.at(250, 208, 0.94), cow(s.accent))
    s.draw(s.at(30, 366, 1.46), cow(s.accent))
    s.draw(s.at(-318, 374, 1.62), herder('#8A2E3A'))
    s.draw(s.at(346, 330, 1.24), herder('#3E5A44'))
  },
})
