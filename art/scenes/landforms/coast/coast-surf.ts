import { addPath, type PosterCanvas } from '#art/drawing/canvas.ts'
import { boxPath, continuePath, lensPath, outline, type Point, smoothPath } from '#art/drawing/path.ts'
import { sprayRadial } from '#art/drawing/spray.ts'

const FOAM = '#FBF3DE'

/** Long combers that roll in from the left, each with a pale lip; all but the nearest end at the nose of the land. */
export function paintCombers(canvas: PosterCanvas, noseX: number): void {
  const { width, height, unit, random } = canvas
  for (const [down, size] of [
    [0.7, 0.55],
    [0.775, 0.8],
    [0.865, 1.15],
  ] as const) {
    const y = height * down
    const reachX = size > 1 ? width + 60 * unit : noseX
    const crest: Point[] = []
    for (let x = -40 * unit; x < reachX; x += 70 * size * unit) {
      crest.push([x, y + Math.sin(x / (90 * size * unit)) * 9 * size * unit + random(-3, 3) * unit])
    }
    crest.push([reachX, y + 12 * size * unit])
    const band = (odd: number, even: number): string => {
      const under = crest.map(
        ([x, edge], index): Point => [x, edge + (index % 2 === 0 ? even : odd) * size * unit],
      )
      return `${smoothPath(crest)}${continuePath(smoothPath(under.toReversed()))}z`
    }
    addPath(canvas, band(40, 26), '#145368')
    addPath(canvas, band(14, 5), FOAM)
  }
}

/** Surf that breaks along the foot of a cliff, from x over the reach. */
export function paintSurf(canvas: PosterCanvas, x: number, y: number, reach: number): void {
  const { unit, random } = canvas
  for (const [along, size] of [
    [0, 1],
    [0.42, 0.8],
    [0.9, 0.95],
  ] as const) {
    const [at, radius] = [x + along * reach, 74 * size * unit]
    const burst = boxPath(at - radius, y - radius, 2 * radius, radius * 1.3)
    sprayRadial(canvas, burst, FOAM, [at, y + 6 * unit, radius], 0.95)
  }
  let foam = ''
  for (let index = 0; index < 9; index += 1) {
    const top = y + random(0, 16) * unit
    foam += lensPath(x + (index / 8) * reach, top, random(30, 70) * unit, 13 * unit)
  }
  addPath(canvas, foam, FOAM)
}

/** Grass and thrift along the lower edge, taller towards the sides. */
export function paintTussocks(canvas: PosterCanvas, ink: string): void {
  const { width, height, unit, random } = canvas
  let [blades, heads] = ['', '']
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
  addPath(canvas, blades, ink)
  addPath(canvas, heads, '#D9728A')
}
