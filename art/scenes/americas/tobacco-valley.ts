import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { paintGroundMist } from '#art/kit/backdrops.ts'
import { cow, person } from '#art/kit/figures.ts'
import { paintFarPalms } from '#art/kit/frames.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Round-topped limestone hills over tobacco fields. */
export const tobaccoValley = landmark({
  name: 'tobacco-valley',
  palette: PALETTES.forest,
  accent: '#D2382C',
  ground: 0.6,
  sun: [-200, 310, 62],
  altText:
    'Round-topped hills like green loaves above red tobacco fields, a thatched drying barn, a farmer with oxen',
  paint: (s) => {
    for (const [x, w, h, lit, shade] of [
      [-300, 150, 190, '#A8BE84', '#7E9E78'],
      [320, 170, 210, '#A8BE84', '#7E9E78'],
      [-110, 170, 270, '#84A866', '#537E5C'],
      [170, 190, 240, '#7EA262', '#4F785A'],
    ] as const)
      s.draw(s.at(x, 6), [
        [`M${-w} 0Q${-w * 1.06} ${-h * 0.9} ${-w * 0.3} ${-h}Q${w * 0.9} ${-h * 1.04} ${w} 0z`, lit],
        [
          `M${w * 0.1} ${-h}Q${w * 0.92} ${-h * 0.96} ${w} 0H${w * 0.3}Q${w * 0.5} ${-h * 0.6} ${w * 0.1} ${-h}z`,
          shade,
        ],
        [
          [-0.5, -0.1, 0.4]
            .map(
              (k) =>
                `M${w * k} ${-h * 0.7}q${w * 0.08} ${h * 0.3} 0 ${h * 0.5}q${w * 0.14} ${-h * 0.2} 0 ${-h * 0.5}z`,
            )
            .join(''),
          '#E3D6B0',
        ],
      ])
    paintGroundMist(s, 90, 0.5)
    paintFarPalms(s, '#4A6E48', [0.08, 0.2, 0.76, 0.9], 170)
    paintOpenGround(s, '#C4693E', '#A8522F', 0)
    const { canvas, height, groundY, x, unit } = s
    for (let i = -10; i <= 10; i += 1)
      addPath(
        canvas,
        outline`M${x + i * 34 * unit} ${groundY + 30 * unit}h${12 * unit}L${x + (i + 0.4) * 150 * unit} ${height}h${-60 * unit}z`,
        '#6E9A4A',
      )
    s.draw(s.at(210, 60, 1.1), [
      ['M-120 0L-90 -60H90L120 0z', '#7A4E34'],
      ['M-140 -36Q-60 -150 0 -160Q60 -150 140 -36z', '#C9A05A'],
      ['M0 -160Q60 -150 140 -36H40z', '#8E6E3E'],
      ['M-18 0v-50h36v50z', '#3A2A24'],
    ])
    s.draw(s.atDepth(-110, 0.62, 1.3), [
      ...cow(20, '#E9D9B8', '#C9AE86'),
      ...person(130, '#FBF3DF', '#E3C07A'),
      ['M60 -30l70 -20l2 5l-70 22z', '#5A3A2C'],
      ['M-60 -60q20 -16 30 0z', s.accent],
    ])
  },
})
