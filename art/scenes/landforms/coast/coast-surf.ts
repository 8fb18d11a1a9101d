import { addPath, addRect, type PosterCanvas } from '#art/drawing/canvas.ts'
import { boxPath, lensPath, outline, type Point, smoothPath } from '#art/drawing/path.ts'
import { sprayBand, sprayRadial } from '#art/drawing/spray.ts'
import type { Disc } from '#art/kit/scene-variant.ts'
import { paintGlint, paintRipples } from '#art/kit/water.ts'

const DEEP = '#0B2F44'
const FOAM = '#FBF3DE'
const GRASS = '#1D3A38'

/** The sea from the horizon down, the broken light of the sun on it. */
export function paintRollingSea(canvas: PosterCanvas, sun: Disc, horizonY: number): void {
  const { width, height, unit } = canvas
  addRect(canvas, 0, horizonY, width, height, '#1F6E82')
  addRect(canvas, 0, horizonY, width, 5 * unit, '#4E8E98')
  sprayBand(canvas, '#F3C493', horizonY + 5 * unit, horizonY + height * 0.15, 0.62)
  sprayBand(canvas, DEEP, height, height * 0.74)
  const breadth = { topWidth: 1.2 * sun.radius, bottomWidth: 0.7 * sun.radius, count: 15 }
  paintGlint(canvas, { x: sun.x, topY: horizonY + 6, bottomY: height * 0.82, ...breadth }, '#FFEFC6')
  const ripples = { topY: horizonY + 30 * unit, bottomY: height * 0.95, count: 34 }
  paintRipples(canvas, { ...ripples, minWidth: 22 * unit, maxWidth: 110 * unit }, '#7FB9B6', { opacity: 0.5 })
}

/** Long combers that roll in from the left, each with a pale lip. */
export function paintCombers(canvas: PosterCanvas, noseX: number): void {
  const { width, height, unit, random } = canvas
  for (const [down, size] of [
    [0.7, 0.55],
    [0.775, 0.8],
    [0.865, 1.15],
  ] as const) {
    const y = height * down
    const reachX = size > 1 ? width + 60 * unit : noseX
    const startX = -40 * unit
    const crest: Point[] = []
    for (let x = startX; x < reachX; x += 70 * size * unit) {
      crest.push([x, y + Math.sin(x / (90 * size * unit)) * 9 * size * unit + random(-3, 3) * unit])
    }
    crest.push([reachX, y + 12 * size * unit])
    const under = crest.map(
      ([x, edge], index): Point => [x, edge + (index % 2 === 0 ? 26 : 40) * size * unit],
    )
    addPath(canvas, `${smoothPath(crest)}${smoothPath(under.toReversed()).replace('M', 'L')}z`, '#145368')
    const lip = crest.map(([x, edge], index): Point => [x, edge + (index % 2 === 0 ? 5 : 14) * size * unit])
    addPath(canvas, `${smoothPath(crest)}${smoothPath(lip.toReversed()).replace('M', 'L')}z`, FOAM)
  }
}

/** Surf that breaks along the foot of a cliff, from x over the reach. */
export function paintSurf(canvas: PosterCanvas, x: number, y: number, reach: number): void {
  const { unit } = canvas
  const bursts = [
    [0, 1],
    [0.42, 0.8],
    [0.9, 0.95],
  ] as const
  for (const [along, size] of bursts) {
    const at = x + along * reach
    const radius = 74 * size * unit
    sprayRadial(
      canvas,
      boxPath(at - radius, y - radius, 2 * radius, radius * 1.3),
      FOAM,
      [at, y + 6 * unit, radius],
      0.95,
    )
  }
  let foam = ''
  for (let index = 0; index < 9; index += 1) {
    foam += lensPath(
      x + (index / 8) * reach,
      y + canvas.random(0, 16) * unit,
      canvas.random(30, 70) * unit,
      13 * unit,
    )
  }
  addPath(canvas, foam, FOAM)
}

/** Grass and thrift along the lower edge, taller towards the sides. */
export function paintTussocks(canvas: PosterCanvas): void {
  const { width, height, unit, random } = canvas
  let blades = ''
  let heads = ''
  for (let x = -10; x < width + 10; x += random(14, 30) * unit) {
    const edge = Math.abs(x / width - 0.5) * 2
    const tall = random(50, 90) * (0.5 + edge) * unit
    const lean = random(8, 34) * unit
    blades += outline`M${x} ${height}q${lean * 0.1} ${-tall * 0.7} ${lean} ${-tall - 24 * unit}q${-lean * 0.3} ${tall * 0.6} ${-lean + 8 * unit} ${tall + 24 * unit}z`
    if (edge > 0.4 && random() < 0.5) {
      const headY = height - tall - 30 * unit
      heads += outline`M${x + lean - 9 * unit} ${headY}q${9 * unit} ${-16 * unit} ${18 * unit} 0q${-9 * unit} ${9 * unit} ${-18 * unit} 0z`
    }
  }
  addPath(canvas, blades, GRASS)
  addPath(canvas, heads, '#D9728A')
}
