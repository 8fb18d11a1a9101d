import { camel, robed } from '#art/kit/figures.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, panes, peaks, solid, taper } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const CLAY = '#D49A64'
const SHADE = '#96604A'

/** The clay tower of Agadez, bristling with its beams, over low mud walls; salt traders with camels. */
export const agadezTower = landmark({
  name: 'agadez-tower',
  palette: {
    ...PALETTES.arid,
    top: '#5A94B8',
    middle: '#C0C8B4',
    horizon: '#F9DDAC',
    lightText: 'in the haze before the harmattan',
  },
  accent: '#2A4A9A',
  ground: 0.74,
  sun: null,
  clouds: null,
  altText:
    'A tall tapering tower of clay with rows of wooden beams sticking out, flat mud houses at its foot, a camel and two men in veils',
  paint: (s) => {
    s.draw(s.at(-20, 0), [
      [taper(0, 4, 210, 640, 0.42), CLAY],
      ['M20 4L6 -636H44L105 4z', SHADE],
      ['M-44 -636h88v-14h-20v-12h-14v12h-20v-12h-14v12h-20z', CLAY],
      [
        Array.from({ length: 13 }, (_n, row) => {
          const half = 99 - row * 4.7
          const y = -60 - row * 44
          return `M${-half - 26} ${y}h${half * 2 + 52}v5h${-half * 2 - 52}z`
        }).join(''),
        '#5A3A34',
      ],
      [
        Array.from({ length: 13 }, (_n, row) => {
          const half = 97 - row * 4.7
          const y = -62 - row * 44
          return `M${-half} ${y}h${half * 1.16}v9h${-half * 1.16}z`
        }).join(''),
        CLAY,
      ],
      [
        Array.from({ length: 13 }, (_n, row) => {
          const half = 97 - row * 4.7
          const y = -62 - row * 44
          return `M${half * 0.16} ${y}h${half * 0.84}v9h${-half * 0.84}z`
        }).join(''),
        SHADE,
      ],
      [arches(-24, -24, 1, -280, 24, 50) + arches(-20, -20, 1, -500, 18, 38), '#5A3A34'],
    ])
    for (const [x, w, h, door] of [
      [-620, 260, 150, 1],
      [-360, 240, 200, 0],
      [-180, 180, 120, 1],
      [150, 220, 170, 1],
      [380, 260, 130, 0],
      [650, 280, 190, 1],
      [-900, 300, 180, 0],
      [-1180, 300, 140, 1],
    ] as const)
      s.draw(s.at(x, 10), [
        ...solid(0, 0, w, h, x % 40 === 0 ? '#DFAA74' : '#CE9460', SHADE, 0.3),
        [peaks(-w / 2 + 12, w / 2 - 12, 4, -h + 2, 24, 26), '#DFAA74'],
        [door === 1 ? arches(-20, -20, 1, 0, 44, 84) : panes(-w * 0.2, 0, 2, -h * 0.5, 18, 24), '#5A3A34'],
        [panes(-w * 0.3, w * 0.1, 3, -h * 0.78, 12, 12), '#5A3A34'],
      ])
    paintOpenGround(s, '#E3B47C', '#C9905E')
    s.draw(s.at(120, 150, 1.3), camel(0, '#A9744E', '#F3E3C4'))
    s.draw(s.at(-130, 160, 1.15), robed(0, s.accent, '#F6F0E0'))
    s.draw(s.at(-60, 176, 1.15), robed(0, '#F6F0E0', s.accent))
  },
})
