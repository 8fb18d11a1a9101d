import { addLine } from '#src/posters/drawing/canvas.ts'
import { smoothPath } from '#src/posters/drawing/path.ts'
import { hills, ridge } from '#src/posters/kit/backdrops.ts'
import { person } from '#src/posters/kit/figures.ts'
import { pines } from '#src/posters/kit/frames.ts'
import { open } from '#src/posters/kit/grounds.ts'
import { LOOKS } from '#src/posters/kit/looks.ts'
import { arches, block, crenels, solid } from '#src/posters/kit/masonry.ts'
import { landmark } from '#src/posters/kit/stage.ts'

/** A wall with towers that runs over ridge after ridge. */
export const greatWall = landmark({
  name: 'great-wall',
  look: LOOKS.highland,
  accent: '#D8492E',
  ground: 0.62,
  sun: [-160, 330, 66],
  altText: 'A long wall with watchtowers climbing from ridge to ridge, hikers on its steps',
  lightText: 'on a hazy spring morning',
  paint: (s) => {
    ridge(s, '#B7C0A8', 240, 80)
    ridge(s, '#93A68C', 130, 60)
    const { canvas, unit } = s
    const run = (
      points: readonly (readonly [number, number])[],
      thick: number,
      lit: string,
      shade: string,
    ): void => {
      const line = smoothPath(points.map(([x, y]) => [s.at(x, 0).x, s.at(0, y).y]))
      addLine(canvas, line, shade, thick * unit)
      addLine(canvas, line, lit, thick * 0.5 * unit)
      addLine(canvas, line, lit, thick * 1.16 * unit, {
        'stroke-dasharray': `${4 * unit} ${5 * unit}`,
        opacity: 0.9,
      })
    }
    const tower = (x: number, y: number, size: number): void =>
      s.draw(s.at(x, y, size), [
        ...solid(0, 0, 90, 92, '#E3C698', '#9A7E68'),
        [block(0, -88, 102, 16), '#D3B488'],
        [crenels(-42, 42, 5, -102, 13), '#E3C698'],
        [arches(-24, 24, 2, -34, 18, 36), '#4E443F'],
      ])
    run(
      [
        [330, -250],
        [250, -300],
        [170, -240],
        [90, -214],
        [40, -150],
      ],
      12,
      '#DEC59C',
      '#A98F74',
    )
    tower(250, -292, 0.4)
    hills(s, '#6E8E66', 70, 50, 0)
    run(
      [
        [40, -150],
        [-30, -196],
        [-110, -150],
        [-170, -60],
        [-90, 10],
        [10, 40],
      ],
      26,
      '#E3C698',
      '#8E745F',
    )
    tower(-30, -176, 0.66)
    open(s, '#5F8454', '#7C9C60', 6)
    run(
      [
        [10, 40],
        [120, 80],
        [190, 170],
        [90, 280],
        [-60, 420],
      ],
      78,
      '#E9CFA2',
      '#8E745F',
    )
    tower(150, 120, 1.3)
    s.draw(s.near(74, 0.82, 0.9), [...person(0, s.accent), ...person(-44, '#2F5A78', '#F6E3BE')])
    pines(s, 'left', '#24453E', 430, 0.5)
  },
})
