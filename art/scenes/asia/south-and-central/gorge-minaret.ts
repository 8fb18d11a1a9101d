import { paintGroundMist, paintHills, paintMountain } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, dome, panes, taper } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A slender banded minaret alone between the walls of a gorge. */
export const gorgeMinaret = landmark({
  name: 'gorge-minaret',
  palette: PALETTES.gold,
  accent: '#2F9AA8',
  ground: 0.74,
  sun: [0, 470, 70],
  altText: 'A tall carved minaret alone beside a river, bare mountain walls on both sides',
  lightText: 'late in the day',
  paint: (s) => {
    paintMountain(s, -300, 560, 260, '#C98A5A', '#8A5546', 0, 1)
    paintMountain(s, 320, 600, 280, '#BC7C52', '#7E4C44', 0, 1)
    paintGroundMist(s, 300, 0.5)
    paintHills(s, '#A8744E', 60, 30, 0.3)
    paintOpenGround(s, '#C9985E', '#A0703F', 0)
    s.draw(s.at(10, 30, 1.1), [
      [taper(0, 0, 96, 260, 0.8), '#E3B87A'],
      ['M8 0V-260h30l10 260z', '#9A6A4A'],
      [taper(0, -268, 62, 150, 0.76), '#E9C489'],
      ['M6 -268v-150h18l7 150z', '#9A6A4A'],
      [taper(0, -424, 40, 70, 0.8), '#E3B87A'],
      [block(0, -256, 92, 14) + block(0, -414, 62, 12), '#F6DCA8'],
      [block(0, -170, 82, 14) + block(0, -340, 54, 10), s.accent],
      [[-60, -110, -210, -300, -380].map((y) => panes(-24, 4, 3, y, 10, 26)).join(''), '#B5824E'],
      [dome(0, -492, 18, 26), '#F6DCA8'],
    ])
    s.draw(s.atDepth(-170, 0.55, 1.1), [
      ...person(0, '#F6E3BE', '#8A5546'),
      ...person(52, '#5E6E86', '#F6E3BE'),
    ])
  },
})
