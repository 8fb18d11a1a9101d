import { paintGroundMist } from '#art/kit/backdrops.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { walker } from '#art/kit/poses.ts'

/** Pico do Fogo inside its caldera: black ash, low vines in pits, a house of lava stones. */
export const fogoCone = landmark({
  name: 'fogo-cone',
  palette: {
    ...PALETTES.arid,
    top: '#3E7EB4',
    middle: '#9CC0CC',
    horizon: '#F6DDB4',
    lightText: 'in clear trade wind light',
  },
  accent: '#D8402E',
  ground: 0.66,
  sun: null,
  clouds: null,
  altText:
    'A steep volcano over a floor of black lava, its crater wall behind, a round thatched house of lava stone, vines in pits and a walker',
  paint: (s) => {
    s.draw(s.at(0, 0), [
      ['M-1500 0V-210L-1200 -240L-900 -215L-620 -250L-420 -228L-300 -180L-240 0z', '#A5788A'],
      ['M-1500 0V-120L-1200 -160L-900 -120L-620 -150L-400 -110L-260 0z', '#C0949A'],
    ])
    s.draw(s.at(70, 6), [
      [
        'M-460 0C-300 -110 -150 -300 -76 -452L-50 -478L-20 -462L24 -482L62 -450C150 -290 300 -110 480 0z',
        '#8A6A66',
      ],
      ['M24 -482L62 -450C150 -290 300 -110 480 0H170C130 -160 90 -320 24 -482z', '#513E4A'],
      ['M-76 -452L-50 -478L-20 -462L24 -482L30 -430L-10 -400L-60 -410z', '#B08A78'],
      [
        'M-96 -414C-150 -290 -250 -130 -360 -60h60C-200 -150 -110 -300 -80 -400zM-40 -390C-60 -250 -110 -110 -180 0h70C-60 -120 -30 -250 -16 -380z',
        '#B5928A',
      ],
      ['M-150 -250q20 -30 40 -20l-10 110l-60 160h-110q110 -110 140 -250z', '#3A2C36'],
    ])
    paintGroundMist(s, 60, 0.4)
    s.draw(s.at(0, 0), [
      ['M-1500 0q700 -24 1400 -4t1300 -10V520H-1500z', '#3E323C'],
      ['M-1500 60q600 -50 1300 0t1400 -20v50q-700 30 -1300 10t-1400 20z', '#52424A'],
      [
        [0, 1, 2]
          .flatMap((row) =>
            Array.from(
              { length: 12 },
              (_n, i) =>
                `M${-1300 + i * (190 + row * 26) + row * 70} ${110 + row * 78}q${40 + row * 10} ${-26 - row * 6} ${80 + row * 20} 0q${-40 - row * 10} ${22 + row * 6} ${-80 - row * 20} 0z`,
            ),
          )
          .join(''),
        '#2A2028',
      ],
      [
        [0, 1, 2]
          .flatMap((row) =>
            Array.from(
              { length: 12 },
              (_n, i) =>
                `M${-1286 + i * (190 + row * 26) + row * 70} ${108 + row * 78}q0 ${-34 - row * 12} ${28 + row * 8} ${-30 - row * 12}q${26 + row * 8} ${-10} ${30 + row * 8} ${30 + row * 12}z`,
            ),
          )
          .join(''),
        '#7FA44E',
      ],
    ])
    s.draw(s.at(-190, 110, 1.1), [
      [block(0, 0, 170, 84), '#6A565C'],
      [block(52, 0, 66, 84), '#453842'],
      ['M-100 -80Q-60 -170 0 -186Q60 -170 100 -80z', '#C9A25E'],
      ['M0 -186Q60 -170 100 -80H30z', '#8E6C3E'],
      [block(-20, 0, 34, 58), s.accent],
      [block(-62, -30, 22, 24), '#2A2430'],
    ])
    s.draw(s.at(170, 200, 1.1), walker(0, '#F2E3C4', s.accent))
  },
})
