import { paintGroundMist, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { canoe, paintFloating } from '#art/kit/boats.ts'
import { paintFarPalms, paintPalms } from '#art/kit/frames.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes, peak } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A castle-like peak over a lagoon, houses on stilts. */
export const lagoonPeak = landmark({
  name: 'lagoon-peak',
  palette: PALETTES.noon,
  accent: '#E2552E',
  ground: 0.52,
  sun: [-230, 330, 56],
  altText:
    'A blunt volcanic peak above a pale lagoon, thatched houses on stilts along a walkway, an outrigger canoe',
  paint: (s) => {
    s.draw(s.at(60, 6), [
      [
        'M-400 0Q-260 -60 -180 -150L-110 -210L-90 -330L-40 -370L40 -350L70 -250L130 -190Q220 -70 420 0z',
        '#7EA870',
      ],
      ['M10 -358L40 -350L70 -250L130 -190Q220 -70 420 0H150Q110 -160 10 -358z', '#46745E'],
      ['M-110 -210L-90 -330L-40 -370L40 -350L70 -250L40 -210L10 -250L-30 -200L-60 -240z', '#8A8A80'],
      ['M10 -358L40 -350L70 -250L40 -210L20 -240z', '#5E6468'],
    ])
    paintGroundMist(s, 70, 0.5)
    paintFarPalms(s, '#3E7A5A', [0.05, 0.12, 0.2, 0.3, 0.7, 0.8, 0.9, 0.97], 90)
    paintTreeCrowns(s, '#4F8E62', 22, 4)
    paintWater(s, '#3FB8B8')
    s.draw(s.atDepth(160, 0.24, 1), [
      ['M-190 30h900v10h-900z', '#9A7450'],
      [panes(-180, 300, 20, 70, 5, 36), '#6E4E3E'],
      ...[-120, 20, 160].flatMap((x) => [
        [block(x, 26, 90, 34), '#C9985E'] as const,
        [peak(x, -4, 136, 62), '#B5884A'] as const,
        [`M${x} -66L${x + 68} -4H${x + 16}z`, '#7E5C38'] as const,
        [block(x, 26, 22, 26), '#3A2A2A'] as const,
      ]),
    ])
    paintFloating(s, s.atDepth(-120, 0.64, 1.2), 150, [
      ...canoe('#5A3A30', s.accent, '#FBF3DF'),
      ['M-90 34h200v8h-200zM-60 -6l-20 42h5l20 -42zM70 -6l20 42h-5l-20 -42z', '#5A3A30'],
    ])
    paintPalms(s, 'left', '#1F5A4A', '#5A4036', 480, 1)
  },
})
