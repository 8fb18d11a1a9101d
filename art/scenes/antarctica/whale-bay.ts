import { paintGroundMist, paintMountain } from '#art/kit/backdrops.ts'
import { canoe, paintFloating } from '#art/kit/boats.ts'
import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A tail of a whale before an arch of ice. */
export const whaleBay = landmark({
  name: 'whale-bay',
  palette: PALETTES.polar,
  accent: '#F2703C',
  ground: 0.56,
  mist: '#9CCBD0',
  sun: [-210, 200, 58],
  altText:
    'The tail of a whale going down before an iceberg with an arch, snow mountains, two kayaks at a distance',
  paint: (s) => {
    paintMountain(s, -230, 250, 240, '#EAF2F0', '#8FB4C4', 0.2)
    paintMountain(s, 30, 300, 260, '#EAF2F0', '#8FB4C4', 0.2)
    paintMountain(s, 290, 240, 240, '#EAF2F0', '#8FB4C4', 0.2)
    paintGroundMist(s, 100, 0.5)
    paintWater(s, '#1F6080')
    s.draw(s.at(130, 70, 1.1), [
      [
        'M-250 0Q-250 -120 -180 -190Q-110 -250 10 -230Q130 -220 200 -130Q240 -70 250 0H110Q110 -110 10 -120Q-80 -110 -90 0z',
        '#F6FBF8',
      ],
      ['M10 -230Q130 -220 200 -130Q240 -70 250 0H160Q150 -160 10 -230z', '#A8D0DC'],
      ['M110 0Q110 -110 10 -120Q-80 -110 -90 0h-14Q-96 -130 10 -136Q124 -130 124 0z', '#5EB0CC'],
    ])
    paintMirrorBars(s, '#D6EEE4', 130, 80, 190, 7)
    s.draw(s.atDepth(-110, 0.62, 1.7), [
      [
        'M-26 30Q-20 -20 -14 -60Q-60 -64 -110 -110Q-60 -104 -30 -90Q-6 -96 0 -80Q6 -96 30 -90Q60 -104 110 -110Q60 -64 14 -60Q20 -20 26 30z',
        '#14283C',
      ],
      ['M-90 -100Q-50 -84 -14 -64l-6 4Q-60 -70 -90 -100z', '#FBF8EE'],
      ['M-60 34q60 -20 120 0q-60 14 -120 0z', '#BFE0E4'],
    ])
    paintFloating(s, s.atDepth(250, 0.44, 0.6), 130, canoe(s.accent, '#F2C63C'))
    paintFloating(s, s.atDepth(160, 0.34, 0.46), 130, canoe('#F2C63C', s.accent))
    for (const [x, y, w] of [
      [-300, 0.3, 50],
      [-20, 0.84, 80],
      [280, 0.86, 60],
    ] as const)
      s.draw(s.atDepth(x, y), [
        [
          `M${-w} 8l${w * 0.3} ${-w * 0.4}l${w * 0.6} ${w * 0.1}l${w * 0.5} ${-w * 0.1}l${w * 0.6} ${w * 0.4}z`,
          '#F6FBF8',
        ],
      ])
  },
})
