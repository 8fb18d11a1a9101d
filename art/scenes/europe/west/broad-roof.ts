import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { paintFirs, paintHills } from '#art/kit/backdrops.ts'
import { person, robed } from '#art/kit/figures.ts'
import { paintPines } from '#art/kit/frames.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Broad-roofed farmhouse between firs, women in bobble hats. */
export const broadRoof = landmark({
  name: 'broad-roof',
  palette: PALETTES.highland,
  accent: '#C8302A',
  mist: '#C3C8B2',
  ground: 0.66,
  sun: [210, 380, 54],
  altText: 'A dark wooden farmhouse under one huge hipped roof in a valley of firs, flower boxes, a brook',
  lightText: 'on a mild day in late summer',
  paint: (s) => {
    paintHills(s, '#8FA890', 260, 50)
    paintFirs(s, '#6E9180', 60, -190)
    paintHills(s, '#5E8468', 170, 40, 0.4)
    paintFirs(s, '#3E6650', 110, -80)
    paintOpenGround(s, '#8DAE5A', '#A8C268', 20)
    s.draw(s.at(30, 30, 1.16), [
      ...solid(0, 0, 330, 60, '#E9DDC0', '#A89C88', 0.2),
      ...solid(0, -56, 330, 70, '#6E4A38', '#463230', 0.24),
      [panes(-140, 140, 9, -70, 20, 28) + panes(-140, 140, 9, -16, 18, 26), '#F3E6C4'],
      [block(0, -62, 340, 8), '#4A3430'],
      [[-140, -105, -70, -35, 0, 35, 70, 105, 140].map((x) => round(x, -68, 8)).join(''), '#E2553A'],
      ['M-230 -90Q-150 -130 -110 -240H110Q150 -130 230 -90l-10 14H-220z', '#5A4A46'],
      ['M30 -240H110Q150 -130 230 -90l-10 14H90z', '#3A3236'],
      ['M-50 -130l50 -50l50 50z', '#6E4A38'],
      [panes(-14, 14, 2, -136, 14, 20), '#F3E6C4'],
      [block(60, -236, 24, 44), '#E9DDC0'],
    ])
    const { canvas, width, height, groundY, unit } = s
    addPath(
      canvas,
      outline`M${width * 0.1} ${groundY + 70 * unit}Q${width * 0.5} ${groundY + 110 * unit} ${width * 0.3} ${height * 0.9}T${width * 0.5} ${height + 10}H${width * 0.9}Q${width * 0.5} ${height * 0.96} ${width * 0.5} ${height * 0.9}T${width * 0.1} ${groundY + 80 * unit}z`,
      '#8FB8B8',
    )
    s.draw(s.atDepth(-230, 0.62, 1.1), [
      ...robed(0, '#2A2A30', '#FBF6EA'),
      ['M-24 -116q24 -14 48 0l-4 8h-40z', '#FBF6EA'],
      [round(-14, -124, 9) + round(2, -130, 10) + round(17, -124, 9), s.accent],
      ...person(64, '#3E5A4A', '#2A2A30'),
    ])
    paintPines(s, 'right', '#1F3A30', 460, 0.4)
  },
})
