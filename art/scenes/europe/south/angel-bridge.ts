import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintTreeCrowns } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, crenels, cupola, panes, peak, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { pointer, walker } from '#art/kit/poses.ts'

const angel = (x: number): readonly GlyphPart[] => [
  [block(x, 0, 40, 46) + block(x, -46, 48, 8), '#E8D8BC'],
  [block(x + 12, 0, 16, 46), '#A9968C'],
  [`M${x - 12} -52q-4 -50 4 -66h16q8 16 4 66z`, '#FBF3E2'],
  [`M${x - 8} -104q-40 -30 -34 -60q30 10 38 50zM${x + 8} -104q40 -30 34 -60q-30 10 -38 50z`, '#F3E6CF'],
  [round(x, -126, 9), '#FBF3E2'],
]

/** Sant'Angelo's bridge with its angels, the round castle beyond and the dome of Saint Peter's. */
export const angelBridge = landmark({
  name: 'angel-bridge',
  palette: {
    ...PALETTES.autumn,
    top: '#5E9AC0',
    middle: '#C4D2C8',
    horizon: '#FBE3B8',
    lightText: 'on a morning in October',
  },
  accent: '#D8402E',
  ground: 0.56,
  sun: null,
  clouds: null,
  altText:
    'A bridge lined with stone angels leading to a round castle of brick, the dome of a basilica behind and plane trees along the river',
  paint: (s) => {
    s.draw(s.at(-300, 0), [
      ...cupola(0, -110, 74, 96, '#A9BCC8', '#7A90A6'),
      [block(0, -80, 150, 34) + block(0, -204, 22, 34), '#C9CCC4'],
      [block(0, 0, 330, 84), '#D3C8B4'],
      [peak(0, -230, 14, 30), '#7A90A6'],
    ])
    paintTreeCrowns(s, '#B59A4E', 44, 6, '#8E7A44')
    s.draw(s.at(60, 10), [
      [block(0, 0, 520, 90), '#D9B48A'],
      ['M-220 -90V-270H220V-90z', '#C8845E'],
      ['M90 -90V-270H220V-90z', '#8E5648'],
      ['M-226 -262H226v-18H-226z', '#EBD0A6'],
      [crenels(-214, 214, 16, -280, 14), '#D9A878'],
      [block(0, -280, 230, 70) + block(0, -350, 150, 50), '#DDAE80'],
      [block(80, -280, 70, 70) + block(50, -350, 50, 50), '#94604E'],
      [
        'M-6 -400h12v-20h-12zM-10 -420q-6 -40 6 -54h8q12 14 6 54zM-4 -450l-34 -30l4 -14l36 30zM4 -450l34 -30l-4 -14l-36 30z',
        '#4A4A50',
      ],
      [panes(-190, 60, 7, -190, 12, 22) + panes(-190, 60, 7, -130, 12, 22), '#6E4038'],
      [panes(-90, 30, 5, -300, 14, 26), '#6E4038'],
    ])
    const deep = (s.height - s.groundY) / s.unit + 40
    s.draw(s.at(0, 0), [
      [`M-1500 8H1200V${deep}H-1500z`, '#6E9A90'],
      ['M-1500 8H1200v20H-1500z', '#C9B394'],
    ])
    sprayBand(s.canvas, '#E4E2C4', s.groundY + 26 * s.unit, s.groundY + 120 * s.unit, 0.7)
    s.draw(s.at(0, 0), [
      [`M-60 20H110L430 ${deep}H-330z`, '#E3D3B4'],
      [`M-60 20L-330 ${deep}h-110L-84 20zM110 20L430 ${deep}h110L134 20z`, '#B9A58E'],
      [`M-84 20L-440 ${deep}h-400L-96 30zM134 20L540 ${deep}h400L146 30z`, '#94806E'],
      [
        [0, 1, 2, 3, 4]
          .map(
            (i) =>
              `M${-66 - i * i * 9} ${34 + i * i * 18}h${182 + i * i * 20}v${2 + i}h${-182 - i * i * 20}z`,
          )
          .join(''),
        '#C4B294',
      ],
    ])
    for (const [y, d, size] of [
      [40, 92, 0.42],
      [80, 122, 0.6],
      [150, 168, 0.86],
      [280, 250, 1.3],
    ] as const) {
      s.draw(s.at(22 - d - 26, y, size), angel(0))
      s.draw(s.at(26 + d + 26, y, size), angel(0))
    }
    s.draw(s.at(20, 120, 0.7), [...person(-30, '#3E6A9A'), ...person(20, '#F2C23C')])
    s.draw(s.at(50, 250, 1.1), walker(0, s.accent, '#2A2430'))
    s.draw(s.at(-60, 330, 1.25), pointer(0, '#F6F0E0', '#3E5A7A'))
  },
})
