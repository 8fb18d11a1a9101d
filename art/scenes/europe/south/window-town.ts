import { paintGroundMist, paintMountain, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { paintBough } from '#art/kit/frames.ts'
import { paintMirrorBars, paintQuayWall, paintWater } from '#art/kit/grounds.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { crenels, hip, panes, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const ROWS = 6

/** White houses with wide eaves, their upper storey all windows; the row behind looks over the roofs of this one. */
function paintRow(s: LandmarkContext, row: number): void {
  const count = ROWS + 2 - row
  const scale = 1.1 - row * 0.05
  for (let i = 0; i < count; i += 1) {
    const across = (i - (count - 1) / 2) * 100 * scale + (row % 2 === 0 ? 0 : 18) - 14
    const wide = 92 + ((i * 29 + row * 17) % 20)
    const lift = (i * 23 + row * 31) % 18
    const edge = wide / 2 - 15
    s.draw(s.at(across, -2 - row * 66 - lift, scale), [
      ...solid(0, 30, wide - 8, 62, '#BFA887', '#8E7A6E', 0.22),
      ...solid(0, 0, wide, 54, '#FFF8EA', '#CFC6C2', 0.2),
      [panes(-edge, edge, 4, -9, 13, 32), '#5A3A34'],
      [panes(-edge / 2, edge / 2, 2, 22, 11, 18), '#4A2F30'],
      [hip(0, -52, wide / 2 + 12, 24, 0.56), '#C2603F'],
      [`M${wide * 0.12} -52L${wide * 0.2} -76H${wide * 0.34}L${wide / 2 + 12} -52z`, '#8E4038'],
    ])
  }
}

/** A slope of white houses whose windows stand above each other, a castle on the crest, a river below. */
export const windowTown = landmark({
  name: 'window-town',
  palette: PALETTES.noon,
  accent: '#D8302A',
  ground: 0.74,
  sun: [-250, 560, 52],
  altText:
    'White houses with rows of tall windows stacked up a slope to a castle wall, a river and a footpath below',
  paint: (s) => {
    paintMountain(s, 300, 430, 420, '#8FA9B8', '#66869E', 0, 0.5)
    paintGroundMist(s, 260, 0.6)
    s.draw(s.at(0, 20), [
      [
        'M-1500 0V-170Q-560 -210 -420 -330Q-280 -450 -150 -470Q20 -490 170 -470Q300 -440 400 -320Q540 -190 1500 -130V0z',
        '#7E9A5C',
      ],
      ['M170 -470Q300 -440 400 -320Q540 -190 1500 -130V0H460Q380 -250 170 -470z', '#557A54'],
    ])
    s.draw(s.at(10, -444), [
      ...solid(0, 6, 340, 40, '#D9C08E', '#A58A6E', 0.3),
      [crenels(-164, 164, 15, -33, 12), '#D9C08E'],
      ...solid(-120, 8, 54, 78, '#D9C08E', '#A58A6E', 0.4),
      ...solid(96, 8, 46, 66, '#D9C08E', '#A58A6E', 0.4),
      [crenels(-140, -100, 3, -69, 12) + crenels(80, 112, 3, -57, 11), '#C9AE7E'],
    ])
    for (let row = ROWS - 1; row >= 0; row -= 1) paintRow(s, row)
    paintTreeCrowns(s, '#5E8A4E', 34, 14, '#3E6A4C')
    paintQuayWall(s, '#E9D9B4', '#B59E80', 40)
    paintWater(s, '#4F9A8E', 38)
    paintMirrorBars(s, '#FFF8EA', 0, 52, 210, 8)
    s.draw(s.at(-150, 4, 0.5), person(0, s.accent, '#FFF3D0'))
    paintBough(s, 'right', '#4A3A30', ['#3E6A4C', '#6E9A50'], 240)
  },
})
