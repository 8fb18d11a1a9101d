import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { dome } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { paintRainfall } from '#art/kit/weather.ts'

const crowns = (from: number, to: number, top: number, fall: number, size: number): string =>
  Array.from({ length: Math.ceil(Math.abs(to - from) / size) + 1 }, (_none, i) => {
    const share = i / Math.ceil(Math.abs(to - from) / size)
    return dome(
      from + (to - from) * share,
      top + fall * share + ((i * 13) % 4) * 7,
      size * 0.9,
      size * (0.9 + ((i * 7) % 4) * 0.16),
    )
  }).join('')

/** Queulat: a tongue of blue ice that hangs in a saddle of dark rock, two threads of water below it, a footbridge. */
const ICE: readonly GlyphPart[] = [
  [
    'M-1700 0V-250L-900 -330L-560 -300L-330 -390L-190 -350L-120 -300L120 -300L190 -360L340 -410L560 -320L900 -350L1400 -260V0z',
    '#5E6672',
  ],
  [
    'M-330 -390L-190 -350L-120 -300L-170 -180L-230 -90L-300 -170L-280 -280zM340 -410L560 -320L900 -350L760 -220L600 -120L460 -200L380 -280zM-900 -330L-560 -300L-640 -180L-760 -100z',
    '#474E5C',
  ],
  [
    'M-900 -330L-560 -300L-330 -390L-190 -350L-150 -320L-330 -330L-560 -270L-880 -296zM190 -360L340 -410L560 -320L900 -350L1400 -260L880 -318L560 -288L340 -350L200 -322z',
    '#F3F6F6',
  ],
  [
    'M-150 -330Q0 -380 180 -340L140 -270Q120 -220 110 -170L64 -150L30 -176L-10 -146L-56 -172L-96 -156Q-100 -230 -130 -280z',
    '#F6F9F9',
  ],
  [
    'M-100 -300q60 14 110 2q60 -14 110 6l-6 12q-50 -18 -104 -4q-60 12 -114 -4zM-104 -250q60 12 100 0q60 -12 118 6l-4 12q-60 -16 -112 -4q-50 12 -100 -2zM-98 -204q50 10 90 0q60 -10 116 4l-2 10q-60 -12 -112 -2q-46 8 -92 0z',
    '#A9CFDF',
  ],
  [
    'M-96 -156L-56 -172L-10 -146L30 -176L64 -150L110 -170L106 -146L64 -126L30 -148L-10 -120L-56 -146L-94 -132z',
    '#7FB4CE',
  ],
  ['M-52 -150Q-44 -70 -58 0h10Q-38 -70 -44 -150zM56 -134Q62 -60 52 0h11Q72 -60 64 -134z', '#F6F9F9'],
]

export const hangingIce = landmark({
  name: 'hanging-ice',
  palette: {
    ...PALETTES.monsoon,
    top: '#86A2AC',
    middle: '#B9CACA',
    horizon: '#E9EDE4',
    deep: '#12303A',
    lightText: 'in drizzle',
  },
  accent: '#EE7A2E',
  ground: 0.56,
  sun: null,
  clouds: null,
  altText:
    'A tongue of blue ice hangs between dark rocks above a forest, two threads of water fall from it, walkers cross a hanging bridge over a milky river in the rain',
  paint: (s) => {
    const deep = (s.height - s.groundY) / s.unit + 20
    s.draw(s.at(0, 0), ICE)
    paintGroundMist(s, 130, 0.8)
    s.draw(s.at(0, 0), [
      [
        'M-1700 10V-250L-560 -230Q-330 -170 -190 -30L-170 10zM1400 10V-260L560 -240Q330 -170 200 -30L180 10z',
        '#3E6E58',
      ],
      [
        crowns(-1700, -560, -230, 10, 46) +
          crowns(-560, -180, -210, 200, 42) +
          crowns(1400, 560, -240, 10, 46) +
          crowns(560, 190, -220, 210, 42),
        '#3E6E58',
      ],
      ['M-1700 10V-130L-620 -90Q-380 -50 -190 20zM1400 10V-130L620 -90Q380 -50 200 20z', '#2F5B4A'],
      [
        crowns(-1700, -620, -130, 40, 50) +
          crowns(-620, -200, -100, 110, 44) +
          crowns(1400, 620, -130, 40, 50) +
          crowns(620, 210, -100, 110, 44),
        '#2F5B4A',
      ],
    ])
    paintWater(s, '#8FB9B6', 4, '#E4EDE4', null)
    paintMirrorBars(s, '#EEF4F2', 0, 30, 110, 6)
    s.draw(s.at(0, 0), [
      [
        'M-1700 6Q-700 0 -330 30Q-240 70 -360 130Q-560 200 -700 260L-1700 300zM1400 6Q760 0 360 30Q250 70 380 130Q560 190 700 250L1400 290z',
        '#7C8078',
      ],
      [
        `M-1700 ${deep}V210Q-800 180 -420 240Q-300 300 -330 ${deep}zM1400 ${deep}V200Q800 180 440 240Q320 300 350 ${deep}z`,
        '#24473C',
      ],
      [crowns(-1700, -420, 212, 40, 54) + crowns(1400, 440, 212, 40, 54), '#24473C'],
    ])
    s.draw(s.at(0, 190), [
      ['M-412 60V-96h16V60zM396 60V-96h16V60z', '#5A4A40'],
      ['M-404 -90Q0 60 404 -90v6Q0 66 -404 -84z', '#5A4A40'],
      ['M-404 34Q0 76 404 34v8Q0 84 -404 42z', '#8A6E52'],
      [
        Array.from({ length: 17 }, (_none, i) => {
          const x = -360 + i * 45
          const k = 1 - (x / 404) ** 2
          return `M${x} ${-88 + 74 * k}V${36 + 20 * k}h3V${-88 + 74 * k}z`
        }).join(''),
        '#5A4A40',
      ],
    ])
    s.draw(s.at(-70, 244, 0.8), [...person(0, s.accent, s.accent), ...person(60, '#3A5A86', '#E9DCC0')])
    s.draw(s.at(0, deep), [
      [
        'M-1700 20V-40Q-800 -90 -420 -50Q-300 -20 -260 20zM1400 20V-50Q800 -90 460 -56Q320 -20 280 20z',
        '#1A362F',
      ],
      [
        [-470, -420, -372]
          .map(
            (x, i) =>
              `M${x} -20Q${x - 70 + i * 50} -90 ${x - 100 + i * 66} -40Q${x - 40 + i * 40} -60 ${x + 14} -10z`,
          )
          .join(''),
        '#4E8A62',
      ],
    ])
    paintRainfall(s, 60)
  },
})
