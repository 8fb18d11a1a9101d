import { robed } from '#art/kit/figures.ts'
import { paintFarPalms, paintPalms } from '#art/kit/frames.ts'
import { paintOpenGround, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes, peak, peaks, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Small wooden houses in sugared colours by a bright sea. */
export const clapboard = landmark({
  name: 'clapboard',
  palette: PALETTES.noon,
  accent: '#E2407A',
  ground: 0.66,
  sun: [-220, 420, 60],
  altText:
    'Small clapboard houses in pink, yellow and mint with fretwork porches under palms, a turquoise sea behind',
  paint: (s) => {
    paintWater({ ...s, groundY: s.groundY - 70 * s.unit }, '#2FB4BC')
    paintOpenGround(s, '#F6E6C0', '#E0C898', 10)
    const house = (x: number, y: number, size: number, wall: string, shade: string, shutter: string): void =>
      s.draw(s.at(x, y, size), [
        [panes(-80, 80, 5, 18, 14, 22), '#A8927A'],
        ...solid(0, 0, 190, 100, wall, shade, 0.26),
        [[-20, -40, -60, -80].map((row) => block(0, row, 190, 2)).join(''), shade],
        ['M-112 -94L-70 -160H70L112 -94z', '#C9D2CC'],
        ['M30 -160H70L112 -94H60z', '#96A8A8'],
        [peak(0, -96, 90, 60), wall],
        [
          'M-120 -70h240v8h-240zM-116 -62v62h6v-62zM110 -62v62h6v-62zM-40 -62v62h6v-62zM34 -62v62h6v-62z',
          '#FFFDF4',
        ],
        [peaks(-112, 112, 20, -62, 12, -10), '#FFFDF4'],
        [block(0, 0, 30, 60) + block(-72, -18, 34, 36) + block(72, -18, 34, 36), shutter],
        [block(-72, -18, 3, 36) + block(72, -18, 3, 36), '#FFFDF4'],
      ])
    paintFarPalms(s, '#3E8A62', [0.1, 0.36, 0.62, 0.9], 190)
    house(-250, -4, 0.86, '#8FD0C0', '#5FA098', '#FBF3DF')
    house(250, 0, 0.9, '#F6D26A', '#C69A44', '#2F7A8A')
    house(0, 36, 1.14, '#F2A6B4', '#C4707E', '#2F8A8A')
    s.draw(s.atDepth(-150, 0.66, 1.15), [
      ...robed(0, s.accent, '#FBF3DF'),
      ['M-22 -122q22 -24 44 0z', '#E9B860'],
    ])
    s.draw(s.atDepth(130, 0.72, 1.2), [
      [round(-36, -26, 26) + round(40, -26, 26), '#33303A'],
      [round(-36, -26, 21) + round(40, -26, 21), '#F6E6C0'],
      ['M-38 -28l34 -34h30l16 36l-4 2l-14 -32h-22l-36 32z', '#33303A'],
      ['M-14 -62q-6 -60 12 -66h16q12 12 10 66zM-10 -140a11 12 0 1 0 22 0a11 12 0 1 0 -22 0z', '#2F6FA8'],
    ])
    paintPalms(s, 'right', '#2A6A4E', '#6A4A3E', 600, 1)
  },
})
