import { person } from '#src/posters/kit/figures.ts'
import { water } from '#src/posters/kit/grounds.ts'
import { LOOKS } from '#src/posters/kit/looks.ts'
import { crenels, solid } from '#src/posters/kit/masonry.ts'
import { landmark } from '#src/posters/kit/stage.ts'

/** Sheer cliffs with green tops, sea birds, an old tower. */
export const seaCliffs = landmark({
  name: 'sea-cliffs',
  look: LOOKS.highland,
  accent: '#E2702E',
  ground: 0.56,
  mist: '#C3C8B2',
  sun: [-220, 260, 58],
  altText:
    'Sheer dark cliffs with green tops going down to a white surf, a round tower on the edge, walkers in coats',
  lightText: 'between two showers',
  paint: (s) => {
    water(s, '#6E9298', 0)
    const cliff = (x: number, top: number, ink: string, shade: string, grass: string, size: number): void =>
      s.draw(s.at(x, 0), [
        [
          `M-60 ${260 * size}Q-40 ${-top * 0.4} 0 ${-top}L90 ${-top - 20}L1500 ${-top - 60}V${270 * size}z`,
          ink,
        ],
        [
          [20, 90, 150, 220, 290, 370, 450]
            .map((dx) => `M${dx} ${-top}l14 ${top * 0.7}l16 ${top * 0.5}l-6 ${-top * 0.6}z`)
            .join(''),
          shade,
        ],
        [[0.25, 0.5, 0.75].map((k) => `M${-44 * k} ${-top + top * 1.2 * k}h1500v5h-1500z`).join(''), shade],
        [
          `M-4 ${-top + 4}L0 ${-top - 8}L90 ${-top - 34}L1500 ${-top - 80}v60L100 ${-top + 4}L40 ${-top + 16}z`,
          grass,
        ],
        [`M-100 ${262 * size}q60 -30 120 -8t120 -6t140 -4t140 -6t1000 -8v40h-1500z`, '#F3F2E2'],
      ])
    cliff(40, 120, '#8E9690', '#75807E', '#98A878', 0.3)
    cliff(130, 190, '#7A827E', '#5E6A6A', '#84A060', 0.62)
    s.draw(s.at(320, -268), [
      ...solid(0, 30, 60, 90, '#CFC7AE', '#8A8474', 0.36),
      [crenels(-24, 24, 4, -58, 11), '#CFC7AE'],
    ])
    cliff(250, 250, '#5E6868', '#475254', '#6E9450', 1.1)
    s.draw(s.near(-270, 0.98, 1), [['M-500 40Q-100 -140 60 -100Q200 -60 260 60z', '#5E8A44']])
    s.draw(s.near(-230, 0.76, 1), [...person(0, s.accent), ...person(52, '#F2C63C')])
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
