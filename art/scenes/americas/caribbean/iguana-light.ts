import { paintTuft } from '#art/kit/frames.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, dome, hip, round, solid, taper } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** An iguana on its rock before the lighthouse of Petite Terre. */
export const iguanaLight = landmark({
  name: 'iguana-light',
  palette: { ...PALETTES.noon, top: '#3E9CBC', middle: '#9AD2D2', horizon: '#FBEFCC' },
  accent: '#F2762E',
  ground: 0.5,
  sun: null,
  clouds: null,
  altText:
    'A large green iguana on a limestone rock, a shallow lagoon with a catamaran and a stone lighthouse on a low islet behind it',
  paint: (s) => {
    s.draw(s.at(170, 4), [
      ['M-330 0q120 -30 330 -26t330 20v10z', '#5E9460'],
      [taper(0, -20, 60, 190, 0.7), '#E3D3B4'],
      ['M4 -20L8 -210H21L30 -20z', '#9A8A7E'],
      [block(0, -206, 54, 10) + block(0, -214, 30, 30), '#4A4A55'],
      [dome(0, -242, 17, 18), s.accent],
      ...solid(66, -18, 70, 34, '#E3D3B4', '#9A8A7E', 0.3),
      [hip(66, -50, 40, 16, 0.7), '#C8603E'],
    ])
    paintWater(s, '#2EB0B8', 0, '#DDF2DC', null)
    s.draw(s.at(-220, 90, 0.7), [
      ['M-3 -20v-230h6v230z', '#4A3A44'],
      ['M8 -30V-240Q70 -130 92 -30zM-8 -30V-220Q-60 -120 -70 -30z', '#FFFDF4'],
      ['M-120 -18h250l-14 26h-36l-8 -16h-140l-10 16h-36z', '#FBF6E8'],
    ])
    s.draw(s.at(0, 0), [
      ['M-1500 120q700 -30 1200 10q500 20 1500 -20v34q-900 30 -1500 4q-600 -20 -1200 6z', '#6ED0C4'],
      ['M-1500 900V360L-900 340L-460 330L-260 270L40 300L300 280L520 360L1200 380V900z', '#C9BA9C'],
      [
        'M-260 270L40 300L300 280L520 360L330 420L60 380L-180 400L-330 900H-1500V360L-900 340L-460 330z',
        '#DDD0B4',
      ],
      ['M60 380L330 420L520 360L1200 380V900H-100z', '#A3937E'],
    ])
    s.draw(s.at(-10, 330, 1.35), [
      ['M150 0Q260 10 330 60Q400 110 470 110Q380 150 290 90Q210 40 130 30z', '#5E8A4A'],
      [
        'M-150 -40q-60 -6 -90 -34q-30 -34 -10 -66q30 -36 90 -30q40 6 60 40q90 10 170 40q90 30 110 70q-10 40 -60 44l-150 0q-90 -10 -120 -64z',
        '#7FAE5A',
      ],
      ['M-90 20q70 26 240 4q30 -10 30 -44q-90 30 -190 10q-80 -10 -120 -30q0 40 40 60z', '#A9C86E'],
      [
        'M-100 10l-34 60l-44 22l8 12l54 -14l44 -70zM110 14l50 54l-10 28l70 8l0 -12l-34 -8l-20 -74z',
        '#5E8A4A',
      ],
      ['M-230 -90q-20 60 10 90q40 -10 40 -70z', s.accent],
      [
        Array.from(
          { length: 13 },
          (_n, i) => `M${-150 + i * 22} ${-132 + i * 8 - (i < 3 ? 4 : 0)}l6 -26l14 30z`,
        ).join(''),
        '#4A7040',
      ],
      [round(-196, -124, 11), '#F6E3A0'],
      [round(-197, -124, 5), '#2A2A26'],
      ['M-250 -100q30 14 60 6l0 6q-34 8 -58 -4z', '#4A7040'],
      [round(-150, -84, 15), '#A9C86E'],
    ])
    paintTuft(s, 'right', '#3E6A4A')
  },
})
