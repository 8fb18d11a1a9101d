import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { paintHills } from '#art/kit/backdrops.ts'
import { camel, robed } from '#art/kit/figures.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Steep small pyramids in orange sand. */
export const steepPyramids = landmark({
  name: 'steep-pyramids',
  palette: PALETTES.gold,
  accent: '#2F8AA8',
  ground: 0.68,
  sun: [190, 260, 84],
  altText:
    'A row of steep narrow pyramids with small chapels before them, half sunk in orange sand, two camels passing',
  paint: (s) => {
    paintHills(s, '#D98A4E', 70, 20)
    const tomb = (x: number, y: number, size: number, isBroken: boolean): void =>
      s.draw(s.at(x, y, size), [
        [isBroken ? 'M-110 0L-30 -200l14 8l16 -12l20 10L110 0z' : 'M-110 0L-10 -260h20L110 0z', '#D2744A'],
        [isBroken ? 'M20 -194L110 0H30z' : 'M4 -260h6L110 0H30z', '#7A3636'],
        [
          [-40, -80, -120, -160]
            .map((y2) => `M${-92 - y2 * 0.36} ${y2}h${120 + y2 * 0.36}v3h${-120 - y2 * 0.36}z`)
            .join(''),
          '#A8553C',
        ],
        ['M-40 0v-64l8 -10h64l8 10v64z', '#E9A468'],
        ['M-14 0v-44h28v44z', '#4A2028'],
      ])
    tomb(-330, -6, 0.6, true)
    tomb(-190, 0, 0.9, false)
    tomb(330, -4, 0.7, false)
    tomb(210, 6, 0.86, true)
    tomb(20, 20, 1.36, false)
    paintOpenGround(s, '#E29A52', '#C4783C', -14)
    const { canvas, width, height, groundY } = s
    addPath(
      canvas,
      outline`M-10 ${height}Q${width * 0.3} ${groundY + (height - groundY) * 0.5} ${width + 10} ${groundY + (height - groundY) * 0.74}V${height + 10}H-10z`,
      '#B5622F',
    )
    s.draw(s.atDepth(-120, 0.52, 1.15), [
      ...camel(0, '#8A4A36', s.accent),
      ...camel(150, '#7A3E30', '#F6E3BE'),
      ...robed(-100, '#FFF1D0', '#FFF1D0'),
    ])
  },
})
