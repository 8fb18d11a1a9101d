import { addPath } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { outline } from '#art/drawing/path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { landmark } from '#art/kit/landmark.ts'
import { paintSheet } from '#art/kit/openings.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const BACK = '#1B3350'
const LIGHT = '#E6F0F0'

/** A humpback from the side, head to the right, about 760 units long. */
const HUMPBACK: readonly GlyphPart[] = [
  ['M60 30Q20 130 -90 210Q-110 220 -112 200Q-70 110 -20 40z', '#14283F'],
  [
    'M-330 -16Q-400 -30 -436 -80Q-452 -96 -430 -96Q-380 -84 -350 -50Q-340 -90 -300 -118Q-284 -124 -288 -106Q-296 -66 -316 -34Q-220 -50 -120 -86Q-96 -112 -70 -102Q-40 -116 60 -120Q220 -120 340 -60Q390 -30 392 -2Q380 20 330 30Q260 60 140 66Q0 70 -120 40Q-240 10 -330 -16z',
    BACK,
  ],
  ['M392 -2Q380 20 330 30Q260 60 140 66Q0 70 -120 40Q-60 30 20 34Q200 40 300 12Q350 -2 392 -2z', LIGHT],
  [
    'M386 10Q300 26 180 34l0 6Q310 36 372 22zM360 28Q260 48 130 48l-6 6Q260 58 330 38zM320 36Q220 62 60 56l-10 4Q200 72 300 46z',
    '#8FB0BE',
  ],
  ['M150 24Q200 110 140 236Q128 256 110 240Q80 130 90 40z', LIGHT],
  ['M150 24Q200 110 140 236Q134 160 110 60z', BACK],
  ['M250 -4a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z', LIGHT],
  ['M300 -76l10 -6l8 8l12 -2l6 10l10 2M270 -84', BACK],
]

/** Someone with fins and a snorkel, floating face down under the surface. */
const snorkeller = (suit: string): readonly GlyphPart[] => [
  ['M-60 4Q-10 -14 40 -8L46 6Q0 14 -56 14z', '#24304A'],
  ['M-56 4L-110 -4L-150 -18L-146 4L-104 14L-56 14z', '#6A3E2E'],
  ['M-104 -4L-156 -26Q-170 -10 -160 6L-106 14z', suit],
  ['M30 -6L70 40l-8 8L22 8zM40 -8L88 -20l4 8L46 6z', '#6A3E2E'],
  ['M40 -2a13 13 0 1 0 26 0a13 13 0 1 0 -26 0z', '#6A3E2E'],
  ['M58 -2h12v9h-12zM46 -12l-8 -26l6 -2l8 26z', suit],
]

/** Vavaʻu under water: a humpback mother with her calf at her back, a swimmer near the light. */
export const whaleCalf = landmark({
  name: 'whale-calf',
  palette: {
    ...PALETTES.morning,
    top: '#2E86B4',
    middle: '#1F6A9E',
    horizon: '#174E82',
    deep: '#0A2442',
    lightText: 'under a clear noon sky',
  },
  accent: '#F2703E',
  mist: '#4FA4C4',
  ground: 0.5,
  focus: { narrow: 0.5, wide: 0.58 },
  sun: null,
  clouds: null,
  altText:
    'A humpback whale and her calf in clear blue water seen from below the surface, shafts of light about them and a swimmer near the top',
  paint: (s) => {
    const { canvas, width, height, unit, x } = s
    paintSheet(s, '#2B7FB2')
    sprayBand(canvas, '#153F70', height * 1.02, height * 0.3, 1)
    sprayBand(canvas, '#0A2442', height * 1.1, height * 0.7, 0.9)
    let rays = ''
    for (const [from, to, wide] of [
      [-60, -330, 60],
      [20, -120, 50],
      [90, 60, 70],
      [180, 300, 60],
      [-160, -620, 70],
      [270, 560, 60],
    ] as const)
      rays += outline`M${x + from * unit} 0h${wide * 0.6 * unit}L${x + (to + wide * 1.6) * unit} ${height}H${x + to * unit}z`
    addPath(canvas, rays, '#7CC4DC', { opacity: 0.22 })
    addPath(
      canvas,
      outline`M0 0H${width}V${40 * unit}Q${width * 0.86} ${64 * unit} ${width * 0.72} ${44 * unit}Q${width * 0.58} ${26 * unit} ${width * 0.44} ${48 * unit}Q${width * 0.28} ${72 * unit} ${width * 0.14} ${46 * unit}Q${width * 0.06} ${34 * unit} 0 ${50 * unit}z`,
      '#BFE6EA',
    )
    addPath(
      canvas,
      outline`M0 0H${width}V${18 * unit}Q${width * 0.8} ${38 * unit} ${width * 0.6} ${20 * unit}Q${width * 0.4} ${6 * unit} ${width * 0.2} ${30 * unit}Q${width * 0.1} ${36 * unit} 0 ${22 * unit}z`,
      '#F4F6E4',
    )
    const turned = (
      across: number,
      down: number,
      turn: number,
      size: number,
      parts: readonly GlyphPart[],
    ): void => {
      const at = s.at(across, down, size)
      canvas.shapes.push(`<g transform="rotate(${turn} ${Math.round(at.x)} ${Math.round(at.y)})">`)
      s.draw(at, parts)
      canvas.shapes.push('</g>')
    }
    s.draw(s.at(-250, -352, 0.9), snorkeller(s.accent))
    turned(-20, 70, -16, 0.92, HUMPBACK)
    turned(120, -196, -24, 0.42, HUMPBACK)
    s.draw(s.at(0, 0), [
      [
        [
          [250, -330, 9],
          [262, -362, 6],
          [240, -390, 11],
          [258, -424, 5],
          [-330, 300, 5],
        ]
          .map(
            ([cx = 0, cy = 0, r = 0]) =>
              `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
          )
          .join(''),
        '#BFE6EA',
      ],
    ])
  },
})
