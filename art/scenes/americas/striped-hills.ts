import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { paintGroundMist } from '#art/kit/backdrops.ts'
import { llama, robed } from '#art/kit/figures.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, cone, hip, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Stripes of coloured rock, cardon cactus. */
export const stripedHills = landmark({
  name: 'striped-hills',
  palette: PALETTES.arid,
  accent: '#F2D23C',
  ground: 0.72,
  sun: [220, 480, 56],
  altText:
    'Hills striped in red, violet, green and cream above a white church, a llama and tall cactus in front',
  paint: (s) => {
    const { canvas, width, groundY, unit } = s
    const inks = [
      '#C98A6A',
      '#8E5A6E',
      '#E9CFA0',
      '#B8503E',
      '#7E9A86',
      '#F3DDB0',
      '#A8445A',
      '#D98A54',
    ] as const
    inks.forEach((ink, i) => {
      const y = groundY - (330 - i * 38) * unit
      const dip = (i % 2 === 0 ? 60 : 40) * unit
      addPath(
        canvas,
        outline`M-10 ${y + 60 * unit}L${width * 0.14} ${y - dip * 0.4}L${width * 0.26} ${y + dip}L${width * 0.42} ${y - dip}L${width * 0.56} ${y + dip * 0.7}L${width * 0.7} ${y - dip * 1.2}L${width * 0.84} ${y + dip * 0.6}L${width + 10} ${y - dip * 0.3}V${groundY + 6}H-10z`,
        ink,
      )
    })
    paintGroundMist(s, 70, 0.5)
    s.draw(s.at(0, 6), [
      ...solid(-40, 0, 150, 60, '#FFFBF0', '#C9B49E', 0.3),
      [hip(-40, -56, 84, 26, 0.9), '#B5704E'],
      ...solid(50, 0, 40, 120, '#FFFBF0', '#C9B49E', 0.36),
      [arches(50, 50, 1, -76, 18, 30) + block(-40, 0, 26, 40), '#5E4A4E'],
      ...cone(50, -118, 46, 30, '#B5704E', '#7E4C44'),
      [
        [-190, -160, -130, 130, 160, 195]
          .map((x, i) => `M${x - 10} 4Q${x - 14} -60 ${x} ${-120 - (i % 3) * 20}Q${x + 14} -60 ${x + 10} 4z`)
          .join(''),
        '#6E8A4A',
      ],
    ])
    paintOpenGround(s, '#DDAE74', '#B98650', 0)
    const cactus = (x: number, y: number, size: number): void =>
      s.draw(s.atDepth(x, y, size), [
        [
          'M-22 0V-330q22 -34 44 0V0zM22 -120h40q16 -4 16 -20v-90q14 -22 28 0v104q-4 36 -44 36h-40zM-22 -170h-36q-14 -4 -14 -20v-60q13 -20 26 0v50h24z',
          '#3F6E4E',
        ],
        ['M4 0V-348q12 4 18 18V0zM92 -240q8 0 14 10v104q-4 36 -44 36h-10q36 -10 40 -40z', '#274E40'],
        [`${round(0, -350, 9)}${round(92, -246, 7)}${round(-59, -266, 7)}`, s.accent],
      ])
    cactus(-300, 0.96, 1)
    cactus(310, 0.8, 0.76)
    cactus(180, 0.4, 0.34)
    s.draw(s.atDepth(-60, 0.6, 1.1), [...llama(0, '#8E5E44', s.accent), ...robed(110, '#B8305A', '#4A3A34')])
  },
})
