import { addLine, addPath } from '#art/drawing/canvas.ts'
import { type Point, smoothPath } from '#art/drawing/path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintRidge } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { paintPines } from '#art/kit/frames.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, crenels, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A wall with towers that runs over ridge after ridge. */
export const greatWall = landmark({
  name: 'great-wall',
  palette: PALETTES.highland,
  accent: '#D8492E',
  ground: 0.62,
  sun: [-160, 330, 66],
  altText: 'A long wall with watchtowers climbing from ridge to ridge, hikers on its steps',
  lightText: 'on a hazy spring morning',
  paint: (s) => {
    paintRidge(s, '#B7C0A8', 240, 80)
    paintRidge(s, '#93A68C', 130, 60)
    const crest = (points: readonly Point[], wide: number, ink: string, grass: string): void => {
      const line = smoothPath(
        points.map(([x, y]) => [s.at(x, 0).x, s.at(0, y).y]),
        s.height + 4,
      )
      addPath(s.canvas, line, ink)
      const fold = points.flatMap(([x, y], index) =>
        index % 2 === 1
          ? [
              `M${x} ${y + wide}Q${x + 30} ${y + 90} ${x + 90} ${y + 170}Q${x} ${y + 120} ${x - 20} ${y + 60}z`,
            ]
          : [],
      )
      s.draw(s.at(0, 0), [[fold.join(''), grass]])
    }
    const wall = (points: readonly Point[], tall: number): void => {
      const at = (lift: number): readonly Point[] =>
        points.map(([x, y]) => [s.at(x, 0).x, s.at(0, y - lift).y])
      addLine(s.canvas, smoothPath(at(tall * 0.2)), '#8E745F', tall * s.unit)
      addLine(s.canvas, smoothPath(at(tall * 0.5)), '#E9CFA2', tall * 0.5 * s.unit)
      addLine(s.canvas, smoothPath(at(tall * 0.9)), '#E9CFA2', tall * 0.34 * s.unit, {
        'stroke-dasharray': `${tall * 0.3 * s.unit} ${tall * 0.24 * s.unit}`,
      })
    }
    const tower = (x: number, y: number, size: number): void =>
      s.draw(s.at(x, y, size), [
        ...solid(0, 6, 92, 98, '#E3C698', '#9A7E68'),
        [block(0, -88, 104, 16), '#D3B488'],
        [crenels(-44, 44, 5, -102, 13), '#E3C698'],
        [arches(-26, 26, 2, -34, 18, 36), '#4E443F'],
      ])
    const far: readonly Point[] = [
      [-1100, -150],
      [-420, -140],
      [-280, -190],
      [-150, -160],
      [0, -236],
      [130, -180],
      [270, -270],
      [440, -200],
      [1100, -180],
    ]
    const middle: readonly Point[] = [
      [-1100, -20],
      [-440, -20],
      [-320, -60],
      [-190, -30],
      [-60, -128],
      [90, -50],
      [230, -96],
      [440, -10],
      [1100, 0],
    ]
    crest(far, 10, '#9FAF90', '#8CA082')
    wall(far.slice(2), 13)
    tower(0, -236, 0.34)
    tower(270, -270, 0.42)
    sprayBand(s.canvas, s.palette.horizon, s.at(0, 10).y, s.at(0, -190).y, 0.7)
    crest(middle, 16, '#77956C', '#65835E')
    wall(middle.slice(2), 24)
    tower(-60, -120, 0.66)
    sprayBand(s.canvas, s.palette.horizon, s.at(0, 120).y, s.at(0, -40).y, 0.5)
    paintOpenGround(s, '#5F8454', '#7C9C60', -110)
    const near: readonly Point[] = [
      [230, -96],
      [300, -20],
      [290, 60],
      [200, 120],
    ]
    wall(near, 40)
    s.draw(s.at(0, 0), [
      ['M128 124L236 124Q250 230 110 380L20 560V720H-330L-260 560L-110 320Q80 210 128 124z', '#D9BC8E'],
      [
        [150, 176, 206, 240, 280, 326, 380]
          .map(
            (y, i) =>
              `M${-(i * i * 8.4) + 116 - i * 22} ${y}H${236 - i * i * 3.4}v${3 + i * 0.8}H${-(i * i * 8.4) + 114 - i * 22}z`,
          )
          .join(''),
        '#B5936C',
      ],
      [
        'M128 124L106 104Q40 210 -130 300L-300 540L-360 720H-330L-260 560L-110 320Q80 210 128 124z',
        '#9A7E68',
      ],
      ['M236 124L256 100Q290 240 140 392L56 560L40 720H20V560L110 380Q250 230 236 124z', '#F2DAAE'],
      [
        [
          [252, 106, 12],
          [258, 140, 14],
          [256, 180, 17],
          [240, 226, 20],
          [214, 276, 24],
          [176, 330, 28],
          [130, 396, 32],
        ]
          .map(([x = 0, y = 0, w = 0]) => block(x + 4, y + 2, w, w))
          .join(''),
        '#F2DAAE',
      ],
      [
        [
          [100, 112, 12],
          [70, 150, 14],
          [26, 196, 17],
          [-32, 240, 20],
          [-96, 282, 24],
          [-146, 330, 28],
          [-196, 392, 32],
        ]
          .map(([x = 0, y = 0, w = 0]) => block(x - 4, y + 4, w, w))
          .join(''),
        '#8A6E5C',
      ],
    ])
    tower(184, 130, 1.36)
    s.draw(s.at(10, 300, 0.95), [...person(0, s.accent), ...person(-48, '#2F5A78', '#F6E3BE')])
    paintPines(s, 'left', '#24453E', 430, 0.5)
  },
})
