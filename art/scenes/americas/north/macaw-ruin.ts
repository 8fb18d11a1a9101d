import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintTreeCrowns } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, round, solid, steps } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { pointer } from '#art/kit/poses.ts'

/** Copan: scarlet macaws on a carved stela, the stair of glyphs and the ball court behind. */
export const macawRuin = landmark({
  name: 'macaw-ruin',
  palette: { ...PALETTES.forest, top: '#B4CC8E', middle: '#DCE2AC', horizon: '#F6F0C8' },
  accent: '#D8301E',
  ground: 0.7,
  sun: null,
  clouds: null,
  altText:
    'A tall carved stela with a scarlet macaw on its top and another flying past, stone steps and great trees behind',
  paint: (s) => {
    const { accent } = s
    paintTreeCrowns(s, '#8DB47A', 130, -130, '#7AA670')
    paintTreeCrowns(s, '#5E9468', 100, -30)
    s.draw(s.at(250, 10), [
      [steps(0, 0, 620, 8, 26, 34), '#C9BA98'],
      [
        Array.from({ length: 8 }, (_n, i) => `M${40} ${-i * 26}h${270 - i * 34}v-26h${-270 + i * 34}z`).join(
          '',
        ),
        '#9A8E78',
      ],
      [block(0, 0, 90, 210), '#E0D2AE'],
      [Array.from({ length: 8 }, (_n, i) => block(0, -i * 26, 90, 4)).join(''), '#8E8470'],
    ])
    s.draw(s.at(-420, 10), [
      [steps(0, 0, 420, 4, 34, 40), '#B9AC8C'],
      [
        Array.from({ length: 4 }, (_n, i) => `M40 ${-i * 34}h${170 - i * 40}v-34h${-170 + i * 40}z`).join(''),
        '#8E8470',
      ],
    ])
    paintOpenGround(s, '#8DB45E', '#AECB7A')
    s.draw(s.at(-110, 130), [
      [block(0, 60, 230, 50), '#A99C80'],
      ...solid(0, 14, 150, 480, '#D9CBA6', '#9A8E78', 0.3),
      ['M-75 -466Q0 -500 75 -466z', '#D9CBA6'],
      [round(0, -330, 46) + block(0, -60, 90, 200), '#EBDFBE'],
      [`${round(-17, -336, 7) + round(17, -336, 7) + block(0, -306, 30, 7)}M-4 -330h8v18h-8z`, '#6E6452'],
      [
        'M-60 -380q60 -60 120 0l-10 24q-50 -36 -100 0zM-66 -300q20 60 66 66q46 -6 66 -66l-14 -4q-20 40 -52 44q-32 -4 -52 -44z',
        '#B5A582',
      ],
      [
        'M-40 -220h80v12h-80zM-46 -190h30v40h-30zM16 -190h30v40h-30zM-30 -130h60v10h-60zM-46 -100h92v8h-92zM-20 -80h40v70h-40z',
        '#8E8470',
      ],
    ])
    const bird: readonly GlyphPart[] = [
      ['M0 0q-40 -10 -40 -60q0 -50 40 -56q30 6 30 40q0 40 -14 70l10 110l-14 0z', accent],
      ['M-36 -60q10 -30 34 -10q10 40 0 80q-30 -20 -34 -70z', '#2E6AA0'],
      ['M-34 -46q16 -16 30 -8q4 20 0 34q-22 -6 -30 -26z', '#F2B82E'],
      ['M14 -100q14 0 16 16l-14 4q-8 -10 -2 -20z', '#FBF3DF'],
      ['M28 -96q22 4 16 30q-10 -14 -20 -12z', '#3A3236'],
      ['M-6 4l6 100l10 60l4 -60l-4 -100z', '#2E6AA0'],
    ]
    s.draw(s.at(-110, -350, 1), bird)
    s.draw(s.at(170, -330, 1.1), [
      [
        'M-20 0q-60 -30 -90 -110q70 20 110 70l40 -10q20 -60 90 -110q0 90 -70 140q-10 40 -40 50l-90 80l-10 -6l50 -84z',
        accent,
      ],
      [
        'M-100 -96q50 26 80 76l-16 12q-50 -34 -64 -88zM118 -146q-10 70 -56 108l-14 -14q20 -54 70 -94z',
        '#2E6AA0',
      ],
      ['M-60 -50q24 14 36 34l-10 8q-24 -18 -26 -42zM76 -94q-10 40 -26 56l-8 -10q8 -28 34 -46z', '#F2B82E'],
      ['M34 8q18 -14 30 -2l-4 16q-14 0 -26 -14z', '#FBF3DF'],
    ])
    s.draw(s.at(190, 210, 1.2), [...pointer(0, '#3E6A8A', '#E8C068'), ...person(60, '#F6E3BE', '#C9744A')])
  },
})
