import { person, robed } from '#art/kit/figures.ts'
import { paintPaving } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, cupola, dome, panes, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const STONE = '#F0DDB4'

const STONE_SHADE = '#B0957A'

/** A square within two arms of columns, a dome, an obelisk. */
export const columnArms = landmark({
  name: 'column-arms',
  palette: PALETTES.noon,
  accent: '#C8342E',
  ground: 0.68,
  sun: [-230, 430, 60],
  altText:
    'A great dome above a church front, curved arms of columns around a square, an obelisk and a fountain',
  lightText: 'on a clear morning before the queues',
  paint: (s) => {
    paintPaving(s, '#E6D6B4', '#BBA888')
    s.draw(s.at(0, 10, 1.12), [
      ...solid(0, 0, 330, 140, STONE, STONE_SHADE, 0.12),
      [panes(-150, 150, 10, 0, 16, 110), '#FFF8E6'],
      [panes(-132, 132, 9, -6, 10, 84), '#6A6470'],
      ['M-80 -118L0 -156L80 -118z', '#FFF8E6'],
      [block(0, -134, 346, 12), '#FFF8E6'],
      [[-150, -110, -70, 70, 110, 150].map((x) => `M${x - 5} -144l2 -22q3 -8 6 0l2 22z`).join(''), STONE],
      ...cupola(-96, -140, 30, 44, '#8FA8AE', '#5E7A86'),
      ...cupola(96, -140, 30, 44, '#8FA8AE', '#5E7A86'),
      ...solid(0, -142, 150, 70, STONE, STONE_SHADE, 0.3),
      [panes(-64, 64, 8, -150, 7, 52), '#FFF8E6'],
      ...cupola(0, -210, 82, 130, '#9CB4B8', '#5E7E8C'),
      [
        [-46, -16, 14, 44]
          .map((x) => `M${x} -210Q${x * 0.9} -290 0 -338h2Q${x * 0.9 + 5} -290 ${x + 5} -210z`)
          .join(''),
        '#C9D8D6',
      ],
      ...solid(0, -332, 24, 34, STONE, STONE_SHADE, 0.4),
      [dome(0, -364, 14, 18) + block(0, -380, 4, 24), '#F2C23C'],
      [
        'M-170 0h-60Q-390 20 -420 110v-76Q-380 -60 -220 -76h50zM170 0h60Q390 20 420 110v-76Q380 -60 220 -76h-50z',
        STONE,
      ],
      [
        [-190, -214, -240, -268, -298, -330, -362, -392]
          .map((x, i) => `M${x} ${2 + i * i * 1.5}v${-54 - i * 2}h8v${54 + i * 2}z`)
          .join('') +
          [182, 206, 232, 260, 290, 322, 354, 384]
            .map((x, i) => `M${x} ${2 + i * i * 1.5}v${-54 - i * 2}h8v${54 + i * 2}z`)
            .join(''),
        '#8A7A70',
      ],
    ])
    s.draw(s.atDepth(0, 0.42, 1), [
      ['M-30 0h60v-20h-60zM-22 -20h44v-16h-44z', STONE_SHADE],
      ['M-15 -36L-10 -250L0 -270L10 -250L15 -36z', '#D9A890'],
      ['M2 -268L10 -250L15 -36H4z', '#98706A'],
      ['M-2 -268h4v-26h-4zM-8 -286h16v4h-16z', '#3A3440'],
    ])
    s.draw(s.atDepth(180, 0.5, 1), [
      ['M-70 0q0 -20 70 -22t70 22q-10 16 -70 16t-70 -16z', '#C9B89A'],
      ['M-6 -10v-50h12v50zM-34 -58q34 -16 68 0q-34 16 -68 0z', '#C9B89A'],
      ['M-3 -66q-30 -10 -30 40q4 -30 30 -34q26 4 30 34q0 -50 -30 -40z', '#FFFFFF'],
    ])
    s.draw(s.atDepth(-160, 0.72, 1.1), [...robed(0, '#2A2A36', '#FFFBF0'), ...person(56, s.accent)])
  },
})
