import { paintBough } from '#art/kit/frames.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, peak, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { dog, walker } from '#art/kit/poses.ts'

const BRICKS = ['#B5563E', '#8E4A44', '#C9785A', '#A55A4E'] as const
const TRIMS = ['#3E7A6A', '#F2C23C', '#5E7AB0', '#D8503A'] as const

/** Montreal's triplexes with their outside stairs under maples in autumn. */
export const spiralStairs = landmark({
  name: 'spiral-stairs',
  palette: { ...PALETTES.autumn, top: '#8EB8CC', middle: '#D9D8C4', horizon: '#FBE3C0' },
  accent: '#2E6AB0',
  ground: 0.8,
  sun: null,
  clouds: null,
  altText:
    'A row of brick houses of three floors with curved iron stairs and balconies in front, an autumn maple and a cyclist in the street',
  paint: (s) => {
    for (let i = 0; i < 13; i += 1) {
      const x = -1400 + i * 214
      const [brick, trim] = [BRICKS[i % 4] ?? BRICKS[0], TRIMS[(i * 3) % 4] ?? TRIMS[0]]
      s.draw(s.at(x, 0), [
        [block(0, 0, 214, 560), brick],
        [block(104, 0, 6, 560), '#4A2E34'],
        ['M-107 -556v-26h20v-20h174v20h20v26z', trim],
        [i % 2 === 0 ? peak(0, -600, 90, 50) : block(0, -600, 70, 30), trim],
        [Array.from({ length: 7 }, (_n, k) => block(-84 + k * 28, -556, 10, 16)).join(''), '#FBF3DF'],
        [
          [0, 1, 2].map((f) => block(-52, -40 - f * 180, 62, 96) + block(44, -8 - f * 180, 46, 124)).join(''),
          '#F6E9D0',
        ],
        [[0, 1, 2].map((f) => block(-52, -46 - f * 180, 50, 84)).join(''), '#4A5A6E'],
        [[0, 1, 2].map((f) => block(44, -8 - f * 180, 36, 116)).join(''), trim],
        [[0, 1, 2].map((f) => `M-82 ${-146 - f * 180}q30 -26 60 0v8h-60z`).join(''), '#E8D6B8'],
        [[1, 2].map((f) => block(0, -f * 180 + 4, 206, 12)).join(''), '#3A3040'],
        [
          [1, 2]
            .map(
              (f) =>
                block(0, -f * 180 - 50, 206, 5) +
                Array.from({ length: 15 }, (_n, k) => block(-98 + k * 14, -f * 180, 3, 50)).join(''),
            )
            .join(''),
          '#3A3040',
        ],
        [
          'M40 -180C-10 -150 20 -110 -10 -80C-40 -50 -60 -30 -70 40h16C-44 -20 -20 -40 8 -66C40 -100 10 -140 60 -176z',
          '#3A3040',
        ],
        [
          'M40 -236C-30 -200 0 -160 -30 -130C-60 -100 -84 -70 -90 -10h5C-76 -66 -54 -94 -24 -126C8 -160 -20 -196 42 -230z',
          '#3A3040',
        ],
        [
          Array.from({ length: 10 }, (_n, k) => `M${34 - k * 11} ${-170 + k * 20}h26v6h-26z`).join(''),
          '#5A4A5E',
        ],
      ])
    }
    s.draw(s.at(0, 0), [
      ['M-1600 0H1300V40H-1600z', '#C9B9A8'],
      ['M-1600 40H1300V500H-1600z', '#6A6270'],
      ['M-1600 40H1300v10H-1600z', '#E3D6C4'],
      [
        [-330, -250, -160, -90, 40, 130, 220, 330, -520, -700, 520]
          .map((x, i) => `M${x} ${20 + ((i * 37) % 120)}l14 -6l4 10l-12 6z`)
          .join(''),
        '#E8823A',
      ],
    ])
    paintBough(s, 'right', '#4A3034', ['#D8502E', '#F2A03A', '#C23A2E'], 430)
    s.draw(s.at(-120, 130, 1.35), [
      [round(-54, -26, 27) + round(56, -26, 27), '#2A2430'],
      [round(-54, -26, 22) + round(56, -26, 22), '#6A6270'],
      ['M-54 -28l32 -44h56l22 46h-7l-20 -38l-30 38h-10l-22 -36l-16 34zM38 -70h24v6h-20z', s.accent],
      ['M-26 -58q-2 -50 18 -58q26 4 24 30l28 18l-4 8l-34 -14l-2 20l8 42h-10l-14 -42z', '#F2C23C'],
      [round(4, -130, 14), '#7A4632'],
      ['M-12 -134q2 -20 16 -20q16 2 16 20z', '#D8402E'],
    ])
    s.draw(s.at(230, 60, 1.15), [...walker(0, '#3E6A5A', '#E8C068'), ...dog(-96, '#F3E3C4')])
  },
})
