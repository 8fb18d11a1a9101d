import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { pointer, walker } from '#art/kit/poses.ts'

/** The coral pinnacles of Anibare bay on Nauru at low water, children looking for crabs. */
export const coralPinnacles = landmark({
  name: 'coral-pinnacles',
  palette: {
    ...PALETTES.dusk,
    top: '#5A7AA8',
    middle: '#E8A890',
    horizon: '#FDE0B4',
    lightText: 'at low water in the evening',
  },
  accent: '#F2C22E',
  ground: 0.52,
  sun: [-210, 70, 54],
  isSunDrawn: true,
  clouds: null,
  altText:
    'Grey pinnacles of old coral standing in shallow pools off a white beach, two children with a bucket between them',
  paint: (s) => {
    paintWater(s, '#5E8AA0', 0, '#F9D0A8')
    s.draw(s.at(0, 0), [
      ['M-1500 50q600 -20 1200 0t1500 -6v16q-700 16 -1400 4t-1300 2z', '#FBF3E0'],
      ['M-1500 110Q-700 70 -100 120T1200 90V900H-1500z', '#E8C8A0'],
      [
        'M-1500 240Q-900 180 -300 230Q-100 260 -330 310Q-900 340 -1500 320zM60 300Q300 240 520 290Q800 330 1200 300V390Q700 420 300 390Q20 360 60 300z',
        '#7AA8B0',
      ],
    ])
    const rock = (tall: number): readonly GlyphPart[] => [
      [
        `M-70 0Q-60 ${-tall * 0.3} -80 ${-tall * 0.5}Q-64 ${-tall * 0.6} -60 ${-tall * 0.74}L-34 ${-tall * 0.8}L-26 ${-tall}L0 ${-tall * 0.9}L16 ${-tall * 0.96}Q40 ${-tall * 0.7} 36 ${-tall * 0.6}Q70 ${-tall * 0.5} 60 ${-tall * 0.3}Q76 ${-tall * 0.1} 80 0z`,
        '#8A8290',
      ],
      [
        `M0 ${-tall * 0.9}L16 ${-tall * 0.96}Q40 ${-tall * 0.7} 36 ${-tall * 0.6}Q70 ${-tall * 0.5} 60 ${-tall * 0.3}Q76 ${-tall * 0.1} 80 0H14Q30 ${-tall * 0.4} 0 ${-tall * 0.9}z`,
        '#544C62',
      ],
      [
        `M-60 ${-tall * 0.44}q26 10 34 -6q6 20 -14 26q-20 0 -20 -20zM-40 ${-tall * 0.2}q20 10 30 -4q2 18 -14 20q-16 -2 -16 -16zM-30 ${-tall * 0.7}q14 8 22 -4q2 16 -10 18q-12 -2 -12 -14z`,
        '#544C62',
      ],
      ['M-90 4q90 22 180 0q-90 -20 -180 0z', '#6A8A94'],
    ]
    for (const [x, y, tall, size] of [
      [-330, 130, 190, 0.8],
      [300, 120, 260, 0.9],
      [160, 150, 150, 0.7],
      [-180, 190, 240, 0.9],
      [380, 230, 300, 1.1],
      [-360, 330, 360, 1.3],
      [90, 250, 330, 1.1],
      [-700, 200, 300, 1],
      [-960, 260, 330, 1.2],
      [640, 220, 280, 1],
      [-540, 160, 170, 0.8],
    ] as const)
      s.draw(s.at(x, y, size), rock(tall))
    s.draw(s.at(-110, 330, 1.05), [
      ...pointer(0, '#D8503A', s.accent, '#6A3E2E'),
      ...walker(90, '#2E7A8A', s.accent, '#6A3E2E'),
    ])
    sprayBand(s.canvas, '#4A2E4A', s.height, s.height * 0.86, 0.7)
  },
})
