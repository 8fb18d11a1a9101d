import { addPath } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintHills } from '#art/kit/backdrops.ts'
import { coniferPath } from '#art/kit/flora.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, crenels, panes, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const LIT = '#E8CFA6'
const SHADE = '#A8867A'

const keep = (x: number, base: number, wide: number, tall: number): readonly GlyphPart[] => [
  ...solid(x, base, wide, tall, LIT, SHADE, 0.36),
  [block(x, base - tall, wide + 10, 16), LIT],
  [crenels(x - wide / 2, x + wide / 2, Math.max(3, Math.round(wide / 14)), base - tall - 16, 8), LIT],
  [panes(x - wide * 0.2, x + wide * 0.04, 2, base - tall * 0.6, 5, 16), '#5A3E44'],
]

/** Three fortified towers, each on a peak of one long ridge that falls sheer on its near side. */
export const threeTowers = landmark({
  name: 'three-towers',
  palette: {
    ...PALETTES.autumn,
    top: '#7E9CC0',
    middle: '#D3C9C4',
    horizon: '#FBE3C0',
    lightText: 'on a windy afternoon',
  },
  accent: '#3E9AD8',
  ground: 0.78,
  sun: null,
  clouds: null,
  altText:
    'Three castle towers of stone, each with a feather-thin vane, on the three peaks of a long ridge with a sheer cliff, hills and the plain to the sea behind',
  paint: (s) => {
    const { canvas, groundY, height, unit, x } = s
    s.draw(s.at(0, -250), [['M-1400 60v-60h2400v60z', '#8AB4C4']])
    paintHills(s, '#A9BCA0', 220, 30, 0.2)
    paintHills(s, '#8EA884', 150, 30, 0.2)
    s.draw(s.at(0, 0), [
      [
        'M-1400 40C-1000 10 -700 -40 -480 -130C-440 -160 -410 -250 -360 -262L-300 -330L-268 -400L-180 -400L-150 -330L-90 -270L-40 -300L30 -400L60 -430L124 -430L160 -370L220 -250L270 -250L310 -300L352 -300L400 -200C560 -60 800 20 1100 60V500H-1400z',
        '#C9B096',
      ],
      [
        'M-180 -400L-150 -330L-90 -270L-110 -150L-60 -60L-160 80H-240L-190 -120L-230 -260zM124 -430L160 -370L220 -250L190 -120L240 0L160 100H60L120 -90L70 -240zM352 -300L400 -200C460 -140 540 -80 620 -40L440 80H340L380 -60L330 -180z',
        '#8E7878',
      ],
      [
        'M-300 -330L-268 -400L-230 -260L-280 -120L-330 60H-400L-350 -140zM30 -400L60 -430L70 -240L20 -90L-10 60H-60L-30 -170zM270 -250L310 -300L330 -180L300 0H250z',
        '#EBD8BC',
      ],
      ...keep(-232, -396, 54, 96),
      ...keep(92, -426, 44, 84),
      ...keep(332, -296, 30, 94),
    ])
    for (const [across, up] of [
      [-232, 520],
      [92, 538],
      [332, 414],
    ] as const)
      s.draw(s.at(across, -up), [
        ['M-1.500 24v-40h3v40z', '#4A3A44'],
        ['M2 -16q14 4 12 18q-10 2 -12 4z', s.accent],
      ])
    sprayBand(canvas, '#5E7A5A', groundY + 40 * unit, groundY - 130 * unit, 0.85)
    let trees = ''
    for (let index = 0; index < 44; index += 1) {
      const across = -1200 + index * 46
      trees += coniferPath(
        canvas,
        x + across * unit,
        groundY + (90 + ((index * 37) % 70)) * unit,
        (90 + ((index * 29) % 60)) * unit,
      )
    }
    addPath(canvas, trees, '#3E6450')
    s.draw(s.at(0, 150), [['M-1500 0q400 -60 900 -30q500 30 1700 -30v500h-2600z', '#4E7452']])
    s.draw(s.at(0, 190), [
      [
        'M-460 300q180 -120 420 -130q220 -20 260 -80q-10 -40 -180 -50q140 -6 210 40q40 70 -180 110q-240 50 -330 110z',
        '#E8D3AE',
      ],
    ])
    sprayBand(canvas, '#1E3430', height, height * 0.9, 0.7)
  },
})
