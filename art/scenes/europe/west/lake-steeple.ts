import { paintGroundMist, paintMountain } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { paintMirrorBars, paintQuayWall, paintWater } from '#art/kit/grounds.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { arches, block, panes, round, solid, taper } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const WALLS = ['#F6E3BE', '#E9B26A', '#FFF8EA', '#E3A08A', '#D9CDA8'] as const

/** A house with its gable to the lake: plaster below, dark boards above, flowers under the windows. */
function paintHouse(s: LandmarkContext, across: number, down: number, tall: number, index: number): void {
  s.draw(s.at(across, down), [
    ...solid(0, 0, 78, tall, WALLS[index % WALLS.length] ?? '#F6E3BE', '#9A8A80', 0.24),
    [`M-39 ${-tall + 34}V${-tall}L0 ${-tall - 42}L39 ${-tall}V${-tall + 34}z`, '#7A5038'],
    [`M-50 ${-tall + 8}L0 ${-tall - 48}L50 ${-tall + 8}l-8 5L0 ${-tall - 34}L-42 ${-tall + 13}z`, '#4A3436'],
    [panes(-20, 12, 2, -14, 12, 20) + panes(-20, 12, 2, -tall + 26, 12, 18), '#3E3A44'],
    [block(-4, -tall + 20, 58, 7), index % 2 === 0 ? '#D2543A' : '#4E8A5A'],
  ])
}

/** Houses and a slim steeple between a steep wood and a still lake. */
export const lakeSteeple = landmark({
  name: 'lake-steeple',
  palette: PALETTES.morning,
  accent: '#F2C230',
  ground: 0.62,
  sun: [-110, 400, 50],
  altText:
    'A slim church spire and gabled houses on the shore of a still lake, steep wooded mountains above, a flat wooden boat',
  lightText: 'on a summer morning',
  paint: (s) => {
    paintMountain(s, -60, 330, 250, '#C3CDCC', '#8AA3AE', 0.3)
    paintGroundMist(s, 190, 0.7)
    s.draw(s.at(0, 8), [
      ['M-1500 0V-760Q-420 -400 -330 -310Q-270 -220 -190 -160Q-130 -90 -40 0z', '#4F8A78'],
      ['M-1500 0V-520Q-430 -260 -360 -170Q-300 -100 -220 0z', '#2F6A60'],
      ['M-90 0Q-10 -110 60 -180Q110 -280 190 -390Q250 -470 330 -500L1500 -620V0z', '#3E7A62'],
      ['M190 0Q230 -150 290 -250Q330 -330 420 -400L1500 -470V0z', '#1F5450'],
    ])
    const tiers = [
      [150, -120, 84],
      [238, -136, 78],
      [322, -126, 88],
      [96, -60, 88],
      [186, -66, 90],
      [270, -72, 86],
      [356, -60, 92],
      [-66, -2, 74],
      [106, -2, 84],
      [194, -2, 92],
      [282, -2, 82],
      [366, -2, 96],
    ] as const
    for (const [index, [across, down, tall]] of tiers.entries()) paintHouse(s, across, down, tall, index)
    s.draw(s.at(10, -2), [
      ...solid(10, 0, 96, 84, '#F3E9D2', '#A89E98', 0.26),
      ['M-44 -80L-30 -124H50L64 -80z', '#6E5A5A'],
      ...solid(-26, 0, 46, 150, '#FFF8EA', '#B5ABA6', 0.36),
      [arches(-30, -30, 1, -104, 12, 26), '#3E3A44'],
      [round(-26, -138, 9), '#3E3A44'],
      [taper(-26, -148, 54, 30, 0.5), '#4A4A54'],
      [taper(-26, -176, 27, 190, 0.06), '#5E5E66'],
      ['M-24 -366L-20 -176H-12.5z', '#33353F'],
      [arches(-6, 40, 3, -24, 12, 34), '#3E3A44'],
    ])
    paintQuayWall(s, '#C9BFA8', '#7E7A74', 16)
    paintWater(s, '#2F7F86', 14)
    paintMirrorBars(s, '#FFF8EA', -16, 26, 46, 12)
    paintMirrorBars(s, '#1F5450', 250, 24, 170, 8)
    s.draw(s.atDepth(-150, 0.56, 1.1), [
      ['M-150 -14Q-150 10 -110 16H90Q140 10 170 -26L150 -22Q120 -2 80 -4H-110Q-136 -4 -150 -14z', '#5E3F34'],
      ['M-150 -14Q-136 -4 -110 -4H80Q120 -2 150 -22L170 -26Q140 -12 84 -10H-110z', '#A8764E'],
      ...person(-84, s.accent, '#3E3A44'),
      ['M-62 -84L-30 40h5L-56 -86z', '#5E3F34'],
    ])
  },
})
