import { addPath } from '#art/drawing/canvas.ts'
import { mixInk } from '#art/drawing/ink.ts'
import { outline } from '#art/drawing/path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { rider } from '#art/kit/figures.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** The layers from the rim down: thickness in units, how far the slope runs out, ink of the lit face. */
const LAYERS = [
  [26, 8, '#F4DDB4'],
  [22, 26, '#D9A274'],
  [40, 8, '#EBC090'],
  [30, 44, '#B8574A'],
  [16, 6, '#D47A58'],
  [30, 40, '#A84A44'],
  [58, 8, '#CF6A4E'],
  [40, 70, '#8E8A6A'],
  [60, 40, '#6A4A58'],
] as const

/** A temple or a headland of strata as path pieces, its top at `top`, half of its cap `cap` wide. */
function stack(
  x: number,
  top: number,
  cap: number,
  count: number,
): readonly (readonly [string, string, string])[] {
  let [y, half] = [top, cap]
  return LAYERS.slice(0, count).map(([tall, run, ink]) => {
    const next = half + run
    const face = outline`M${x - half} ${y}H${x + half}L${x + next} ${y + tall}H${x - next}z`
    const shade = outline`M${x + half * 0.1} ${y}H${x + half}L${x + next} ${y + tall}H${x + next * 0.3}z`
    y += tall
    half = next
    return [face, shade, ink] as const
  })
}

/** The canyon from its rim: temples of banded rock behind one another, the river far below, mules on the trail. */
export const canyonStrata = landmark({
  name: 'canyon-strata',
  palette: {
    ...PALETTES.arid,
    top: '#6FA3C4',
    middle: '#B9CBD0',
    horizon: '#F9DDB8',
    deep: '#3A2238',
    lightText: 'in the morning',
  },
  accent: '#2F8C8A',
  ground: 0.26,
  sun: null,
  clouds: null,
  mist: '#E8A880',
  altText:
    'A vast canyon of banded red and cream rock, buttes one behind another, a thread of river far below and riders on mules along the rim trail',
  paint: (s) => {
    const { canvas, width, height, groundY, unit } = s
    addPath(canvas, outline`M0 ${groundY}H${width}V${height}H0z`, '#C99A8E')
    s.draw(s.at(0, 0), [
      ['M-1500 0v-16h600v6h500v-8h700v10h900v8z', '#A893A6'],
      ['M-1500 60v-64h2600v64z', '#B99AA2'],
    ])
    for (const [haze, down, stacks] of [
      [
        0.62,
        16,
        [
          [-1050, 160],
          [-700, 90],
          [-330, 150],
          [-80, 40],
          [150, 120],
          [420, 70],
          [720, 160],
        ],
      ],
      [
        0.36,
        92,
        [
          [-900, 110],
          [-500, 60],
          [-210, 60],
          [40, 26],
          [330, 110],
          [640, 70],
        ],
      ],
      [
        0.1,
        200,
        [
          [-1240, 190],
          [-760, 90],
          [-400, 70],
          [130, 34],
          [470, 110],
          [820, 120],
        ],
      ],
    ] as const) {
      for (const [x, cap] of stacks)
        for (const [face, shade, ink] of stack(x, 0, cap, LAYERS.length)) {
          const lit = mixInk(ink, '#D9B4AE', haze)
          s.draw(s.at(0, down), [
            [face, lit],
            [shade, mixInk(lit, '#4A2644', 0.3)],
          ])
        }
      sprayBand(canvas, '#E8C4B0', groundY + (down + 250) * unit, groundY + (down + 60) * unit, 0.5)
    }
    s.draw(s.at(-150, 400), [
      [
        'M-90 -60q60 30 110 24q90 -6 120 30q30 30 120 20l60 40q-120 20 -190 -14q-40 -34 -110 -30q-70 4 -120 -60z',
        s.accent,
      ],
    ])
    s.draw(s.atDepth(0, 1), [
      ['M-1500 80v-330l920 -10l170 24l150 56l150 10l170 76l210 30l300 -70l540 -20v234z', '#5A2E3C'],
      [
        'M-1500 -250l920 -10l170 24l150 56l150 10l170 76l210 30l300 -70l540 -20v26l-530 24l-306 70l-222 -30l-170 -74l-152 -10l-150 -56l-164 -22l-916 10z',
        '#E8B07E',
      ],
      ['M-420 -200l160 60l140 20l120 80l-60 120h-260z', '#7A4048'],
    ])
    for (const [across, up, size] of [
      [-370, -252, 0.72],
      [-276, -222, 0.72],
      [-150, -172, 0.72],
    ] as const)
      s.draw(
        { ...s.atDepth(across, 1, size), y: height + up * unit },
        rider(0, '#7A5440', '#F2DDB4', '#FBE9C4'),
      )
  },
})
