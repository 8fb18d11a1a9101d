import { addRect } from '#art/drawing/canvas.ts'
import { bandPath, sprayRadial } from '#art/drawing/spray.ts'
import { paintTreeCrowns } from '#art/kit/backdrops.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { paintRipples } from '#art/kit/water.ts'

const STEEL = '#D9DCD2'
const STEEL_SHADE = '#6E7C80'
const POSTS = [-230, -190, -150, -110, -70, -30, 10, 50, 90, 130, 170, 210]
const archUp = (x: number): number => 150 * (1 - (x / 270) ** 2)

/** The steel arch over the gorge below the falls, their spray standing behind it. */
export const fallsBridge = landmark({
  name: 'falls-bridge',
  palette: PALETTES.monsoon,
  accent: '#D8402E',
  ground: 0.36,
  sun: null,
  clouds: null,
  altText:
    'A steel arch bridge with a train on it, high over a river gorge between walls of black basalt, a white cloud of spray from a waterfall behind',
  lightText: 'in the spray of the falls',
  paint: (s) => {
    const { canvas, width, height, groundY, unit, x, palette } = s
    paintTreeCrowns(s, '#5E8E66', 60, 12)
    sprayRadial(
      canvas,
      bandPath(canvas, 0, height * 0.7),
      '#FFFFFF',
      [x - 40 * unit, groundY + 10 * unit, 420 * unit],
      1,
    )
    addRect(canvas, x - 260 * unit, groundY + 400 * unit, 520 * unit, height, '#4F9A8C')
    const stream = {
      topY: groundY + 420 * unit,
      bottomY: height,
      count: 34,
      minWidth: 14 * unit,
      maxWidth: 70 * unit,
    }
    paintRipples(
      canvas,
      { ...stream, across: [(x - 240 * unit) / width, (x + 240 * unit) / width] },
      '#F4FBF0',
    )
    s.draw(s.at(0, 0), [
      ['M-1400 -10h1090l60 60l-20 130l70 120l-30 170l60 130l-40 120v500h-1190z', '#5B5A52'],
      [
        'M-400 -10h90l60 60l-20 130l70 120l-30 170l60 130l-40 120v500h-80l10 -460l-60 -150l30 -140l-60 -150z',
        '#8C8468',
      ],
      ['M1000 -20h-690l-50 80l24 120l-74 140l30 150l-66 140l40 110v500h786z', '#3E4444'],
      [
        'M310 -20h-30l-20 80l24 120l-74 140l30 150l-66 140l40 110v500h50l-10 -500l50 -160l-20 -130l70 -130l-30 -110z',
        '#6E6A58',
      ],
      ['M-1400 -10h1090l20 22q-560 30 -1110 0zM1000 -20h-690l-14 24q350 26 704 0z', '#4E8A52'],
      [
        'M-300 120l-120 30l-10 12l140 -14zM-250 300l-150 24l-6 14l150 -10zM300 200l130 34l4 12l-134 -22zM240 420l160 30v12l-158 -16z',
        '#2E3434',
      ],
    ])
    s.draw(s.at(0, 36), [
      [
        `M-282 110${POSTS.map((p) => `L${p} ${-archUp(p) + 110}`).join('')}L282 110L262 124${POSTS.toReversed()
          .map((p) => `L${p} ${-archUp(p) * 0.9 + 132}`)
          .join('')}L-262 124z`,
        STEEL,
      ],
      [POSTS.map((p) => `M${p - 2} -40h5v${150 - archUp(p)}h-5z`).join(''), STEEL_SHADE],
      [
        POSTS.map(
          (p) => `M${p} ${110 - archUp(p)}l20 ${archUp(p) * 0.1 + 10}l4 -3l-20 ${-archUp(p) * 0.1 - 12}z`,
        ).join(''),
        STEEL_SHADE,
      ],
      ['M-360 -40h720v-16h-720z', STEEL],
      ['M-360 -40h720v-5h-720z', STEEL_SHADE],
      ['M-360 -74h720v3h-720z', STEEL_SHADE],
    ])
    s.draw(s.at(-30, -22), [
      [block(-120, 0, 84, 34) + block(-28, 0, 84, 34), '#7A3A34'],
      [`${block(58, 0, 70, 30)}M70 -30h30v-16h-30zM88 -20h10v-34h-10z`, '#23282C'],
      [[-150, -130, -110, -90, -58, -38, -18, 2].map((p) => block(p, -14, 12, 12)).join(''), '#FBE3A8'],
      [block(58, -8, 74, 5), s.accent],
    ])
    sprayRadial(
      canvas,
      bandPath(canvas, groundY, height - groundY),
      palette.horizon,
      [x - 20 * unit, groundY + 350 * unit, 260 * unit],
      0.75,
    )
    s.draw(s.at(0, 0), [
      ['M-420 640q140 -90 260 -30q90 60 40 380h-320z', '#1E3A34'],
      ['M300 700q-120 -70 -190 20q-40 80 -10 320h340z', '#1E3A34'],
    ])
  },
})
