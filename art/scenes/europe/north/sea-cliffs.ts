import { sprayBand } from '#art/drawing/spray.ts'
import { person } from '#art/kit/figures.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { crenels, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Sheer cliffs with green tops, sea birds, an old tower. */
export const seaCliffs = landmark({
  name: 'sea-cliffs',
  palette: PALETTES.highland,
  accent: '#E2702E',
  ground: 0.56,
  mist: '#C3C8B2',
  sun: [-220, 260, 58],
  altText:
    'Sheer dark cliffs with green tops going down to a white surf, a round tower on the edge, walkers in coats',
  lightText: 'between two showers',
  paint: (s) => {
    paintWater(s, '#6E9298', 0)
    const cliff = (x: number, top: number, foot: number, lit: string, shade: string, grass: string): void => {
      const columns = Array.from({ length: 12 }, (_none, index) => index * (26 + top * 0.16))
      const rim = (dx: number): number => -top - 14 - dx * 0.06
      s.draw(s.at(x, 0), [
        [
          `M-52 ${foot}L-38 ${-top * 0.2}L-14 ${-top * 0.46}L-18 ${-top * 0.7}L0 ${-top}L90 ${-top - 20}L1500 ${-top - 90}V${foot + 8}z`,
          lit,
        ],
        [
          columns
            .map((dx, i) => {
              const [wide, deep] = [
                14 + top * (i % 3 === 1 ? 0.05 : 0.09),
                foot - (i % 2 === 0 ? 0 : top * 0.3),
              ]
              return `M${dx} ${rim(dx)}l${wide} ${top * 0.3}l${-wide * 0.4} ${top * 0.34}L${dx + wide * 0.7} ${deep}L${dx - wide * 0.8} ${foot}L${dx - wide * 0.2} ${-top * 0.3}z`
            })
            .join(''),
          shade,
        ],
        [
          [0.3, 0.46, 0.72, 0.86]
            .flatMap((k, row) =>
              columns.map(
                (dx, i) =>
                  `M${dx - 30 + row * 9} ${-top + (top + foot) * k - dx * 0.03}l${24 + ((i * 7) % 5) * 6} ${(i % 2) * 3}v${2 + top * 0.012}h${-20 - ((i * 7) % 5) * 6}z`,
              ),
            )
            .join(''),
          '#B8A98A',
        ],
        [
          `M-8 ${-top + 8}L-2 ${-top - 8}L90 ${-top - 34}L1500 ${-top - 110}v66L220 ${-top - 8}l-30 14l-34 -16l-40 18l-30 -14l-44 16z`,
          grass,
        ],
        [
          `M-96 ${foot + 8}q20 -22 60 -18q30 -12 60 2q40 -14 80 0q50 -12 90 2q60 -12 110 0q60 -10 120 0h1100v12h-1500q-60 12 -120 2z`,
          '#F3F2E2',
        ],
      ])
      sprayBand(s.canvas, '#F3F2E2', s.at(0, foot + 2).y, s.at(0, foot - top * 0.22).y, 0.34)
    }
    cliff(30, 130, 20, '#8E9892', '#76827F', '#93A876')
    cliff(120, 200, 100, '#7F8680', '#5F6B6A', '#7FA05C')
    s.draw(s.at(320, -268), [
      ...solid(0, 30, 60, 90, '#CFC7AE', '#8A8474', 0.36),
      [crenels(-24, 24, 4, -58, 11), '#CFC7AE'],
    ])
    cliff(236, 260, 230, '#6E7470', '#465052', '#6E9450')
    s.draw(s.atDepth(-270, 0.98, 1), [['M-500 40Q-100 -140 60 -100Q200 -60 260 60z', '#5E8A44']])
    s.draw(s.atDepth(-230, 0.76, 1), [...person(0, s.accent), ...person(52, '#F2C63C')])
    s.draw(s.at(0, 0), [
      [
        [
          [-150, -160],
          [-90, -210],
          [-200, -90],
          [-30, -120],
          [20, -260],
        ]
          .map(([x = 0, y = 0]) => `M${x - 24} ${y}q14 -16 24 -2q10 -14 24 2q-16 -6 -24 6q-8 -12 -24 -6z`)
          .join(''),
        '#FBF8EA',
      ],
    ])
  },
})
