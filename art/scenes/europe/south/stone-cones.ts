import { paintHills } from '#art/kit/backdrops.ts'
import { person, robed } from '#art/kit/figures.ts'
import { paintPaving } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, peak, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Cones of dry stone over whitewashed rooms. */
export const stoneCones = landmark({
  name: 'stone-cones',
  palette: PALETTES.noon,
  accent: '#D8432E',
  ground: 0.72,
  sun: [-220, 440, 60],
  altText: 'Whitewashed houses under grey stone cones with painted signs, a lane between them, bougainvillea',
  paint: (s) => {
    paintHills(s, '#A8B884', 140, 20)
    const trullo = (x: number, y: number, wide: number, tall: number): void =>
      s.draw(s.at(x, y), [
        ...solid(0, 0, wide, tall, '#FFFDF4', '#C9CCC8', 0.3),
        [peak(0, -tall + 4, wide * 1.12, wide * 0.9), '#A8A59A'],
        [`M0 ${-tall + 4 - wide * 0.9}L${wide * 0.56} ${-tall + 4}H${wide * 0.1}z`, '#76767A'],
        [
          [0.2, 0.4, 0.6]
            .map(
              (k) =>
                `M${-wide * 0.56 * (1 - k)} ${-tall + 4 - wide * 0.9 * k}h${wide * 1.12 * (1 - k)}v3h${-wide * 1.12 * (1 - k)}z`,
            )
            .join(''),
          '#8E8E8A',
        ],
        [
          round(0, -tall - wide * 0.9, wide * 0.07) + block(0, -tall - wide * 0.84, wide * 0.08, 10),
          '#FFFDF4',
        ],
        [
          `M${-wide * 0.16} 0v${-tall * 0.5}q${wide * 0.16} ${-wide * 0.2} ${wide * 0.32} 0v${tall * 0.5}z`,
          '#3E6E86',
        ],
      ])
    for (const [x, y, w, h] of [
      [-330, -60, 110, 70],
      [-200, -76, 120, 70],
      [-60, -84, 116, 70],
      [90, -80, 124, 74],
      [240, -70, 116, 70],
      [360, -60, 120, 70],
    ] as const)
      trullo(x, y, w, h)
    trullo(-300, 20, 190, 120)
    trullo(300, 16, 200, 126)
    trullo(-110, 4, 150, 100)
    trullo(130, 4, 150, 96)
    paintPaving({ ...s, groundY: s.groundY + 10 * s.unit }, '#EBE0C4', '#C3B496')
    s.draw(s.at(-330, 24), [
      [
        [-60, -30, 0, 30, 60, -46, 14, 44].map((x, i) => round(x, -40 - (i % 4) * 34, 26)).join(''),
        '#C8407A',
      ],
      [[-40, 10, 50].map((x) => round(x, -24, 20)).join(''), '#5E8A52'],
    ])
    s.draw(s.atDepth(20, 0.56, 1.15), [...robed(0, '#2A2A36', '#2A2A36'), ...person(60, s.accent, '#F6E3BE')])
  },
})
