import { paintFarTown, paintRidge, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, cone, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A tower of stacked pods above a lit city and its hills. */
export const podTower = landmark({
  name: 'pod-tower',
  palette: PALETTES.night,
  accent: '#F2A03C',
  ground: 0.76,
  sun: [220, 560, 40],
  altText: 'A tall tower of eight stacked pods above a lit city, hills behind, hikers on a rock in front',
  paint: (s) => {
    paintRidge(s, '#2F4F7E', 190, 40)
    paintFarTown(s, ['#4A5E92', '#5A6AA0', '#3E5286'], ['#2C3E6C'], 120, 0.05)
    s.draw(s.at(30, 6), [
      ...solid(0, 0, 130, 130, '#8FB0B8', '#4A6A88', 0.4),
      ...[0, 1, 2, 3, 4, 5, 6, 7].flatMap((tier) => [
        [`M-44 ${-126 - tier * 46}l-16 -46h120l-16 46z`, '#9CC0C0'] as const,
        [`M12 ${-126 - tier * 46}l4 -46h44l-16 46z`, '#4A6E8A'] as const,
        [block(0, -136 - tier * 46, 84, 5) + block(0, -152 - tier * 46, 96, 5), '#FFE7A8'] as const,
      ]),
      ...solid(0, -494, 50, 30, '#9CC0C0', '#4A6E8A', 0.4),
      ...cone(0, -522, 24, 90, '#BFD8D4', '#5E809A'),
    ])
    paintOpenGround(s, '#1A2C4C', '#24406A', -10)
    paintTreeCrowns(s, '#1D3A50', 50, 20, '#142A42')
    paintFarTown({ ...s, groundY: s.groundY + 90 * s.unit }, ['#33477C', '#3E5286'], ['#24345E'], 60, 0)
    s.draw(s.at(-180, 260), [
      ['M-300 90L-240 -60q60 -50 130 -40l150 20q60 20 90 170z', '#0E1A30'],
      ...person(-60, s.accent),
      ...person(-6, '#7FA8D0'),
    ])
  },
})
