import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { person } from '#art/kit/figures.ts'
import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, cone, crenels, peak, peaks, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Abbey mount rising from tidal sands. */
export const tidalMount = landmark({
  name: 'tidal-mount',
  palette: PALETTES.gold,
  accent: '#2F6FA0',
  ground: 0.64,
  sun: [-220, 190, 80],
  altText:
    'An abbey with a spire on a rock of walls and houses, rising from wet tidal sands, walkers crossing',
  paint: (s) => {
    paintWater(s, '#E0A860')
    s.draw(s.at(30, 16, 1.16), [
      ['M-330 0Q-260 -50 -220 -90Q-140 -170 -70 -190H80Q160 -160 220 -80Q260 -40 330 0z', '#8A7A52'],
      ['M60 -190q110 30 160 110q40 40 110 80H120q30 -100 -60 -190z', '#5E5440'],
      [crenels(-290, 290, 30, -20, 10) + block(0, 4, 600, 30), '#E3BC86'],
      [
        [-230, -180, -130, -80, -30, 20, 70, 120, 170, 220]
          .map((x, i) => block(x, -22, 42, 40 + (i % 3) * 16))
          .join(''),
        '#F2D6A4',
      ],
      [
        [-230, -180, -130, -80, -30, 20, 70, 120, 170, 220]
          .map((x, i) => peak(x, -60 - (i % 3) * 16, 46, 26))
          .join(''),
        '#7A5A50',
      ],
      ...solid(0, -110, 250, 80, '#E9C48A', '#8E6448', 0.3),
      [arches(-100, 100, 9, -116, 16, 54), '#5E3E38'],
      ...solid(10, -186, 180, 70, '#F2D6A4', '#98704E', 0.3),
      [peaks(-66, 86, 8, -252, 14, 30) + arches(-56, 70, 7, -196, 12, 46), '#6A4840'],
      ['M-84 -250h190l-16 -40h-158z', '#7A5A50'],
      ...solid(10, -280, 50, 70, '#F2D6A4', '#98704E', 0.36),
      ...cone(10, -346, 46, 160, '#7A5A50', '#4E3A3C'),
      ['M8 -500h4v-34h-4z', '#F6D27A'],
    ])
    paintMirrorBars(s, '#A8784A', 30, 30, 210, 9)
    const { canvas, width, height, groundY } = s
    addPath(
      canvas,
      outline`M-10 ${height}V${groundY + (height - groundY) * 0.5}Q${width * 0.3} ${groundY + (height - groundY) * 0.34} ${width * 0.5} ${groundY + (height - groundY) * 0.56}T${width + 10} ${groundY + (height - groundY) * 0.6}V${height}z`,
      '#E9C07E',
    )
    for (const [x, y, coat] of [
      [-180, 0.72, s.accent],
      [-130, 0.74, '#C8452E'],
      [-84, 0.73, '#FBF0D4'],
      [-34, 0.76, '#5A4A3E'],
    ] as const)
      s.draw(s.atDepth(x, y, 0.9), person(0, coat))
  },
})
