import { cutter, paintFloating } from '#art/kit/boats.ts'
import { person } from '#art/kit/figures.ts'
import { paintFarPalms, paintPalms } from '#art/kit/frames.ts'
import { paintQuayWall, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, panes, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Gabled merchants' houses in bright colours on a tropical quay. */
export const gabledQuay = landmark({
  name: 'gabled-quay',
  palette: PALETTES.morning,
  accent: '#E2402E',
  ground: 0.64,
  sun: [220, 430, 56],
  altText: 'Dutch gables in bright colours along a harbour in the tropics, a floating bridge of boats, palms',
  paint: (s) => {
    const fronts = [
      ['#F2B23C', 0],
      ['#3FA0A8', 1],
      ['#E58A7A', 2],
      ['#F6E0A8', 0],
      ['#C9609A', 1],
      ['#6FB07A', 2],
      ['#E9783E', 0],
    ] as const
    // A wide sheet sees more of the row.
    const before = s.isWide ? fronts.length : 0
    const row = s.isWide ? [...fronts, ...fronts, ...fronts] : fronts
    row.forEach(([ink, kind], i) => {
      const x = -375 + (i - before) * 126
      const tall = 190 + ((i * 37) % 40)
      s.draw(s.at(x, 8), [
        ...solid(0, 0, 122, tall, ink, '#8A5A68', 0.12),
        [
          kind === 0
            ? `M-61 ${-tall}q6 -40 30 -44q0 -44 31 -52q31 8 31 52q24 4 30 44z`
            : kind === 1
              ? `M-61 ${-tall}v-24h20v-24h18v-24h46v24h18v24h20v24z`
              : `M-61 ${-tall}L0 ${-tall - 90}L61 ${-tall}z`,
          ink,
        ],
        [
          kind === 2
            ? `M-64 ${-tall + 4}L0 ${-tall - 100}L64 ${-tall + 4}l-8 2L0 ${-tall - 84}L-56 ${-tall + 6}z`
            : `M-61 ${-tall + 6}h122v-8h-122z`,
          '#FFFDF4',
        ],
        [
          panes(-36, 36, 3, -70, 22, 44) +
            panes(-36, 36, 3, -136, 22, 44) +
            panes(0, 0, 1, -tall - 8, 22, 34),
          '#FFFDF4',
        ],
        [panes(-36, 36, 3, -73, 14, 36) + panes(-36, 36, 3, -139, 14, 36), '#2F5A6E'],
        [arches(-34, 34, 2, 0, 36, 52), '#3A4A56'],
      ])
    })
    paintFarPalms(s, '#2F6A54', [0.28, 0.64], 150)
    paintQuayWall(s, '#F3E3C0', '#A8977E', 28)
    paintWater(s, '#2F96A0', 26)
    s.draw(s.atDepth(-40, 0.42, 1), [
      ['M-700 0h1400v14h-1400z', '#E9DDC0'],
      ['M-700 -34h1400v4h-1400z', '#5A6A70'],
      [panes(-690, 690, 50, 0, 3, 34), '#5A6A70'],
      [
        [-500, -330, -160, 10, 180, 350, 520]
          .map((x) => `M${x - 50} 14h100q-6 34 -22 40h-56q-18 -8 -22 -40z`)
          .join(''),
        '#C8553E',
      ],
      ...person(-120, s.accent),
      ...person(-70, '#FBF3DF'),
      ...person(150, '#2F5A8A'),
    ])
    paintFloating(s, s.atDepth(170, 0.82, 1.1), 120, cutter('#2F4A6A', '#F2C63C'))
    paintPalms(s, 'left', '#123F3C', '#2A3230', 470, 1)
  },
})
