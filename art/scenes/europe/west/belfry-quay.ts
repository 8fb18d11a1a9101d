import { addPath } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { outline } from '#art/drawing/path.ts'
import { paintGroundMist } from '#art/kit/backdrops.ts'
import { paintFloating } from '#art/kit/boats.ts'
import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, ogives, panes, peaks, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const BRICK = '#B4684E'
const SHADE = '#7A4240'

/** A brick house whose gable climbs in steps. */
const stepGable = (x: number, wide: number, tall: number, ink: string): readonly GlyphPart[] => [
  ...solid(x, 0, wide, tall, ink, SHADE, 0.26),
  [[0, 1, 2, 3].map((i) => block(x, -tall - i * 15, wide * (1 - i * 0.22) - 6, 16)).join(''), ink],
  [
    panes(x - wide * 0.28, x + wide * 0.16, 3, -20, wide * 0.14, 30) +
      panes(x - wide * 0.28, x + wide * 0.16, 3, -tall * 0.5 - 6, wide * 0.14, 34) +
      arches(x - 4, x - 4, 1, -tall + 6, wide * 0.2, 36),
    '#3E2E3C',
  ],
]

const BOAT: readonly GlyphPart[] = [
  ...[-70, -34, 4, 40, 74].flatMap((x, i): readonly GlyphPart[] => [
    [
      `M${x - 12} -14q-2 -34 12 -36q14 2 12 36z`,
      ['#E2402C', '#F2C23C', '#F6EAD2', '#2F6A8C', '#8A5A7A'][i] ?? '#F6EAD2',
    ],
    [`M${x - 9} -60a9 10 0 1 0 18 0a9 10 0 1 0 -18 0z`, '#8A5A42'],
  ]),
  ['M-130 -20h262l18 -8q-6 40 -36 46h-220q-22 -8 -24 -38z', '#2E4A44'],
  ['M-130 -20h262l18 -8l-3 12q-10 6 -20 6h-256z', '#F2DDB0'],
]

/** The bend of the canal under a willow, stepped gables and the belfry over them. */
export const belfryQuay = landmark({
  name: 'belfry-quay',
  palette: {
    ...PALETTES.autumn,
    top: '#8EA4B8',
    middle: '#D9CDBE',
    horizon: '#F9E6C8',
    lightText: 'on a still morning',
  },
  accent: '#F2C23C',
  ground: 0.62,
  sun: null,
  clouds: null,
  altText:
    'A bend of a canal with stepped brick gables, a tall belfry with an eight-sided crown behind them, an open boat full of people and a willow over the water',
  paint: (s) => {
    const { canvas, groundY, unit, x, isWide } = s
    s.draw(s.at(-70, 6), [
      ...solid(0, 0, 130, 250, '#C98A64', '#8A5048', 0.34),
      [ogives(-34, 10, 2, -30, 26, 150), SHADE],
      [peaks(-62, 62, 2, -250, 16, 50) + peaks(-44, 44, 6, -248, 10, 16), '#C98A64'],
      ...solid(0, -250, 92, 120, '#C98A64', '#8A5048', 0.34),
      [ogives(-22, 8, 2, -262, 20, 90), SHADE],
      [peaks(-44, 44, 2, -368, 12, 40), '#C98A64'],
      ['M-40 -370L-30 -478H30L40 -370z', '#D9A078'],
      ['M10 -370L8 -478H30L40 -370z', '#8A5048'],
      [ogives(-14, 6, 2, -380, 14, 84), SHADE],
      [peaks(-30, 30, 5, -476, 9, 22), '#D9A078'],
      ['M-13 -300a13 13 0 1 0 26 0a13 13 0 1 0 -26 0z', s.accent],
    ])
    paintGroundMist(s, 140, 0.6)
    s.draw(s.at(0, 12), [
      ...stepGable(-340, 110, 120, '#C4785A'),
      ...stepGable(-232, 100, 150, '#E8D0A8'),
      ...stepGable(30, 100, 120, BRICK),
      ...stepGable(130, 110, 160, '#D99A6E'),
      ...stepGable(240, 110, 130, '#E8D0A8'),
      ...stepGable(350, 110, 170, BRICK),
      ...[-460, -580, -700, -820, -940, -1060, 470, 590, 700].flatMap((left, i) =>
        stepGable(left, 116, 110 + ((i * 41) % 60), [BRICK, '#D99A6E', '#E8D0A8'][i % 3] ?? BRICK),
      ),
      ['M-170 0v-60q60 -34 140 -20v80z', '#6E8A5A'],
    ])
    paintWater(s, '#5A7A74', 12, '#F4DEC0', null)
    for (const [across, half, ink] of [
      [-70, 50, '#C98A64'],
      [130, 60, '#D99A6E'],
      [-232, 50, '#E8D0A8'],
      [340, 50, BRICK],
    ] as const)
      paintMirrorBars(s, ink, across, 16, half, 9)
    paintFloating(s, s.atDepth(40, 0.6, 1), 140, BOAT)
    const left = x + (isWide ? 420 : 330) * unit
    addPath(
      canvas,
      outline`M${left + 30 * unit} ${groundY + 240 * unit}Q${left + 60 * unit} ${groundY - 200 * unit} ${left + 20 * unit} ${groundY - 420 * unit}h${26 * unit}Q${left + 110 * unit} ${groundY - 180 * unit} ${left + 90 * unit} ${groundY + 240 * unit}z`,
      '#4A3A34',
    )
    for (const [ink, shift] of [
      ['#5E7A44', 0],
      ['#9AB45A', 13],
    ] as const) {
      let strands = ''
      for (let index = 0; index < 17; index += 1) {
        const sx = left + (-210 + index * 24 + shift) * unit
        const top = groundY + (-470 + Math.abs(index - 9) * 16) * unit
        const tall = (300 + ((index * 67) % 190)) * unit
        strands += outline`M${sx} ${top}q${-26 * unit} ${tall * 0.5} ${-6 * unit} ${tall}q${16 * unit} ${-tall * 0.5} ${24 * unit} ${-tall}z`
      }
      addPath(canvas, strands, ink)
    }
  },
})
