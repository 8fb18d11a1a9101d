import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { paintHills } from '#art/kit/backdrops.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Buttes above a straight road. */
export const butteRoad = landmark({
  name: 'butte-road',
  palette: PALETTES.dusk,
  accent: '#2F9AB0',
  ground: 0.64,
  sun: [-30, 90, 90],
  altText: 'A straight road running to sandstone buttes in the desert, a pickup truck coming along it',
  lightText: 'at sunset',
  paint: (s) => {
    paintHills(s, '#C9604E', 20, 6, 0.3)
    const butte = (x: number, w: number, h: number, lit: string, shade: string): void =>
      s.draw(s.at(x, 8), [
        [
          `M${-w * 1.9} 0Q${-w * 1.1} ${-h * 0.24} ${-w} ${-h * 0.4}L${-w * 0.92} ${-h * 0.96}l${w * 0.3} ${-h * 0.04}h${w * 0.9}l${w * 0.5} ${h * 0.05}L${w} ${-h * 0.4}Q${w * 1.1} ${-h * 0.24} ${w * 1.9} 0z`,
          lit,
        ],
        [
          `M${w * 0.3} ${-h}l${w * 0.5} ${h * 0.05}L${w} ${-h * 0.4}Q${w * 1.1} ${-h * 0.24} ${w * 1.9} 0H${w * 0.6}Q${w * 0.5} ${-h * 0.4} ${w * 0.3} ${-h}z`,
          shade,
        ],
        [
          [-0.7, -0.4, -0.1, 0.14]
            .map((k) => `M${w * k} ${-h * 0.94}l${w * 0.04} ${h * 0.5}l${w * 0.06} ${-h * 0.02}z`)
            .join(''),
          shade,
        ],
      ])
    butte(-240, 96, 260, '#D2603E', '#7A2E40')
    s.draw(s.at(-150, 8), [['M-12 -60l4 -180h16l6 184z', '#C0563C']])
    butte(230, 110, 290, '#C9583A', '#72283C')
    butte(60, 50, 150, '#D98058', '#9A4A4C')
    paintOpenGround(s, '#D9744A', '#B0503A', 0)
    const { canvas, height, groundY, x, unit } = s
    addPath(
      canvas,
      outline`M${x - 6 * unit} ${groundY}h${12 * unit}L${x + 180 * unit} ${height}H${x - 180 * unit}z`,
      '#4A2C40',
    )
    for (const [from, to] of [
      [0.06, 0.12],
      [0.2, 0.3],
      [0.42, 0.58],
      [0.72, 0.96],
    ] as const)
      addPath(
        canvas,
        outline`M${x - (1 + 6 * from) * unit} ${groundY + (height - groundY) * from}h${(2 + 12 * from) * unit}L${x + (1 + 6 * to) * unit} ${groundY + (height - groundY) * to}h${-(2 + 12 * to) * unit}z`,
        '#FFE0A4',
      )
    s.draw(s.atDepth(66, 0.4, 0.9), [
      ['M-50 0v-40q4 -34 20 -44h60q16 10 20 44v40z', s.accent],
      ['M-34 -42l8 -32h52l8 32z', '#FFE9C0'],
      [round(-34, -24, 8) + round(34, -24, 8), '#FFF6DC'],
      [block(-36, 6, 18, 14) + block(36, 6, 18, 14), '#2C1C2E'],
    ])
    for (const [dx, y, size] of [
      [-280, 0.5, 1],
      [300, 0.7, 1.4],
      [-340, 0.86, 1.6],
      [220, 0.3, 0.6],
    ] as const)
      s.draw(s.atDepth(dx, y, size), [
        ['M-40 0q-6 -30 16 -34q4 -20 24 -16q24 -4 26 18q20 6 14 32z', '#6E6A4A'],
      ])
  },
})
