import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { paintFarTown, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, eaves, panes, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** The little tower on its islet, the red bridge to a temple under trees. */
export const turtleTower = landmark({
  name: 'turtle-tower',
  palette: PALETTES.highland,
  accent: '#D2342C',
  mist: '#C3C8B2',
  ground: 0.56,
  sun: [-190, 260, 54],
  altText: 'A small tower on an islet in a city lake, a red wooden bridge under the trees, willows in front',
  lightText: 'in the fine drizzle of early spring',
  paint: (s) => {
    paintFarTown(s, ['#E9DDB8', '#D9C9A0', '#EBD0A0'], ['#A8725E', '#8A6A62'], 90, 0.4)
    paintTreeCrowns(s, '#6E9A78', 64, 4, '#4F7E68')
    paintWater(s, '#7FA898')
    s.draw(s.atDepth(150, 0.26, 1.2), [
      ['M-120 8q20 -30 90 -32q90 -2 130 32z', '#6E8A58'],
      ...solid(0, -16, 110, 60, '#E3D2AC', '#9E9078'),
      [arches(-34, 34, 3, -16, 22, 46), '#5E665E'],
      ...solid(0, -74, 84, 50, '#EADBB6', '#A89A80'),
      [arches(-24, 24, 3, -74, 17, 38), '#5E665E'],
      ...solid(0, -122, 48, 34, '#E3D2AC', '#9E9078'),
      [eaves(0, -150, 44, 34, 0.4), '#7E6A60'],
    ])
    paintMirrorBars(s, '#E3D2AC', 150, 110, 60, 7)
    s.draw(s.atDepth(-210, 0.44, 1.25), [
      ['M-330 10Q-120 -84 130 -10v16Q-120 -60 -330 34z', s.accent],
      ['M-330 -30Q-120 -124 130 -48v6Q-120 -116 -330 -22z', s.accent],
      [panes(-310, 120, 15, -8, 5, 50), '#8E2428'],
      [panes(-280, 100, 8, 60, 7, 60), '#8E2428'],
      ...person(-60, '#2F5A6E', '#F3E3BC'),
    ])
    const { canvas, width, height, unit } = s
    let willow = ''
    for (let index = 0; index < 22; index += 1) {
      const x = width - index * 13 * unit
      const long = (360 - index * 12 + ((index * 67) % 70)) * unit
      willow += outline`M${x} -10q${-16 * unit} ${long * 0.5} ${-4 * unit} ${long}q${8 * unit} ${-long * 0.5} ${10 * unit} ${-long}z`
    }
    addPath(canvas, willow, '#3E6E4E')
    addPath(
      canvas,
      outline`M${width - 40 * unit} ${height}q${30 * unit} ${-height * 0.6} ${20 * unit} ${-height}h${60 * unit}v${height}z`,
      '#33413C',
    )
  },
})
