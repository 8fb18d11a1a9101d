import { addPath } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { outline } from '#art/drawing/path.ts'
import { sprayRadial } from '#art/drawing/spray.ts'
import { paintHills } from '#art/kit/backdrops.ts'
import { robed } from '#art/kit/figures.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, cupola, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { sitter } from '#art/kit/poses.ts'

const ORANGE = '#F2932E'
const GOLD = '#FFC24A'

const candle = (x: number, y: number): readonly GlyphPart[] => [
  [`M${x - 4} ${y}v-24h8v24z`, '#FBF0DC'],
  [`M${x} ${y - 46}q9 12 0 20q-9 -8 0 -20z`, '#FFE38A'],
]

/** Flower heads strewn over a mound. */
const mound = (count: number, stepX: number, stepY: number, radius: number): string =>
  Array.from({ length: count }, (_none, i) => {
    const x = -78 + ((i * stepX) % 157)
    return round(x, -6 - ((i * stepY) % 44) * (1 - Math.abs(x) / 110), radius)
  }).join('')

/** A grave as a mound of marigolds with a cross at its head and candles round it. */
const GRAVE: readonly GlyphPart[] = [
  ['M-5 -54v-62h-24v-14h24v-24h12v24h24v14h-24v62z', '#8EA0C0'],
  ['M-94 0q6 -56 94 -60q88 4 94 60z', '#B4561E'],
  [mound(30, 47, 31, 9), ORANGE],
  [mound(16, 61, 23, 6), GOLD],
  ...[-100, -60, 62, 102].flatMap((x) => candle(x, 10)),
]

/** A graveyard on the night of the dead: mounds of marigolds, candles, families keeping watch. */
export const marigoldAltar = landmark({
  name: 'marigold-altar',
  palette: {
    ...PALETTES.night,
    top: '#141A40',
    middle: '#3A3A78',
    horizon: '#C9784E',
    lightText: 'on the night of the dead',
  },
  accent: '#F23A8A',
  ground: 0.52,
  sun: null,
  clouds: null,
  altText:
    'A graveyard by candlelight, graves heaped with marigolds, a family sitting beside one, cut paper flags above and a church with two towers behind',
  paint: (s) => {
    const { canvas, groundY, height, width, unit } = s
    paintHills(s, '#2A2E5E', 110, 40, 0)
    s.draw(s.at(60, 6), [
      ...solid(0, 0, 150, 130, '#6A6496', '#3E3C6E', 0.3),
      ...solid(-96, 0, 62, 190, '#7A74A4', '#3E3C6E', 0.36),
      ...solid(96, 0, 62, 190, '#7A74A4', '#3E3C6E', 0.36),
      [arches(-96, -96, 1, -120, 24, 46) + arches(96, 96, 1, -120, 24, 46), '#1E2048'],
      ...cupola(-96, -190, 30, 40, '#8E88B4', '#4A4678'),
      ...cupola(96, -190, 30, 40, '#8E88B4', '#4A4678'),
      ['M-76 -130q76 -50 152 0z', '#7A74A4'],
      [arches(0, 0, 1, 0, 46, 84), '#FFC86A'],
      [round(0, -108, 14), '#FFC86A'],
      [block(-96, -228, 3, 22) + block(96, -228, 3, 22), '#8E88B4'],
    ])
    paintOpenGround(s, '#2E2A4E', '#4A3E5E', -10)
    sprayRadial(
      canvas,
      outline`M0 ${groundY}H${width}V${height}H0z`,
      '#E8863C',
      [s.x, groundY + 210 * unit, 380 * unit],
      0.55,
    )
    for (const [x, y, size] of [
      [-290, 60, 0.5],
      [-150, 52, 0.46],
      [-20, 60, 0.5],
      [250, 56, 0.5],
      [340, 70, 0.56],
      [-640, 80, 0.6],
      [-880, 90, 0.7],
      [-220, 140, 0.76],
      [150, 130, 0.74],
      [330, 170, 0.84],
      [-440, 170, 0.9],
      [-1000, 200, 0.9],
    ] as const)
      s.draw(s.at(x, y, size), GRAVE)
    s.draw(s.at(20, 300, 1.35), GRAVE)
    s.draw(s.at(-180, 306, 1.2), [...robed(0, '#5A3A7A', s.accent)])
    s.draw(s.at(-110, 330, 1.1), sitter(0, '#3E6A8C', '#2A1F30'))
    const right = s.at(210, 326, 1.15)
    s.draw({ ...right, scaleX: -right.scale }, sitter(0, '#F2C23C', '#4A3A52'))
    s.draw(s.at(-300, 420), [
      ...[0, 40, 86, 640, 560, 610, -260, -420].flatMap((x) => candle(x, 0)),
      [
        Array.from(
          { length: 40 },
          (_none, i) => `M${-30 + i * 18} ${20 + ((i * 13) % 30)}q8 -8 16 0q-8 8 -16 0z`,
        ).join(''),
        GOLD,
      ],
    ])
    for (const [up, shift] of [
      [420, 0],
      [330, 36],
    ] as const) {
      const y = groundY - up * unit
      const cord = outline`M0 ${y}Q${width / 2} ${y + 70 * unit} ${width} ${y}v${2.4 * unit}Q${width / 2} ${y + 72 * unit} 0 ${y + 2.4 * unit}z`
      const count = Math.round(width / (74 * unit))
      const paths = ['', '', '', '']
      let holes = ''
      for (let index = 0; index < count; index += 1) {
        const share = (index + 0.5 + shift / 74 / 2) / count
        const [left, top, w] = [width * share - 28 * unit, y + 140 * unit * share * (1 - share), 56 * unit]
        paths[index % 4] +=
          outline`M${left} ${top}h${w}v${44 * unit}l${-w / 8} ${10 * unit}l${-w / 8} ${-10 * unit}l${-w / 8} ${10 * unit}l${-w / 8} ${-10 * unit}l${-w / 8} ${10 * unit}l${-w / 8} ${-10 * unit}l${-w / 8} ${10 * unit}l${-w / 8} ${-10 * unit}z`
        holes += outline`M${left + w * 0.3} ${top + 14 * unit}l${6 * unit} ${-6 * unit}l${6 * unit} ${6 * unit}l${-6 * unit} ${6 * unit}zM${left + w * 0.6} ${top + 14 * unit}l${6 * unit} ${-6 * unit}l${6 * unit} ${6 * unit}l${-6 * unit} ${6 * unit}zM${left + w * 0.36} ${top + 34 * unit}q${w * 0.14} ${-14 * unit} ${w * 0.28} 0q${-w * 0.14} ${10 * unit} ${-w * 0.28} 0z`
      }
      addPath(canvas, cord, '#C9B4A0')
      for (const [index, ink] of [s.accent, '#3EB4A4', '#FFC24A', '#8A5AC8'].entries())
        addPath(canvas, paths[index] ?? '', ink)
      addPath(canvas, holes, '#1E2048')
    }
  },
})
