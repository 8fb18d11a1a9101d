import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { canoe, ferry, paintFloating } from '#art/kit/boats.ts'
import { paintBlockRow } from '#art/kit/city-blocks.ts'
import { paintBough } from '#art/kit/frames.ts'
import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { panes, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { sitter } from '#art/kit/poses.ts'

/** The tower and the city from the islands: a ferry between, a canoe, someone on the rocks in autumn. */
export const islandFerry = landmark({
  name: 'island-ferry',
  palette: {
    ...PALETTES.city,
    top: '#5E6EA8',
    middle: '#C9A4B4',
    horizon: '#FBDCB8',
    deep: '#1E2444',
    lightText: 'on an evening in October',
  },
  accent: '#E2402C',
  ground: 0.56,
  sun: null,
  clouds: null,
  altText:
    'A very tall concrete tower with a pod near its top over a city of glass, seen across water from an island, a ferry and a canoe, maple leaves above',
  paint: (s) => {
    const { canvas, groundY, height, width, unit } = s
    paintBlockRow(canvas, {
      baseY: groundY,
      ink: '#9A8AAE',
      shadeInk: '#7A6E9A',
      heights: [40, 130],
      widths: [30, 56],
      heightAt: () => 1,
      windows: 0,
    })
    s.draw(
      s.at(40, 4),
      [
        [-60, 60, 210],
        [0, 56, 260],
        [62, 60, 190],
        [126, 54, 280],
        [186, 58, 220],
        [250, 60, 160],
        [-330, 60, 120],
        [-400, 60, 150],
        [-470, 60, 110],
      ].flatMap(([x = 0, wide = 60, tall = 100], i) => [
        ...solid(x, 0, wide, tall, ['#D9C4C4', '#B9A4BC', '#E8C8B4'][i % 3] ?? '#D9C4C4', '#6A5E8A', 0.4),
        [panes(x - wide * 0.32, x + wide * 0.02, 3, -14, 5, tall - 26), '#6A5E8A'] as const,
      ]),
    )
    s.draw(s.at(-170, 4), [
      ['M-26 0L-10 -300L-7 -440h14L10 -300L26 0z', '#F2E0D0'],
      ['M4 0L2 -440h5L10 -300L26 0z', '#A890A8'],
      ['M-34 -352q34 -30 68 0l-6 22q-28 18 -56 0z', '#E3CDC4'],
      ['M-34 -352h68v8h-68z', s.accent],
      ['M-12 -430h24v-14h-24zM-3 -444L0 -560L3 -444z', '#C9B0B4'],
      ['M-130 0q10 -70 70 -74q60 4 70 74z', '#F6EAE0'],
      ['M-60 -74q60 4 70 74h-40q10 -50 -30 -74z', '#B9A4B4'],
    ])
    paintWater(s, '#4E6496', 2, '#FBDCB8', null)
    paintMirrorBars(s, '#F2E0D0', -170, 6, 20, 12)
    paintMirrorBars(s, '#D9B4B4', 100, 6, 150, 6)
    paintFloating(s, s.atDepth(150, 0.26, 0.66), 170, ferry('#2E3A5A', s.accent))
    paintFloating(s, s.atDepth(-70, 0.58, 0.9), 140, canoe('#B4604A', '#F2C23C', '#F6EAD2'))
    addPath(
      canvas,
      outline`M0 ${height}V${height - 60 * unit}Q${width * 0.3} ${height - 110 * unit} ${width * 0.56} ${height - 70 * unit}T${width} ${height - 120 * unit}V${height}z`,
      '#3A3450',
    )
    s.draw({ ...s.atDepth(230, 1, 1.15), y: height - 92 * unit }, sitter(0, '#F2B83C', '#2A2440'))
    paintBough(s, 'right', '#3A2434', ['#C8402E', '#E8862E', '#F2B45A'], 320)
  },
})
