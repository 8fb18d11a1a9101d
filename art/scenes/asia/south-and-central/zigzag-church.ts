import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintTreeCrowns } from '#art/kit/backdrops.ts'
import { robed } from '#art/kit/figures.ts'
import { paintFarPalms, paintPalms } from '#art/kit/frames.ts'
import { paintPaving } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, panes, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { walker } from '#art/kit/poses.ts'

const WHITE = '#FFFDF4'
const SHADE = '#C4CCD8'

/** One flight of the double stair, its balustrade of white posts. */
const flight = (fromX: number, fromY: number, toX: number, toY: number): readonly GlyphPart[] => [
  [`M${fromX} ${fromY}L${toX} ${toY}v34L${fromX} ${fromY + 34}z`, '#D9DCE0'],
  [
    Array.from(
      { length: 11 },
      (_none, i) => `M${fromX + ((toX - fromX) * i) / 10 - 3} ${fromY + ((toY - fromY) * i) / 10}v-24h6v24z`,
    ).join(''),
    WHITE,
  ],
  [`M${fromX} ${fromY - 22}L${toX} ${toY - 22}v-7L${fromX} ${fromY - 29}z`, WHITE],
]

/** The white church above its double stair that goes back and forth, palms about it. */
export const zigzagChurch = landmark({
  name: 'zigzag-church',
  palette: {
    ...PALETTES.monsoon,
    top: '#5EA4B4',
    middle: '#A9D0C8',
    horizon: '#F6EBCC',
    lightText: 'after the rains',
  },
  accent: '#E2402C',
  ground: 0.8,
  sun: null,
  clouds: null,
  altText:
    'A white baroque church with two towers and a bell in its crown, at the head of a double staircase that zigzags up a green slope, palms at both sides',
  paint: (s) => {
    paintTreeCrowns(s, '#6EA06A', 90, -260)
    paintFarPalms({ ...s, groundY: s.groundY - 240 * s.unit }, '#3E7A5A', [0.06, 0.2, 0.34, 0.82, 0.94], 230)
    s.draw(s.at(0, -280), [
      ...solid(0, 20, 250, 190, WHITE, SHADE, 0.16),
      ...solid(-146, 20, 70, 230, WHITE, SHADE, 0.3),
      ...solid(146, 20, 70, 230, WHITE, SHADE, 0.3),
      ['M-186 -210h80l-14 -30q-26 -40 -52 0zM106 -210h80l-14 -30q-26 -40 -52 0z', WHITE],
      ['M146 -210h40l-14 -30q-12 -20 -26 -20z', SHADE],
      ['M-128 -170q40 -10 50 -60q10 -50 78 -60q68 10 78 60q10 50 50 60z', WHITE],
      ['M30 -286q40 14 48 56q10 50 50 60H60q20 -60 -30 -116z', SHADE],
      [arches(0, 0, 1, -196, 44, 62), '#5EA4B4'],
      [`${round(0, -222, 13)}M-16 -212h32l-4 -8h-24z`, '#8A6A3A'],
      [block(0, -290, 5, 46) + block(0, -312, 22, 5), '#5A5A6E'],
      [block(-146, -252, 4, 30) + block(146, -252, 4, 30), '#5A5A6E'],
      [arches(-70, 70, 3, 20, 38, 76), '#3E5A8C'],
      [arches(-146, -146, 1, -120, 26, 56) + arches(146, 146, 1, -120, 26, 56), '#3E5A8C'],
      [
        panes(-80, 80, 4, -90, 18, 40) +
          arches(-146, -146, 1, -20, 26, 60) +
          arches(146, 146, 1, -20, 26, 60),
        '#3E5A8C',
      ],
      ['M-184 -74h368v-9h-368zM-184 -160h76v-8h-76zM108 -160h76v-8h-76z', '#5EA4D0'],
    ])
    s.draw(s.at(0, 0), [
      ['M-1500 20V-250L-500 -262H500L1200 -250V20z', '#6EA45E'],
      ['M-420 20L-330 -262H330L420 20z', '#E3E4E0'],
      ['M-320 -250h640v-24h-640z', WHITE],
      [block(0, -176, 150, 80), '#C9CCD0'],
      [arches(0, 0, 1, -176, 50, 60), '#6E7A8C'],
      ...flight(-60, -180, -300, -250),
      ...flight(60, -180, 300, -250),
      ...flight(-330, -92, -70, -178),
      ...flight(330, -92, 70, -178),
      ...flight(-80, 0, -350, -92),
      ...flight(80, 0, 350, -92),
      [block(0, 12, 170, 96), '#D3D6D8'],
      [arches(0, 0, 1, 12, 60, 70), '#8A94A4'],
    ])
    paintPaving(s, '#D3B894', '#A88E72')
    s.draw(s.at(-160, 100, 0.94), [...robed(0, '#F2C23C', s.accent), ...robed(46, '#2F8C8A', '#F6EAD2')])
    s.draw(s.at(150, 130, 1.05), walker(0, '#F6F0E0', '#3E5A8C'))
    paintPalms(s, 'left', '#1E5A44', '#5A4438', 640, 1)
  },
})
