import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { person, robed } from '#art/kit/figures.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Foliage combed flat by the wind: tufts that all stream to the left. */
const wisps = (lift: number, share: number): string =>
  [
    [-20, -150, 170, 46],
    [-90, -176, 200, 60],
    [-60, -206, 190, 56],
    [-160, -200, 190, 58],
    [-130, -232, 170, 46],
    [-230, -186, 130, 44],
  ]
    .map(([x = 0, y = 0, long = 0, thick = 0]) => {
      const [l, t] = [long * share, thick * share]
      return `M${x} ${y + lift}q${-l * 0.16} ${-t * 1.1} ${-l * 0.5} ${-t * 0.9}q${-l * 0.34} ${t * 0.1} ${-l * 0.62} ${t * 0.5}q${l * 0.2} ${t * 0.02} ${l * 0.3} ${t * 0.3}q${l * 0.2} ${-t * 0.06} ${l * 0.3} ${t * 0.36}q${l * 0.3} ${t * 0.1} ${l * 0.52} ${-t * 0.26}z`
    })
    .join('')

/** A wind-bent tree on a bright beach. */
export const windTree = landmark({
  name: 'wind-tree',
  palette: PALETTES.noon,
  accent: '#E2603A',
  mist: '#FCE9BE',
  ground: 0.5,
  sun: [-220, 280, 66],
  altText:
    'A tree bent flat by the trade wind over a white beach, pelicans on posts, a kitesurfer on turquoise water',
  paint: (s) => {
    paintWater(s, '#2FB0B4')
    const { canvas, width, height } = s
    for (const [lift, ink] of [
      [0.04, '#8FDCD2'],
      [0.02, '#FFFDF2'],
      [0, '#F9EAC8'],
    ] as const)
      addPath(
        canvas,
        outline`M-10 ${height * (0.76 - lift)}Q${width * 0.4} ${height * (0.64 - lift)} ${width + 10} ${height * (0.7 - lift)}V${height + 10}H-10z`,
        ink,
      )
    s.draw(s.atDepth(150, 0.72, 1.5), [
      [
        'M-30 0Q0 -30 -6 -90Q-14 -140 -70 -160Q-140 -180 -210 -170l4 -10Q-130 -196 -60 -176Q10 -160 22 -90Q26 -40 60 0z',
        '#6A4A3E',
      ],
      [
        'M-60 -166q-60 -60 -130 -84l8 -4q80 20 132 84zM-110 -172q-70 -20 -130 8l-4 -6q70 -32 136 -8z',
        '#6A4A3E',
      ],
      [wisps(0, 1), '#2F6A4A'],
      [wisps(-14, 0.94), '#4F8A52'],
      [wisps(-34, 0.62), '#84B462'],
    ])
    s.draw(s.atDepth(280, 0.24, 0.8), [
      ['M-5 60V-40h10V60zM55 70V-20h10V70z', '#5A4A44'],
      ['M-24 -44q-6 -30 14 -34q4 -26 20 -26q10 6 4 14l26 18l-30 -6q10 30 -14 36z', '#8A7A70'],
      ['M36 -24q-6 -30 14 -34q4 -26 20 -26q10 6 4 14l26 18l-30 -6q10 30 -14 36z', '#8A7A70'],
    ])
    s.draw(s.at(130, 44, 0.75), [
      ['M-90 -300Q-20 -370 70 -330Q-10 -340 -76 -286z', s.accent],
      ['M-80 -290L0 -60l3 -1L-66 -290zM60 -326L4 -60h3L66 -322z', '#FBF6E6'],
      ['M-16 0l8 -40q-4 -30 10 -34q14 6 10 34l6 40z', '#1D3A5C'],
      [round(2, -84, 9), '#7A4632'],
      ['M-44 4q40 12 90 -4l-4 8q-46 10 -86 -4z', s.accent],
    ])
    s.draw(s.atDepth(-110, 0.86, 1), [...person(0, s.accent, '#FBEFD6'), ...robed(56, '#F2C63C', '#7A4632')])
  },
})
