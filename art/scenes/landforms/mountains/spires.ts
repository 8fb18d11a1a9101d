import { addPath, addRect } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { outline, type Point, smoothPath } from '#art/drawing/path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintGroundMist, paintHills, paintMountain } from '#art/kit/backdrops.ts'
import { paintFloating, seaKayak } from '#art/kit/boats.ts'
import { paintForest } from '#art/kit/flora.ts'
import { paintPines } from '#art/kit/frames.ts'
import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { paintRipples } from '#art/kit/water.ts'
import { paintGraniteSpires } from './granite-spires.ts'

const DEEP_SHADE = '#10292E'
const DARK = '#2A1A22'
const GROUPS = ['high-middle', 'high-left', 'three-towers'] as const

function paintFarRange(s: LandmarkContext): void {
  const { x, width, unit } = s
  const { random } = s.canvas
  const end = (width - x) / unit + 200
  for (let across = -x / unit - 100; across < end; across += random(133, 209)) {
    const tall = random(90, 170)
    paintMountain(s, across, tall, 220, '#8FB0AE', '#5D8C95', 1 - 96 / tall)
  }
  paintGroundMist(s, 150, 1, '#FBE0B4')
}

/** Scrub in its autumn colours along the near bank. */
function paintAutumnBank({ canvas, width, height, unit }: LandmarkContext): void {
  const { random } = canvas
  const phase = random(0, 6)
  const bankY = (x: number): number => height * 0.89 + Math.sin(x / (90 * unit) + phase) * 22 * unit
  const crest: Point[] = []
  for (let x = -20; x < width + 100 * unit; x += 70 * unit) crest.push([x, bankY(x)])
  addPath(canvas, smoothPath(crest, height), '#B2432B')
  let [bright, dark] = ['', '']
  for (let x = -20; x < width + 20; x += 17 * unit) {
    const y = bankY(x) + 4 * unit
    const r = random(14, 30) * unit
    const tuft = outline`M${x - r} ${y}q${r * 0.2} ${-r * 1.2} ${r} ${-r * 1.3}q${r * 0.8} ${r * 0.1} ${r} ${r * 1.3}z`
    if (random() < 0.5) bright += tuft
    else dark += tuft
  }
  addPath(canvas, bright, '#D8602F')
  addPath(canvas, dark, '#9C3527')
  sprayBand(canvas, DARK, height, height * 0.87)
}

const tent = (cloth: string): readonly GlyphPart[] => [
  ['M-52 0q22 -58 50 -62q34 4 58 62z', cloth],
  ['M-2 -62q34 4 58 62h-40q-2 -40 -18 -62z', '#8A2C22'],
  ['M-24 0q6 -26 13 -34q8 14 10 34z', DARK],
]

/** Granite needles over a glacial lake: overlapping warm and cool faces, an autumn bank. */
export const spires = landmark({
  name: 'spires',
  isPortrait: false,
  palette: {
    ...PALETTES.morning,
    top: '#1D5C74',
    middle: '#7DB4AE',
    horizon: '#FBE3B6',
    bars: '#FDF1D6',
    deep: DEEP_SHADE,
  },
  accent: '#F7C843',
  mist: '#FAB883',
  ground: 0.64,
  focus: { narrow: 0.54, wide: 0.64 },
  middleShare: 0.36,
  sun: ({ discScale }, isWide) => (discScale === 1 ? null : [isWide ? -540 : -304, 380, 60]),
  clouds: [
    [0.23, 0.44, 330, 14],
    [0.8, 0.34, 420, 18],
    [0.9, 0.39, 240, 10],
    [0.06, 0.3, 300, 13],
  ],
  altText: 'Granite spires above a glacial lake, low scrub along the near bank',
  lightText: 'in the first sun',
  paint: (s) => {
    const { canvas, x, groundY, width, height, unit } = s
    const { detail } = s.variant
    paintFarRange(s)
    paintGraniteSpires(canvas, x, groundY + 8, GROUPS[detail])
    paintGroundMist(s, 120, 1, '#FBE7C4')
    paintHills(s, '#5E8470', 26, 34, 0)
    paintWater(
      { ...s, palette: { ...s.palette, deep: '#155A68' } },
      '#3FA09C',
      0,
      '#BFE0CC',
      s.sun.radius > 0 ? s.palette.disc : null,
    )
    const ripples = { topY: groundY + 12 * unit, bottomY: height * 0.86, count: 16 }
    paintRipples(canvas, { ...ripples, minWidth: 24 * unit, maxWidth: 120 * unit }, '#D7EEDD', {
      opacity: 0.6,
    })
    paintMirrorBars(s, '#EFA274', 0, 0, 150, 13)
    const trees = {
      groundY: groundY + 12 * unit,
      minHeight: 40 * unit,
      maxHeight: 66 * unit,
      step: 15 * unit,
    }
    const heightAt = (share: number): number => Math.max(0, Math.abs(share - x / width) - 0.1) * 1.7 + 0.12
    paintForest(canvas, { ...trees, heightAt }, '#1F4A48')
    const kayak = seaKayak(s.accent, DARK)
    if (detail !== 1) paintFloating(s, s.atDepth(-120, 0.45, 0.42), 190, kayak)
    if (detail === 2) paintFloating(s, s.atDepth(60, 0.37, 0.32), 190, kayak)
    paintAutumnBank(s)
    if (detail === 1) s.draw(s.atDepth(-130, 0.72), tent(s.accent))
    paintPines(s, 'left', DEEP_SHADE, 350, 0.34)
    paintPines(s, 'right', DEEP_SHADE, 400, 0.34)
    addRect(canvas, 0, height * 0.975, width, height * 0.03, '#10201F')
  },
})
