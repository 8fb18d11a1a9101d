import { paintGroundMist, paintHills, paintMountain } from '#art/kit/backdrops.ts'
import { rider } from '#art/kit/figures.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, taper } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Wax palms as tall as towers above a green valley. */
export const waxPalms = landmark({
  name: 'wax-palms',
  palette: PALETTES.monsoon,
  accent: '#D8432E',
  ground: 0.6,
  sun: [-210, 340, 54],
  altText:
    'Very tall slender palms on steep green pastures in drifting cloud, two riders in ponchos below them',
  paint: (s) => {
    paintMountain(s, -180, 330, 420, '#8FBA98', '#6A9A88', 0, 0.4)
    paintMountain(s, 260, 280, 380, '#84B08E', '#5F9080', 0, 0.4)
    paintGroundMist(s, 230)
    paintHills(s, '#7EAE62', 90, 60, 0.2)
    const palm = (x: number, y: number, tall: number, ink: string): void =>
      s.draw(s.at(x, y), [
        [taper(0, 0, 14, tall, 0.7), '#E9E2C4'],
        [`M2 0V${-tall}h3l2 ${tall}z`, '#A8A48A'],
        [[0.15, 0.3, 0.45, 0.6, 0.75, 0.9].map((k) => block(0, -tall * k, 12, 2)).join(''), '#8E8A74'],
        [
          `M0 ${-tall}q-40 -50 -84 -20q50 0 84 20q-60 -14 -80 30q40 -30 80 -30q-30 30 -20 66q20 -40 20 -66q0 30 24 66q6 -40 -24 -66q40 0 80 30q-20 -46 -80 -30q34 -20 84 -20q-44 -30 -84 20q-6 -50 -2 -70q-10 30 2 70z`,
          ink,
        ],
      ])
    for (const [x, y, tall] of [
      [-330, -20, 240],
      [-250, -50, 300],
      [-60, -40, 260],
      [60, -60, 330],
      [330, -30, 280],
    ] as const)
      palm(x, y, tall, '#4F8A66')
    paintGroundMist(s, 110, 0.5)
    paintOpenGround(s, '#84B45A', '#9AC46A', 0)
    palm(-180, 40, 520, '#2F6E50')
    palm(190, 60, 580, '#2A664A')
    palm(280, 110, 470, '#2F6E50')
    s.draw(s.atDepth(-110, 0.56, 1.2), [...rider(0, '#5A3A30', s.accent, '#F3E3BE')])
    s.draw(s.atDepth(60, 0.4, 0.9), [...rider(0, '#3A2C2C', '#2F5A8A', '#F3E3BE')])
  },
})
