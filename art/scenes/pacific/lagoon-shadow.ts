import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { paintSheet } from '#art/kit/openings.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A sailing outrigger over the pale lagoon of Cocos seen from above, its shadow on the sand below it. */
export const lagoonShadow = landmark({
  name: 'lagoon-shadow',
  palette: { ...PALETTES.noon, horizon: '#9AE6D4' },
  accent: '#F2503A',
  mist: '#9ADFD2',
  ground: 0.5,
  sun: null,
  clouds: null,
  altText:
    'A small sailing boat seen from straight above, its shadow on the sand of a clear lagoon, two reef sharks and a wooded islet at the edge',
  paint: (s) => {
    paintSheet(s, '#5ED0C8')
    s.draw(s.at(0, 0), [
      ['M-1600 -600H1200V-300Q700 -120 300 -260Q-100 -400 -500 -230T-1600 -330z', '#2EA8B8'],
      ['M-1600 500Q-900 280 -400 380T500 300T1200 420V900H-1600z', '#3EBABE'],
      [
        'M-700 60Q-420 -80 -130 20Q120 90 300 -10Q520 -80 760 40Q520 190 260 140Q0 110 -200 190Q-520 230 -700 60z',
        '#A9EBD8',
      ],
    ])
    sprayBand(s.canvas, '#0E7A9A', 0, s.height * 0.3, 0.7)
    s.draw(s.at(310, 400), [
      ['M-260 300Q-300 60 -150 -70Q0 -150 160 -80Q360 -20 900 -60V600H-260z', '#FBEFC8'],
      ['M-180 300Q-200 100 -90 10Q30 -60 170 10Q360 60 900 30V600H-180z', '#5E9A5E'],
      [
        [
          [-60, 90],
          [60, 60],
          [40, 170],
          [-110, 200],
          [160, 110],
          [150, 220],
          [300, 130],
        ]
          .map(([x, y]) =>
            Array.from({ length: 7 }, (_n, i) => {
              const a = (i * 2 * Math.PI) / 7
              const [c, d] = [Math.cos(a), Math.sin(a)]
              return `M${x} ${y}L${Math.round((x ?? 0) + 52 * c - 10 * d)} ${Math.round((y ?? 0) + 52 * d + 10 * c)}L${Math.round((x ?? 0) + 70 * c)} ${Math.round((y ?? 0) + 70 * d)}L${Math.round((x ?? 0) + 52 * c + 10 * d)} ${Math.round((y ?? 0) + 52 * d - 10 * c)}z`
            }).join(''),
          )
          .join(''),
        '#2E6E50',
      ],
    ])
    const boat = (hull: string, sail: string): readonly GlyphPart[] => [
      ['M0 -190Q40 -60 26 110Q14 190 0 200Q-14 190 -26 110Q-40 -60 0 -190z', hull],
      ['M-4 -120L-150 90Q-60 130 -4 100z', sail],
      ['M4 -150L96 40Q50 70 4 40z', sail],
    ]
    s.draw(s.at(-20, 20, 1.25), boat('#4EA8A4', '#4EA8A4'))
    s.draw(s.at(-110, -90, 1.25), [
      ...boat('#7A4A34', '#FFFBEC'),
      ['M0 -160Q24 -50 16 100Q8 160 0 170Q-8 160 -16 100Q-24 -50 0 -160z', '#E8C890'],
      ['M-4 -120L-150 90l20 8L-4 -90z', '#F26A4A'],
      ['M-2 -150h5v260h-5z', '#3A2A30'],
      [round(4, 130, 15), '#5A3428'],
      ['M-14 146q18 -14 36 0l-6 30h-24z', s.accent],
    ])
    for (const [x, y, size] of [
      [-290, 300, 1],
      [-180, 380, 0.8],
      [-760, 200, 1],
      [480, -200, 0.8],
    ] as const)
      s.draw(s.at(x, y, size), [
        [
          'M-90 0Q-40 -24 40 -14L70 -34L62 -6L96 16Q60 14 40 10Q-40 26 -90 0zM-20 -16l14 -34l16 34zM-20 14l14 30l14 -30z',
          '#3E7E8A',
        ],
      ])
  },
})
