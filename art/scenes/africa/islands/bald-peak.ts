import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Mayotte's lagoon from under Choungui, brown lemurs on a branch in front. */
export const baldPeak = landmark({
  name: 'bald-peak',
  palette: { ...PALETTES.morning, top: '#5EA4B4', middle: '#B0D4C8', horizon: '#F9EBC8' },
  accent: '#F2762E',
  ground: 0.54,
  sun: null,
  clouds: null,
  altText:
    'A smooth green sugarloaf hill above a lagoon with a reef line and islets, two lemurs on a branch in the foreground',
  paint: (s) => {
    s.draw(s.at(150, 0), [
      [
        'M-700 10Q-480 -60 -330 -70Q-200 -80 -140 -190Q-70 -360 -10 -372Q50 -366 120 -190Q170 -80 300 -70Q600 -60 1000 10z',
        '#74A870',
      ],
      [
        'M-10 -372Q50 -366 120 -190Q170 -80 300 -70Q600 -60 1000 10H240Q110 -60 70 -180Q40 -300 -10 -372z',
        '#467A58',
      ],
      ['M-40 -350Q-110 -200 -140 -90l30 -10Q-70 -220 -26 -360z', '#98C484'],
    ])
    paintWater(s, '#2EA0AC', 0, '#DCF0DC', null)
    s.draw(s.at(0, 0), [
      ['M-1500 110Q-600 70 0 100T1200 90v12Q600 120 0 112T-1500 126z', '#FBFBF0'],
      ['M-260 60q60 -40 130 -30q50 10 70 30zM-120 170q60 -30 100 -16q40 6 50 16z', '#4E8A62'],
      ['M-270 62q100 10 220 0l10 6q-120 12 -240 0zM-130 172q80 10 170 0l8 6q-90 10 -190 0z', '#F6E3B4'],
      ['M-1500 200Q-500 150 200 210T1200 190V260Q500 290 -100 250T-1500 270z', '#5ED0C4'],
    ])
    s.draw(s.at(0, 330), [
      [
        'M-1500 -20Q-700 -70 -200 -20Q100 10 420 -70L1200 -130V-90L430 -20Q120 50 -200 26Q-700 -10 -1500 40z',
        '#4E3830',
      ],
      [
        'M-1500 -20Q-700 -70 -200 -20Q100 10 420 -70L1200 -130v12L424 -54Q100 26 -200 -2Q-700 -50 -1500 0z',
        '#7A5A44',
      ],
    ])
    const lemur = (coat: string, belly: string): readonly GlyphPart[] => [
      ['M40 -20q70 40 50 130q-10 90 30 150l-24 10q-50 -70 -36 -160q10 -70 -40 -100z', coat],
      ['M-60 6q-26 -120 40 -150q70 0 76 90q4 60 -20 70z', coat],
      ['M-34 0q-20 -90 20 -110q40 20 36 110z', belly],
      ['M-40 -4l-50 14l2 14l60 -6zM30 -4l30 22l-10 12l-40 -20z', coat],
      ['M-66 -170q-14 -50 10 -56l20 20q20 -8 40 0l20 -20q24 8 10 56q-10 40 -50 44q-40 -4 -50 -44z', coat],
      ['M-46 -168q10 -30 30 -20q20 -10 30 20q-6 30 -30 34q-24 -4 -30 -34z', '#2A2026'],
      ['M-60 -206l12 6l-8 16zM24 -206l-12 6l8 16z', belly],
      [round(-34, -174, 9) + round(4, -174, 9), '#F2A02E'],
      [round(-34, -174, 4) + round(4, -174, 4), '#2A2026'],
    ]
    s.draw(s.at(-150, 320, 1.15), lemur('#8A5E40', '#E8CFA4'))
    s.draw({ ...s.at(120, 330, 1), scaleX: -s.unit }, lemur('#A5744E', '#F3DFB8'))
    s.draw(s.at(250, 250), [
      [
        'M0 20q40 -100 160 -110q-20 90 -160 110zM10 30q90 -30 150 40q-90 30 -150 -40zM-20 20q-70 -60 -50 -140q70 40 50 140z',
        '#2E6A4A',
      ],
      [round(20, 30, 22) + round(50, 60, 22), s.accent],
    ])
  },
})
