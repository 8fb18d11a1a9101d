import { paintHills } from '#art/kit/backdrops.ts'
import { canoe, paintFloating } from '#art/kit/boats.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, cone, hip, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Church on its cliff point above an old deep lake. */
export const cliffChapel = landmark({
  name: 'cliff-chapel',
  palette: PALETTES.dusk,
  accent: '#F2D23C',
  mist: '#F08A4E',
  ground: 0.6,
  sun: [-200, 120, 80],
  altText: 'A small brick church with a tiled drum on a cliff above a wide lake, cypresses, a boat below',
  paint: (s) => {
    paintHills(s, '#C9705A', 90, 30)
    paintWater(s, '#A8605A')
    s.draw(s.at(170, 40), [
      [
        'M-330 34L-306 -6L-268 -22L-248 -70L-200 -104L-120 -130H1400V720H-250L-262 330L-300 210L-290 110z',
        '#C98A5E',
      ],
      [
        'M-330 34L-306 -6L-268 -22L-248 -70L-200 -104L-168 -70L-190 -10L-150 60L-176 150L-140 240L-160 330V720H-250L-262 330L-300 210L-290 110z',
        '#E3AC78',
      ],
      [
        'M-168 -70L-130 -100L-100 -30L-120 40L-80 130L-100 230L-60 330V720H-110L-130 330L-104 240L-140 150L-112 60L-150 -10zM-20 -118L20 -60L0 30L40 120L10 230L40 330H-10L-30 220L0 120L-40 20L-10 -60zM110 -118L150 -40L120 60L170 160L150 330H110L130 170L84 60L110 -40zM260 -118L300 0L270 120L310 330H250L270 130L230 20z',
        '#94543F',
      ],
      [
        'M-262 330L-300 210L-290 110L-268 60L-250 130L-262 220L-226 330zM-248 -70L-232 -20L-250 30L-268 -22z',
        '#F2C48E',
      ],
      [
        'M-236 -66q16 -18 34 0l-4 10h-28zM-150 62q20 -20 40 2l-4 12h-34zM-10 34q18 -20 38 0l-4 12h-30zM-120 236q18 -16 36 2l-4 10h-30z',
        '#5E6A48',
      ],
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
    paintFloating(s, s.atDepth(-200, 0.6, 1.1), 120, canoe('#3A2234', s.accent, '#FFF1D6'))
  },
})
