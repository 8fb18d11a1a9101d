import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist, paintHills } from '#art/kit/backdrops.ts'
import { paintFarPalms } from '#art/kit/frames.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const SKIN = '#7A4A36'
const DARK = '#2A2230'

/** A wooden house in one bright ink under a tin roof. */
const house = (x: number, wall: string, shade: string, trim: string): readonly GlyphPart[] => [
  [block(x, 0, 150, 84), wall],
  [`M${x + 40} 0v-84h35v84z`, shade],
  [`M${x - 88} -80l34 -44h110l34 44z`, '#B9B4B0'],
  [`M${x + 30} -124h26l34 44h-40z`, '#8E8A8C'],
  [block(x - 44, -24, 30, 36) + block(x + 52, -24, 24, 36), trim],
  [block(x + 6, 0, 30, 62), trim],
  [block(x - 44, -27, 18, 30) + block(x + 6, 0, 20, 56), DARK],
]

/** A boy who bats, seen from behind his right shoulder, 400 units tall: knees bent, the bat up. */
const BATTER = (cap: string): readonly GlyphPart[] => [
  ['M-70 0l4 -96l30 -70l52 8l-40 76l-10 82zM34 0l8 -88l-24 -70l52 -10l30 92l-24 76z', '#E9E2D2'],
  ['M34 0l8 -88l-24 -70l20 -4l26 80l-10 82z', '#C4BBAC'],
  ['M-76 0h44q4 -18 -6 -20h-34zM30 0h48q2 -18 -8 -20h-36z', DARK],
  ['M-66 -150q-14 -90 14 -126q44 -24 96 4q30 40 28 116q-66 22 -138 6z', '#F6EEDC'],
  ['M30 -278q16 2 14 6q30 40 28 116q-22 8 -44 10q16 -70 2 -132z', '#D3C8B6'],
  ['M-30 -232h50v12l-26 50h-16l24 -48h-32z', '#2E5A9A'],
  ['M50 -268q44 6 62 -14l-10 -60l22 -6l16 76q-20 40 -86 36z', SKIN],
  ['M-50 -272q-4 30 30 26q60 -20 112 -60l24 -34l16 14l-26 42q-60 54 -128 70q-30 4 -42 -24z', SKIN],
  ['M96 -340q14 -14 34 -4l4 22q-16 14 -34 4z', SKIN],
  ['M104 -342L60 -520q6 -20 24 -10L124 -348z', '#C99A5A'],
  ['M104 -342L60 -520q2 -8 8 -10l50 182z', '#E3BC7E'],
  [round(4, -310, 38), SKIN],
  ['M-38 -316q0 -44 42 -44q40 2 40 42q-40 -12 -82 2z', cap],
  ['M36 -330q36 -4 46 14q-20 6 -44 2z', cap],
]

/** A pitcher at the end of his throw, facing the viewer. */
const PITCHER: readonly GlyphPart[] = [
  ['M-24 0l-2 -10l22 -40l10 -4l6 12l-18 30v12zM18 -50l34 22l22 -8l4 8l-26 14l-42 -18z', '#E9E2D2'],
  ['M-18 -44q-8 -46 12 -54h22q16 16 10 56q-22 10 -44 -2z', '#C94A3A'],
  ['M22 -92l34 20l20 22l-6 6l-24 -18l-28 -14zM-10 -92l-30 -12l-6 -26l8 -2l10 22l26 6z', SKIN],
  ['M-60 -142q8 -18 22 -6q10 14 -4 20q-16 2 -18 -14z', '#8A5A34'],
  [round(8, -112, 13), SKIN],
  ['M-6 -114q2 -16 15 -15q13 1 13 15q-14 -4 -28 0z', '#2E5A9A'],
]

const runner = (x: number, shirt: string): readonly GlyphPart[] => [
  [`M${x - 14} 0l6 -34l14 0l-6 34zM${x + 6} 0l2 -34l12 0l2 34z`, '#E9E2D2'],
  [`M${x - 14} -32q-2 -34 8 -40h16q10 6 10 40z`, shirt],
  [`M${x - 14} -66l-16 26l6 4l16 -22z`, SKIN],
  [round(x - 28, -36, 9), '#8A5A34'],
  [round(x + 4, -82, 10), SKIN],
  [`M${x - 7} -84q0 -12 11 -12q12 0 12 12z`, DARK],
]

/** Baseball on a lot at the edge of a Dominican town: batter, pitcher, painted houses, royal palms. */
export const sandlot = landmark({
  name: 'sandlot',
  palette: {
    ...PALETTES.gold,
    top: '#4E9CC0',
    middle: '#F2CE96',
    horizon: '#FFE6AE',
    deep: '#3A2830',
    lightText: 'before supper',
  },
  accent: '#D62E3A',
  ground: 0.52,
  sun: null,
  clouds: null,
  altText:
    'Boys play baseball on a lot of red earth: the batter in front with his bat up, the pitcher just letting go, painted wooden houses and tall palms behind',
  paint: (s) => {
    paintHills(s, '#7FA28E', 150, 60, 0.5)
    paintGroundMist(s, 130, 0.6)
    paintFarPalms(s, '#3E6A52', [0.06, 0.3, 0.36, 0.72, 0.94], 290)
    s.draw(s.at(0, 10), [
      ...house(-470, '#E58A5A', '#B8684A', '#FBF2DC'),
      ...house(-280, '#3E9AA4', '#2C767E', '#FBF2DC'),
      ...house(-96, '#F0C24E', '#C9983A', '#3A7A9A'),
      ...house(90, '#E27A8A', '#B4586A', '#FBF2DC'),
      ...house(286, '#7AB06A', '#588A50', '#FBF2DC'),
      ...house(480, '#5E8CC4', '#446EA0', '#FBF2DC'),
      ...house(-680, '#F0C24E', '#C9983A', '#3A7A9A'),
      ...house(-900, '#7AB06A', '#588A50', '#FBF2DC'),
      ...house(690, '#E58A5A', '#B8684A', '#FBF2DC'),
    ])
    paintOpenGround(s, '#C98A54', '#A96E42', -2)
    s.draw(s.at(0, 0), [
      ['M-1600 34Q-400 20 100 30Q700 40 1600 26V64Q700 76 100 64Q-400 56 -1600 74z', '#9DAE5E'],
      ['M-60 150q100 -30 210 0q-100 34 -210 0z', '#DBA36C'],
      ['M-420 420Q-200 330 60 340Q300 350 440 430Q0 520 -420 420z', '#DBA36C'],
      ['M-30 372l46 -14l50 14l-10 22h-74z', '#FBF6EA'],
      ['M-300 128l26 -8l26 8l-26 9zM250 128l26 -8l26 8l-26 9z', '#FBF6EA'],
    ])
    s.draw(s.at(0, 100, 0.9), [
      ...runner(-350, '#4A7AA0'),
      ...runner(190, '#C94A3A'),
      ...runner(330, '#4A7AA0'),
      ...runner(-620, '#C94A3A'),
    ])
    s.draw(s.at(56, 156, 1.16), PITCHER)
    s.draw(s.at(20, 80), [[round(0, 0, 10), '#FFFDF4']])
    s.draw(s.at(-170, 430, 1.02), BATTER(s.accent))
  },
})
