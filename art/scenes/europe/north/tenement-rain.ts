import { addPath } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { outline } from '#art/drawing/path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes, peak, taper } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { dog, walker } from '#art/kit/poses.ts'
import { paintRainfall } from '#art/kit/weather.ts'

const LIT = '#C8705A'
const SHADE = '#8E4A48'
const LAMP = '#FFDF9A'

/** One stair of a red sandstone tenement: four floors, a bay of windows to the roof, shops below. */
const tenement = (x: number, index: number): readonly GlyphPart[] => [
  [block(x, 0, 196, 470), index % 2 === 0 ? LIT : '#B9624E'],
  [taper(x + 40, -84, 92, 386, 1), index % 2 === 0 ? '#D9866A' : '#C9745C'],
  [block(x + 76, -84, 20, 386), SHADE],
  [
    [-104, -204, -304, -404]
      .map((y) => panes(x - 72, x - 36, 2, y, 24, 60) + panes(x + 18, x + 54, 2, y, 24, 60))
      .join(''),
    index % 3 === 0 ? LAMP : '#4A4A62',
  ],
  [
    [-104, -304]
      .map((y) => panes(x - 72, x - 72, 1, y, 24, 60) + panes(x + 54, x + 54, 1, y - 100, 24, 60))
      .join(''),
    index % 3 === 0 ? '#4A4A62' : LAMP,
  ],
  [[-94, -194, -294, -394].map((y) => `M${x - 98} ${y}h196v-6h-196z`).join(''), SHADE],
  [`M${x - 98} -470h196v-12h-196z`, '#E8A888'],
  [`M${x - 98} -482l16 -50h164l16 50z`, '#5A5E72'],
  [block(x - 60, -528, 50, 34) + block(x + 40, -530, 92, 2), SHADE],
  [[-78, -64, -50].map((p) => block(x + p + 4, -560, 9, 20)).join(''), '#D9A07E'],
  [peak(x + 40, -500, 96, 50), '#C9745C'],
  [block(x - 52, -4, 70, 74) + block(x + 44, -4, 84, 74), index % 2 === 0 ? '#2E5A5A' : '#3A3A62'],
  [block(x + 44, -8, 68, 52) + block(x - 66, -8, 28, 52), LAMP],
]

const umbrella = (x: number, ink: string): readonly GlyphPart[] => [
  [`M${x} -104v-50h4v50z`, '#2A1F30'],
  [`M${x - 62} -136q10 -56 64 -58q54 2 64 58q-16 -10 -32 0q-16 -10 -32 0q-16 -10 -32 0q-16 -10 -32 0z`, ink],
]

/** A street of red tenements in the rain, the university's spire at its end, umbrellas on wet setts. */
export const tenementRain = landmark({
  name: 'tenement-rain',
  palette: {
    ...PALETTES.highland,
    top: '#7E8CA0',
    middle: '#A9B0B4',
    horizon: '#E3D3C0',
    deep: '#22263A',
    lightText: 'in the rain',
  },
  accent: '#F2C23C',
  ground: 0.74,
  sun: null,
  clouds: null,
  altText:
    'A row of red sandstone tenements with bay windows and chimneys in the rain, lit shops, people with umbrellas on the wet street',
  paint: (s) => {
    const { canvas, groundY, height, width, unit } = s
    s.draw(s.at(180, -400), [
      [block(0, 60, 60, 130), '#8A8C9C'],
      [taper(0, -70, 56, 170, 0.08), '#8A8C9C'],
      [panes(-12, 12, 2, 0, 10, 50), '#5A5E72'],
    ])
    s.draw(s.at(0, 4), Array.from({ length: 11 }, (_none, i) => tenement(-1290 + i * 198 + 58, i)).flat())
    sprayBand(canvas, '#C9BEBC', groundY - 560 * unit, groundY - 300 * unit, 0.4)
    addPath(canvas, outline`M0 ${groundY}H${width}V${height}H0z`, '#6A6A7C')
    s.draw(s.at(0, 0), [
      ['M-1500 0h2600v22h-2600z', '#9A9298'],
      [
        Array.from(
          { length: 15 },
          (_none, i) =>
            `M${-1240 + i * 140} 40q30 ${90 + (i % 3) * 40} 6 ${170 + (i % 4) * 20}q-34 -70 -36 -170z`,
        ).join(''),
        '#D9A878',
      ],
    ])
    sprayBand(canvas, '#22263A', height, height * 0.84, 0.8)
    for (const [across, share, size, coat, top] of [
      [-250, 0.4, 1, '#2E3A5A', '#C8402E'],
      [40, 0.5, 1.1, '#4A3A4E', s.accent],
      [240, 0.32, 0.92, '#5A4A3E', '#2F6A7A'],
    ] as const) {
      s.draw(s.atDepth(across, share, size), walker(0, coat, '#7E5A4A'))
      s.draw(s.atDepth(across, share, size), umbrella(6, top))
    }
    s.draw(s.atDepth(118, 0.54, 1), dog(0, '#22202C'))
    paintRainfall(s, 120)
  },
})
