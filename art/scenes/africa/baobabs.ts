import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { paintHills } from '#art/kit/backdrops.ts'
import { robed } from '#art/kit/figures.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** The avenue of baobabs, an ox cart on the red road. */
export const baobabs = landmark({
  name: 'baobabs',
  palette: PALETTES.dusk,
  accent: '#2F9A7A',
  ground: 0.72,
  sun: [-20, 90, 110],
  altText: 'Baobabs with bare crowns along a red road, an ox cart and people walking home between them',
  paint: (s) => {
    paintHills(s, '#C9644A', 30, 8, 0.4)
    paintOpenGround(s, '#C4693E', '#A04E34', 0)
    const { canvas, groundY, height, x, unit } = s
    addPath(
      canvas,
      outline`M${x - 30 * unit} ${groundY}h${60 * unit}L${x + 240 * unit} ${height}H${x - 200 * unit}z`,
      '#F2B27A',
    )
    const baobab = (dx: number, y: number, size: number, trunk: string, shade: string): void =>
      s.draw(s.at(dx, y, size), [
        ['M-60 0Q-40 -60 -44 -200Q-48 -330 -36 -390h76Q50 -330 46 -200Q44 -60 66 0z', trunk],
        ['M10 0Q16 -200 14 -390h26Q50 -330 46 -200Q44 -60 66 0z', shade],
        [
          'M-36 -380Q-60 -430 -140 -440l-4 -8Q-60 -446 -20 -400Q-50 -470 -90 -490l4 -8Q-30 -480 -4 -410Q-6 -480 -30 -530l8 -4Q14 -480 12 -410Q30 -470 70 -504l6 6Q40 -460 30 -400Q70 -450 140 -452v9Q70 -430 40 -380z',
          trunk,
        ],
        [
          'M-190 -440q40 -40 80 -10q-30 30 -80 10zM-130 -500q30 -40 70 -8q-30 26 -70 8zM-60 -540q40 -40 76 -4q-36 24 -76 4zM40 -510q40 -40 80 -6q-36 26 -80 6zM96 -454q40 -34 90 0q-44 28 -90 0z',
          '#5E4A34',
        ],
      ])
    baobab(-60, 6, 0.36, '#A85A48', '#7E3E42')
    baobab(70, 8, 0.4, '#A85A48', '#7E3E42')
    baobab(-150, 20, 0.62, '#8E4A42', '#66303A')
    baobab(170, 26, 0.7, '#8E4A42', '#66303A')
    baobab(-320, 70, 1.16, '#6E3438', '#481F30')
    baobab(330, 80, 1.24, '#6E3438', '#481F30')
    s.draw(s.atDepth(10, 0.5, 1.05), [
      ['M-70 -20l10 -50h70l8 50z', '#5A2A2A'],
      [round(-40, -12, 26) + round(6, -12, 26), '#3A1C28'],
      [round(-40, -12, 18) + round(6, -12, 18), '#C98A56'],
      [
        'M20 -36h60v5h-60zM70 0l4 -34q-4 -26 22 -28h30q16 4 14 26l2 36h-8l-4 -24h-36l-6 24zM138 -60q16 -6 20 6l-8 12l-12 -4z',
        '#F6E3BE',
      ],
      [
        'M-36 -70q-4 -50 14 -54q16 4 14 54zM-30 -134a9 10 0 1 0 18 0a9 10 0 1 0 -18 0zM-38 -138q17 -20 34 0z',
        s.accent,
      ],
    ])
    s.draw(s.atDepth(-120, 0.76, 1.2), [
      ...robed(0, '#F2C23C', '#E2552E'),
      ['M-20 -124h40l-6 -18h-28z', '#8A5A36'],
    ])
  },
})
