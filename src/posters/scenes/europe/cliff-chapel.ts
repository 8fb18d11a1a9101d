import { hills } from '#src/posters/kit/backdrops.ts'
import { canoe, float } from '#src/posters/kit/boats.ts'
import { water } from '#src/posters/kit/grounds.ts'
import { LOOKS } from '#src/posters/kit/looks.ts'
import { arches, block, cone, hip, solid } from '#src/posters/kit/masonry.ts'
import { landmark } from '#src/posters/kit/stage.ts'

/** Church on its cliff point above an old deep lake. */
export const cliffChapel = landmark({
  name: 'cliff-chapel',
  look: LOOKS.dusk,
  accent: '#F2D23C',
  mist: '#F08A4E',
  ground: 0.6,
  sun: [-200, 120, 80],
  altText: 'A small brick church with a tiled drum on a cliff above a wide lake, cypresses, a boat below',
  paint: (s) => {
    hills(s, '#C9705A', 90, 30)
    water(s, '#A8605A')
    s.draw(s.at(170, 40), [
      ['M-330 20Q-240 -20 -200 -110L-120 -130H1400V720H-240V330Q-260 140 -330 20z', '#C98A5E'],
      ['M-330 20Q-240 -20 -200 -110l60 40q-30 90 20 180l-40 220h-80Q-260 140 -330 20z', '#E3AC78'],
      ['M-60 -40q-20 120 40 200M60 -60q0 140 60 240', '#8A5446'],
      ['M-205 -106L-120 -132H600v24H-110z', '#6E7A4A'],
      [
        [180, 220, 270, 330]
          .map(
            (x, i) =>
              `M${x - 14} -120Q${x - 20} -220 ${x} ${-320 - (i % 2) * 50}Q${x + 20} -220 ${x + 14} -120z`,
          )
          .join(''),
        '#3E4A40',
      ],
    ])
    s.draw(s.at(80, -84, 1.12), [
      ...solid(0, 0, 150, 90, '#E3A070', '#94543F', 0.3),
      [[-20, -46, -70].map((y) => block(0, y, 150, 5)).join(''), '#F6D6A4'],
      [arches(-40, 40, 3, -10, 18, 50), '#6A3434'],
      [hip(0, -86, 88, 34, 0.5), '#B5543E'],
      ...solid(0, -112, 70, 70, '#E9AC7A', '#9A5C46', 0.34),
      [arches(-22, 22, 3, -120, 10, 50), '#6A3434'],
      ...cone(0, -178, 92, 56, '#C0603F', '#84403A'),
      [block(0, -230, 4, 30) + block(0, -246, 16, 4), '#F6E3BE'],
    ])
    float(s, s.near(-200, 0.6, 1.1), 120, canoe('#3A2234', s.accent, '#FFF1D6'))
  },
})
