import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { paintHills } from '#art/kit/backdrops.ts'
import { penguin } from '#art/kit/figures.ts'
import { paintReeds } from '#art/kit/frames.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes, peak, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Penguins on a beach of the southern isles, no ice. */
export const penguinBeach = landmark({
  name: 'penguin-beach',
  palette: PALETTES.noon,
  accent: '#E2603A',
  ground: 0.5,
  sun: [-220, 300, 52],
  altText:
    'Penguins coming out of the surf on a white beach, tussac grass, a white-fenced wooden house with a red roof',
  lightText: 'on a windy summer day',
  paint: (s) => {
    paintHills(s, '#9AAE84', 50, 20, 0.4)
    s.draw(s.at(220, 4), [
      ...solid(0, 0, 120, 50, '#FFFDF4', '#C3CCCC', 0.3),
      [peak(0, -48, 140, 44), '#C8382E'],
      [panes(-34, 34, 3, -12, 16, 20), '#3E5A78'],
      [panes(-130, 130, 22, 4, 4, 22) + block(0, -8, 270, 3), '#FFFDF4'],
    ])
    paintWater(s, '#2F96A8', 4)
    const { canvas, width, height } = s
    for (const [lift, ink] of [
      [0.05, '#8FD2D0'],
      [0.025, '#FFFFFF'],
      [0, '#F3ECD8'],
    ] as const)
      addPath(
        canvas,
        outline`M-10 ${height * (0.72 - lift)}Q${width * 0.5} ${height * (0.64 - lift)} ${width + 10} ${height * (0.74 - lift)}V${height + 10}H-10z`,
        ink,
      )
    for (const [x, y, size] of [
      [-300, 0.46, 0.62],
      [-230, 0.5, 0.7],
      [-60, 0.46, 0.66],
      [120, 0.5, 0.7],
      [260, 0.58, 0.84],
      [-160, 0.64, 1],
      [40, 0.68, 1.1],
      [-290, 0.84, 1.4],
      [-60, 0.9, 1.6],
    ] as const)
      s.draw(s.atDepth(x, y, size), penguin(0, '#1D2A3C', '#FFFDF4', s.accent))
    paintReeds(s, 'right', '#6E8A3E', 230)
  },
})
