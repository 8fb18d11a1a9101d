import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist, paintMountain } from '#art/kit/backdrops.ts'
import { landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const DARK = '#2A2434'
const ring = (x: number, y: number, r: number): string =>
  `${round(x, y, r)}M${x - r + 4} ${y}a${r - 4} ${r - 4} 0 1 1 ${2 * (r - 4)} 0a${r - 4} ${r - 4} 0 1 1 ${8 - 2 * r} 0z`

/** Someone on a loaded bicycle, to the left. */
const cyclist = (shirt: string, bags: string, helmet: string): readonly GlyphPart[] => [
  [ring(-46, -28, 28) + ring(46, -28, 28), DARK],
  [
    'M-48 -28l12 -52l5 1l-12 52zM-34 -70l40 40l40 2v5l-43 -2l-40 -40zM-34 -68l52 -4l-12 46h-5l10 -40l-46 3zM-44 -84h22v5h-22z',
    '#D8DCDC',
  ],
  ['M14 -74h24v6h-24z', DARK],
  ['M20 -60h44q6 0 6 6v26q0 8 -8 8h-30q-8 0 -8 -8z', bags],
  ['M28 -78h40v14h-40zM-66 -48h26q4 0 4 6v16q0 6 -6 6h-18q-6 0 -6 -6z', bags],
  ['M14 -76q-22 8 -22 26l6 36h11l-3 -34l24 -20z', DARK],
  ['M34 -76q-14 4 -22 -2l-18 -46q6 -16 20 -12q24 18 20 60z', shirt],
  ['M-4 -126l-30 38l5 6l40 -30z', shirt],
  ['M-16 -142a11 12 0 1 0 22 0a11 12 0 1 0 -22 0z', '#7A4632'],
  ['M-20 -144q2 -18 18 -16q14 2 12 18q-16 -4 -30 -2z', helmet],
]

const pole = (x: number, y: number, k: number): string =>
  `M${x - 2.4 * k} ${y}v${-150 * k}h${4.8 * k}v${150 * k}zM${x - 24 * k} ${y - 132 * k}h${48 * k}v${-5 * k}h${-48 * k}z`

/** The Pamir Highway: a long straight road, poles, two loaded bicycles, a blue lake below white mountains. */
export const highRoad = landmark({
  name: 'high-road',
  palette: {
    ...PALETTES.arid,
    top: '#1C5AA2',
    middle: '#6FAAD0',
    horizon: '#F6E6CC',
    lightText: 'in thin clear air',
  },
  accent: '#E5392F',
  ground: 0.46,
  focus: { narrow: 0.5, wide: 0.58 },
  sun: null,
  clouds: null,
  altText:
    'Two loaded bicycles on a long road with poles across a bare ochre plateau, a deep blue lake beyond it and a range of white mountains',
  paint: (s) => {
    for (const [across, tall, reach] of [
      [-960, 190, 220],
      [-700, 230, 240],
      [-420, 210, 220],
      [640, 220, 230],
      [900, 190, 240],
      [-200, 270, 230],
      [390, 250, 230],
      [90, 310, 260],
    ] as const)
      paintMountain(s, across, tall, reach, '#B79C94', '#7C6E92', 0.62)
    paintGroundMist(s, 70, 0.6)
    s.draw(s.at(0, 0), [
      ['M-1600 900V-4Q-600 -14 0 0Q600 8 1600 -6V900z', '#C79F74'],
      [
        'M-1600 18Q-700 6 -260 16Q100 8 420 22Q900 12 1600 26V112Q900 92 470 102Q240 92 70 112Q-220 134 -520 112Q-900 132 -1600 112z',
        '#1F6FA6',
      ],
      [
        'M-1600 88Q-900 108 -520 90Q-220 112 70 90Q240 70 470 80Q900 70 1600 90V112Q900 92 470 102Q240 92 70 112Q-220 134 -520 112Q-900 132 -1600 112z',
        '#4FB0BE',
      ],
      [
        'M-1600 122Q-900 142 -520 122Q-220 144 70 120Q240 100 470 110Q900 100 1600 120V132Q900 112 470 122Q240 112 70 132Q-220 154 -520 132Q-900 152 -1600 132z',
        '#F2E9D6',
      ],
      ['M-1600 900V210Q-700 150 -300 190Q100 230 500 170Q900 130 1600 190V900z', '#B98A5C'],
      ['M-1600 900V360Q-900 290 -500 330Q-200 350 -80 420Q-20 520 -60 660L-160 900H-1600z', '#9E7048'],
    ])
    s.draw(s.at(0, 0), [
      [
        'M150 128L170 128Q230 190 300 290Q420 440 640 680L840 900H-420L-180 680Q100 420 170 290Q210 200 150 128z',
        '#6E6670',
      ],
      [
        'M216 256l8 0l4 30h-12zM222 310l14 0l4 44h-22zM224 384l20 0l6 66h-36zM216 486l32 0l8 100h-60z',
        '#F2E6CC',
      ],
      [
        pole(118, 132, 0.22) +
          pole(108, 150, 0.32) +
          pole(90, 182, 0.48) +
          pole(50, 236, 0.72) +
          pole(-40, 330, 1.15) +
          pole(-300, 520, 2.1),
        '#4A3238',
      ],
    ])
    s.draw(s.at(108, 446, 1.05), cyclist(s.accent, '#F2C23C', '#F6EEDC'))
    s.draw(s.at(270, 300, 0.62), cyclist('#2E6A7A', '#D9573E', '#F2C23C'))
  },
})
