import { addLine, addPath } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { outline, type Point, smoothPath } from '#art/drawing/path.ts'
import { spray, sprayBand } from '#art/drawing/spray.ts'
import { paintGroundMist } from '#art/kit/backdrops.ts'
import { coniferPath } from '#art/kit/flora.ts'
import { paintPines } from '#art/kit/frames.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { paintMassif } from '#art/kit/massif.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { CHALET, skier, villageChurch } from './alpine-village.ts'

const NIGHT = '#17183A'
const SNOW = '#E9E6F2'
const SNOW_SHADE = '#8E9CCB'
const PINES = '#1C2A4E'

/** Share of the width, height and reach in units, the main peak last. */
const PEAKS = [
  [0.06, 280, 230],
  [0.98, 320, 260],
  [0.28, 240, 200],
  [0.6, 440, 300],
] as const
const WIDE_PEAKS = [
  [0.08, 250, 250],
  [0.3, 300, 270],
  [0.94, 330, 280],
  [0.78, 270, 230],
  [0.58, 440, 300],
] as const

function paintPeaks(s: LandmarkContext): void {
  const peaks = s.isWide ? WIDE_PEAKS : PEAKS
  for (const [index, [share, tall, reach]] of peaks.entries()) {
    if (index === peaks.length - 1) paintGroundMist(s, 210, 0.8, '#B98AA6')
    paintMassif(s.canvas, {
      x: s.width * share,
      baseY: s.groundY + 6,
      peakY: s.groundY - tall * s.unit,
      leftReach: reach * s.unit,
      rightReach: reach * 1.1 * s.unit,
      lit: '#E58E6E',
      shade: '#4C4A80',
      snow: { lit: '#FFE3CC', shade: '#7A80B8', lineY: s.groundY - tall * 0.42 * s.unit },
    })
  }
  paintGroundMist(s, 130, 0.95, '#C79AAE')
}

/** A slope of snow whose edge runs through depths at even steps along the width. */
function paintSlope(s: LandmarkContext, depths: readonly number[], ink: string, shade: string): void {
  const { canvas, width, height, unit } = s
  const points = depths.map(
    (depth, index): Point => [-20 + ((width + 40) * index) / (depths.length - 1), s.atDepth(0, depth).y],
  )
  const path = smoothPath(points, height)
  addPath(canvas, path, ink)
  spray(canvas, path, shade, [width, height * 0.84 + 60 * unit, width * 0.34, height * 0.6])
}

/** Firs between two shares of the width; their foot runs from one depth to another. */
function paintWood(
  s: LandmarkContext,
  from: number,
  to: number,
  depths: readonly [number, number],
  tall: number,
): void {
  const { canvas, width, unit } = s
  let path = ''
  for (let x = width * from; x < width * to; x += canvas.random(20, 36) * unit) {
    const depth = depths[0] + ((x / width - from) / (to - from)) * (depths[1] - depths[0])
    const y = s.atDepth(0, depth).y + canvas.random(-6, 8) * unit
    path += coniferPath(canvas, x, y, tall * canvas.random(0.7, 1.2) * unit)
  }
  addPath(canvas, path, PINES)
}

/** Units right of the church and below it, and scale of each chalet, back to front. */
const CHALETS = [
  [-210, -34, 0.62],
  [150, -40, 0.6],
  [-96, -6, 0.74],
  [232, 2, 0.79],
  [-262, 34, 0.86],
  [112, 44, 0.91],
  [-70, 72, 0.96],
] as const
const WIDE_CHALETS = [[-430, 20, 0.64], [410, -10, 0.74], ...CHALETS] as const

function paintVillage(s: LandmarkContext): void {
  const { x, y } = s.atDepth(0, 0.29)
  s.draw({ x, y: y - 18 * s.unit, scale: 0.94 * s.unit }, villageChurch(s.variant.detail === 1))
  for (const [across, down, size] of s.isWide ? WIDE_CHALETS : CHALETS)
    s.draw({ x: x + across * s.unit, y: y + down * s.unit, scale: size * s.unit }, CHALET)
}

const cabin = (ink: string): readonly GlyphPart[] => [
  ['M-2 -2v34h3v-34z', PINES],
  ['M-30 32h60q6 0 6 8v30q0 10 -10 10h-52q-10 0 -10 -10v-30q0 -8 6 -8z', ink],
  ['M-28 40h24v18h-24zM4 40h24v18h-24z', '#FFE3CC'],
]

function paintCableCar(s: LandmarkContext): void {
  const { canvas, groundY, width, unit } = s
  const cable = outline`M-10 ${groundY * 0.78}Q${width * 0.4} ${groundY * 0.69} ${width + 10} ${groundY * 0.31}`
  addLine(canvas, cable, PINES, 2.4 * unit)
  s.draw({ x: width * 0.24, y: groundY * 0.73, scale: 0.9 * unit }, cabin(s.accent))
}

/** Alpine village: chalets and a church under snow, peaks in the last light, a skier coming home. */
export const alpine = landmark({
  name: 'alpine',
  isPortrait: false,
  palette: {
    ...PALETTES.city,
    top: '#27376E',
    middle: '#9A6A94',
    horizon: '#F6B28A',
    disc: '#FFF1D6',
    bars: '#F3C3AE',
    deep: NIGHT,
  },
  accent: '#E8392B',
  ground: 0.64,
  middleShare: 0.36,
  sun: (_variant, isWide) => [isWide ? -380 : -240, 490, 34],
  clouds: [
    [0.8, 0.31, 360, 13],
    [0.9, 0.35, 260, 10],
    [0.1, 0.47, 320, 12],
  ],
  altText: 'Chalets with lit windows round a village church under snow, peaks behind, a skier coming home',
  lightText: 'in the last light',
  paint: (s) => {
    const { canvas, width, height, unit, isWide } = s
    paintPeaks(s)
    paintSlope(s, [-0.11, -0.03, 0.04, 0, -0.15], '#C3BEE0', SNOW_SHADE)
    paintWood(s, -0.02, isWide ? 0.3 : 0.2, [-0.03, 0.02], 84)
    paintWood(s, 0.8, 1.02, [0.02, -0.06], 90)
    if (s.variant.detail === 2) paintCableCar(s)
    paintSlope(s, [0.17, 0.11, 0.14, 0.17, 0.11], SNOW, SNOW_SHADE)
    paintVillage(s)
    paintSlope(s, [0.44, 0.61, 0.71, 0.67, 0.53], SNOW, '#7F8EC2')
    const [turn, end] = [s.atDepth(0, 0.72).y, s.atDepth(0, 0.71).y]
    const track = outline`M${width * 0.08} ${height + 10}Q${width * 0.3} ${turn} ${width * 0.74} ${end}`
    addLine(canvas, track, '#B3B8DC', 4 * unit)
    const skierY = s.atDepth(0, 0.79).y
    s.draw({ x: width * (isWide ? 0.44 : 0.36), y: skierY, scale: 0.84 * unit }, skier(s.accent))
    paintPines(s, 'left', PINES, 360)
    paintPines(s, 'right', PINES, 300)
    sprayBand(canvas, NIGHT, height + 30 * unit, height * 0.93, 0.85)
  },
})
