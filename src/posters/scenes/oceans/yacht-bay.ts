import { addPath } from '#src/posters/drawing/canvas.ts'
import { outline } from '#src/posters/drawing/path.ts'
import { crowns } from '#src/posters/kit/backdrops.ts'
import { float, yacht } from '#src/posters/kit/boats.ts'
import { person } from '#src/posters/kit/figures.ts'
import { palms } from '#src/posters/kit/frames.ts'
import { water } from '#src/posters/kit/grounds.ts'
import { LOOKS } from '#src/posters/kit/looks.ts'
import { arches, hip, solid } from '#src/posters/kit/masonry.ts'
import { landmark } from '#src/posters/kit/stage.ts'

/** A deep bay full of yachts, seen from the hill. */
export const yachtBay = landmark({
  name: 'yacht-bay',
  look: LOOKS.gold,
  accent: '#E2452E',
  mist: '#FFD184',
  ground: 0.4,
  sun: [-200, 150, 70],
  altText:
    'A deep bay between green headlands seen from the hill above, white yachts at anchor, red roofs below',
  paint: (s) => {
    water(s, '#4F9AA0', 0, '#FFE29A')
    const { canvas, width, height, groundY, unit } = s
    addPath(
      canvas,
      outline`M-10 ${groundY - 60 * unit}Q${width * 0.2} ${groundY - 90 * unit} ${width * 0.34} ${groundY + 10 * unit}Q${width * 0.3} ${groundY + 60 * unit} ${width * 0.12} ${groundY + 110 * unit}Q${width * 0.3} ${groundY + 150 * unit} ${width * 0.2} ${groundY + 230 * unit}L-10 ${groundY + 260 * unit}z`,
      '#7E8E48',
    )
    addPath(
      canvas,
      outline`M${width + 10} ${groundY - 100 * unit}Q${width * 0.8} ${groundY - 120 * unit} ${width * 0.66} ${groundY + 10 * unit}Q${width * 0.7} ${groundY + 80 * unit} ${width * 0.92} ${groundY + 130 * unit}Q${width * 0.74} ${groundY + 170 * unit} ${width * 0.84} ${groundY + 250 * unit}L${width + 10} ${groundY + 270 * unit}z`,
      '#5E7440',
    )
    for (const [x, y, size] of [
      [-60, 0.12, 0.3],
      [30, 0.18, 0.38],
      [-110, 0.26, 0.44],
      [90, 0.3, 0.5],
      [-20, 0.38, 0.56],
      [150, 0.44, 0.62],
      [-150, 0.5, 0.66],
      [40, 0.56, 0.8],
    ] as const)
      float(s, s.near(x, y, size), 90, yacht('#FFFDF4', '#FFFDF4', '#E9CFA8'))
    addPath(
      canvas,
      outline`M-10 ${height}V${height * 0.8}Q${width * 0.3} ${height * 0.78} ${width * 0.5} ${height * 0.86}T${width + 10} ${height * 0.78}V${height}z`,
      '#4A5E38',
    )
    for (const [x, y, size, wall] of [
      [-290, 0.84, 0.9, '#FBEFD6'],
      [-190, 0.9, 1, '#F6DCA8'],
      [270, 0.82, 0.9, '#FBEFD6'],
      [180, 0.92, 1.1, '#F2C9A8'],
    ] as const)
      s.draw(s.near(x, y, size), [
        ...solid(0, 0, 90, 44, wall, '#A8806A', 0.3),
        [hip(0, -42, 56, 30, 0.6), s.accent],
        [arches(-26, 26, 3, 0, 16, 30), '#4A5E6A'],
      ])
    crowns({ ...s, groundY: height * 0.96 }, '#3A5230', 34, 20, '#2A3E2A')
    palms(s, 'right', '#24382A', '#3A2A28', 420, 1)
    s.draw(s.near(-30, 0.96, 1), [...person(0, '#FBEFD6'), ...person(46, '#2F6A8A')])
  },
})
