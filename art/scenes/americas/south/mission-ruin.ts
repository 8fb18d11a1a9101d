import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintTreeCrowns } from '#art/kit/backdrops.ts'
import { paintTuft } from '#art/kit/frames.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { pointer, walker } from '#art/kit/poses.ts'

const RED = '#C86A4A'
const SHADE = '#8A463E'

/** The red sandstone of the Jesuit mission of Trinidad in its lawn, a pink lapacho in flower. */
export const missionRuin = landmark({
  name: 'mission-ruin',
  palette: {
    ...PALETTES.autumn,
    top: '#7EB4C8',
    middle: '#CDDCC8',
    horizon: '#FBEACC',
    lightText: 'on a winter afternoon',
  },
  accent: '#F2C23C',
  ground: 0.66,
  sun: null,
  clouds: null,
  altText:
    'Roofless walls and arches of red sandstone in a green lawn, a carved doorway between columns, a pink flowering tree and two visitors',
  paint: (s) => {
    paintTreeCrowns(s, '#7FA678', 50, 0)
    const arcade = (x: number, count: number): readonly GlyphPart[] => [
      [`M${x} 6V-150h${count * 90}V6z`, RED],
      [`M${x} -150h${count * 90}v-16h${-count * 90}z`, '#DA8662'],
      [arches(x + 45, x + count * 90 - 45, count, 6, 58, 120), '#7FA678'],
      [Array.from({ length: count }, (_n, i) => `M${x + 60 + i * 90} 6v-91q8 0 14 8V6z`).join(''), SHADE],
    ]
    s.draw(s.at(0, 10), [
      ...arcade(-1120, 9),
      ...arcade(230, 8),
      [
        'M-300 6V-300L-270 -340L-210 -330L-180 -420L-90 -440L-60 -400L40 -420L60 -470L110 -460L130 -380L180 -370L210 -280L260 -250V6z',
        RED,
      ],
      ['M110 -460L130 -380L180 -370L210 -280L260 -250V6H170V-250L130 -300z', SHADE],
      [arches(-60, -60, 1, 6, 190, 300), '#E09A74'],
      [arches(-60, -60, 1, 6, 140, 262), '#A9C49A'],
      ['M-130 6h140v-60q-70 -30 -140 0z', '#6E9A5E'],
      [block(-200, 6, 34, 220) + block(80, 6, 34, 220), '#E09A74'],
      [block(-200, -210, 54, 22) + block(80, -210, 54, 22) + block(-60, -306, 330, 20), '#E9AE88'],
      [arches(-220, 110, 2, -250, 40, 70), SHADE],
      [
        Array.from(
          { length: 20 },
          (_n, i) => `M${-280 + ((i * 137) % 500)} ${-30 - ((i * 71) % 250)}h30v4h-30z`,
        ).join(''),
        '#A9543E',
      ],
      ['M-300 -300L-270 -340L-210 -330q-30 30 -60 26zM40 -420L60 -470L110 -460q-10 40 -60 40z', '#6E9A5E'],
    ])
    paintOpenGround(s, '#8DB45E', '#B4CC78')
    s.draw(s.at(300, 60), [
      ['M-10 0C0 -120 -14 -180 -40 -250l20 -6l24 70l30 -90l18 6C20 -170 20 -80 24 0z', '#5A4038'],
      [
        'M-170 -250q-10 -90 80 -110q30 -90 130 -70q90 -30 130 50q90 30 60 120q-20 80 -120 60q-60 50 -120 10q-100 40 -160 -60z',
        '#E892A8',
      ],
      [
        'M-110 -330q40 -70 110 -60q-20 50 -110 60zM60 -380q80 -10 110 60q-70 10 -110 -60zM-60 -240q60 -40 120 0q-60 40 -120 0z',
        '#F6C0C8',
      ],
    ])
    s.draw(s.at(-210, 130, 1.2), walker(0, '#3E6A9A', s.accent))
    s.draw(s.at(-90, 150, 1.2), pointer(0, '#FBF3DF', s.accent))
    paintTuft(s, 'left', '#4E7A4A')
  },
})
