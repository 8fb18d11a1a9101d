import { addPath, addRect } from '#art/drawing/canvas.ts'
import { stampSymbol } from '#art/drawing/definition.ts'
import { outline, type Point, smoothPath } from '#art/drawing/path.ts'
import { sprayVertical } from '#art/drawing/spray.ts'
import { paintRidge } from '#art/kit/backdrops.ts'
import { paintFloating, yacht } from '#art/kit/boats.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { paintRipples } from '#art/kit/water.ts'
import { defineProtea } from './protea.ts'
import { paintTablecloth, paintTableMassif } from './table-massif.ts'

const SHADE = '#102A2C'
const CITY_INKS = ['#FBEBD0', '#F2CFA0', '#E9A27C', '#FBF3E2', '#CFE0D6'] as const
const CITY_ROWS = 3

function paintCity({ canvas, x: middleX, groundY, width, unit }: LandmarkContext): void {
  const { random } = canvas
  const fronts = CITY_INKS.map(() => '')
  let sides = ''
  for (let row = 0; row < CITY_ROWS; row += 1) {
    const footY = groundY - (26 - row * 13) * unit
    for (let x = -10; x < width + 10; x += random(14, 30) * unit) {
      const broad = random(12, 26) * unit
      // Towers gather below the mountain, in the back row above all.
      const nearness = 1 - Math.min(1, Math.abs(x - middleX) / (360 * unit))
      const tall = (random(10, 22) + nearness * random(6, 62) * (row === 0 ? 1 : 0.55)) * unit
      fronts[Math.floor(random(0, CITY_INKS.length))] += outline`M${x} ${footY}v${-tall}h${broad}v${tall}z`
      sides += outline`M${x + broad * 0.68} ${footY}v${-tall}h${broad * 0.32}v${tall}z`
    }
  }
  for (const [index, ink] of CITY_INKS.entries()) addPath(canvas, fronts[index] ?? '', ink)
  addPath(canvas, sides, '#8A5A5C', { opacity: 0.55 })
  addRect(canvas, 0, groundY - 4 * unit, width, 12 * unit, '#2B4A4E')
}

/** Share of the width, share of the height, scale, tilt in degrees. */
const FLOWERS = [
  [0.8, 0.83, 0.95, 7],
  [0.945, 0.9, 0.8, 16],
  [0.1, 0.9, 0.85, -12],
] as const
const WIDE_FLOWERS = [
  [0.86, 0.83, 0.95, 7],
  [0.935, 0.9, 0.8, 16],
  [0.07, 0.9, 0.85, -12],
] as const

function paintFlowerBank({ canvas, width, height, unit, isWide, variant }: LandmarkContext): void {
  const edge: readonly Point[] = [
    [-20, height * 0.9],
    [width * 0.2, height * 0.875],
    [width * 0.5, height * 0.93],
    [width * 0.8, height * 0.9],
    [width + 20, height * 0.86],
  ]
  const bank = smoothPath(edge, height)
  addPath(canvas, bank, '#24523F')
  sprayVertical(canvas, bank, SHADE, height, height * 0.88)
  const protea = defineProtea(canvas)
  const isTurned = variant.detail === 2
  for (const [across, down, size, tilt] of isWide ? WIDE_FLOWERS : FLOWERS) {
    const x = width * (isTurned ? 1 - across : across)
    const turn = `rotate(${isTurned ? -tilt : tilt}) scale(${(size * unit).toFixed(2)})`
    stampSymbol(canvas, protea, `${outline`translate(${x} ${height * down})`} ${turn}`)
  }
}

/** Mesa, bay: buttress clefts, a bank of cloud spilling over, a city below, flowers. */
export const tablemount = landmark({
  name: 'tablemount',
  isPortrait: false,
  palette: {
    ...PALETTES.morning,
    top: '#1E6E96',
    middle: '#7FBCC2',
    horizon: '#FBE6C0',
    disc: '#FFF3CC',
    bars: '#FFF3DA',
    deep: SHADE,
  },
  accent: '#E2562F',
  mist: '#7FBCC2',
  ground: 0.6,
  focus: { narrow: 0.53, wide: 0.6 },
  middleShare: 0.36,
  sun: ({ discScale }, isWide) => (discScale === 1 ? null : [isWide ? -444 : 152, 430, 54]),
  clouds: [
    [0.12, 0.32, 380, 12],
    [0.2, 0.275, 240, 10],
    [0.9, 0.17, 300, 13],
  ],
  altText: 'A flat-topped mountain above a city and its bay, a yacht under sail, proteas in front',
  lightText: 'on a bright morning',
  paint: (s) => {
    const { canvas, x, groundY, height, unit, isWide } = s
    const { detail } = s.variant
    const place = { middleX: x, horizonY: groundY }
    paintRidge(s, '#9DB8AE', 50, 40, 0)
    paintTableMassif(canvas, place)
    if (detail !== 1) paintTablecloth(canvas, place)
    paintCity(s)
    paintWater(
      { ...s, palette: { ...s.palette, deep: '#0D4763' } },
      '#1F86A0',
      6,
      '#9FD6CC',
      s.sun.radius > 0 ? s.palette.disc : null,
    )
    const ripples = { topY: groundY + 20 * unit, bottomY: height * 0.94, count: 34 }
    paintRipples(canvas, { ...ripples, minWidth: 22 * unit, maxWidth: 120 * unit }, '#CBEBE0', {
      opacity: 0.6,
    })
    const across = isWide ? -160 : detail === 2 ? 104 : -184
    const boat = yacht('#162B3E', '#FFF8E8', s.accent)
    if (detail === 1) paintFloating(s, s.at(across + (isWide ? -250 : 270), 72, 0.54), 80, boat)
    paintFloating(s, s.at(across, 150), 80, boat)
    paintFlowerBank(s)
  },
})
