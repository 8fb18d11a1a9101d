import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintTuft } from '#art/kit/frames.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Bermuda's stepped white roofs and pastel walls over a pink beach. */
export const whiteRoofs = landmark({
  name: 'white-roofs',
  palette: { ...PALETTES.noon, top: '#4EA6C8', middle: '#A9DAD8', horizon: '#FBF0D8' },
  accent: '#E2503A',
  ground: 0.34,
  sun: null,
  clouds: null,
  altText:
    'Pastel houses with stepped white roofs above a curve of pink sand, a moped on the lane and the sea between rocks',
  paint: (s) => {
    paintWater(s, '#1E9CB8', 0, '#D8F0DC', null)
    s.draw(s.at(0, 0), [
      [
        'M-1500 190Q-600 210 -330 120Q-240 60 -140 90Q-60 130 -130 190Q-30 230 120 170Q260 90 420 100Q800 60 1200 120V900H-1500z',
        '#F6C9B8',
      ],
      [
        'M-1500 190Q-600 210 -330 120Q-240 60 -140 90Q-60 130 -130 190Q-30 230 120 170Q260 90 420 100Q800 60 1200 120v16Q800 90 420 128Q270 120 130 196Q-30 260 -150 210Q-100 140 -150 116Q-240 90 -320 150Q-600 240 -1500 214z',
        '#FBFBF2',
      ],

      ['M-1500 320Q-700 280 -300 300Q0 330 300 270Q700 250 1200 290V900H-1500z', '#7FAE62'],
      ['M-1500 560Q-500 500 100 560Q600 600 1200 520V900H-1500z', '#5E9452'],
    ])
    const house = (w: number, tall: number, ink: string, shade: string): readonly GlyphPart[] => [
      ...solid(0, 0, w, tall, ink, shade, 0.32),
      [
        [0, 1, 2, 3, 4]
          .map(
            (i) =>
              `M${-w / 2 - 10 + i * (w * 0.07)} ${-tall - i * 15}h${w + 20 - i * (w * 0.14)}v-15h${-(w + 20) + i * (w * 0.14)}z`,
          )
          .join(''),
        '#FFFDF6',
      ],
      [
        [0, 1, 2, 3, 4]
          .map(
            (i) =>
              `M${w * 0.24} ${-tall - i * 15}h${w * 0.26 + 10 - i * (w * 0.07)}v-15h${-(w * 0.26 + 10) + i * (w * 0.07)}z`,
          )
          .join(''),
        '#C9D3DA',
      ],
      [block(w * 0.1, -tall - 60, 26, 50), '#FFFDF6'],
      [block(-w * 0.3, -tall * 0.36, 26, 40) + block(-w * 0.02, -tall * 0.36, 26, 40), '#FFFDF6'],
      [block(-w * 0.3, -tall * 0.36, 18, 36) + block(-w * 0.02, -tall * 0.36, 18, 36), '#3E8A7A'],
      [block(w * 0.26, 0, 28, tall * 0.6), '#3E8A7A'],
    ]
    s.draw(s.at(-240, 330), house(200, 92, '#F2A9A0', '#B9747A'))
    s.draw(s.at(60, 320), house(170, 84, '#F6D88A', '#BE9A66'))
    s.draw(s.at(320, 330), house(200, 100, '#A9D3B4', '#6E9A86'))
    s.draw(s.at(-620, 350), house(220, 100, '#A9C8E0', '#7490AE'))
    s.draw(s.at(-960, 350), house(220, 100, '#F6D88A', '#BE9A66'))
    s.draw(s.at(640, 330), house(200, 96, '#F2A9A0', '#B9747A'))
    s.draw(s.at(140, 530, 1.25), house(230, 110, '#C9B4DC', '#8E7AA6'))
    s.draw(s.at(-220, 560, 1.1), [
      ['M-70 -20q10 -40 50 -36l40 0l24 -34l10 4l-14 40l20 26z', s.accent],
      [round(-50, -10, 20) + round(48, -10, 20), '#2A2A34'],
      ['M-34 -60q-6 -50 14 -62q26 6 24 40l30 14l-4 10l-40 -8l2 14l26 6l4 40l-12 2l-8 -32z', '#3E5A8A'],
      [round(-8, -136, 14), '#7A4632'],
      ['M-24 -136q2 -20 18 -20q16 4 14 22z', '#F6F0E0'],
    ])
    paintTuft(s, 'right', '#2E5E40')
  },
})
