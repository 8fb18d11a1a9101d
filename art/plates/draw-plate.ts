import { addPath, addRect, createCanvas, type PosterCanvas } from '#art/drawing/canvas.ts'
import { mixInk } from '#art/drawing/ink.ts'
import { boxPath, lensPath } from '#art/drawing/path.ts'
import { serializePoster } from '#art/drawing/poster-svg.ts'
import { spray, sprayVertical } from '#art/drawing/spray.ts'
import { PLATE_SIZE, type Plate, type PlatePart } from './plate.ts'
import { createPlatePlacement } from './plate-placement.ts'

const { width: WIDTH, height: HEIGHT } = PLATE_SIZE
/** The grain is that of a poster of the same size on the page. */
const GRAIN_UNIT = 0.9
const RIPPLE_COUNT = 14

function createPlateCanvas(name: string): PosterCanvas {
  const canvas = createCanvas({ seedText: `plate ${name}`, ratio: '16x9', grain: 'card' })
  return { ...canvas, ...PLATE_SIZE, unit: GRAIN_UNIT }
}

function paintSky(canvas: PosterCanvas, { palette, ground }: Plate): void {
  const groundY = HEIGHT * ground
  addRect(canvas, 0, 0, WIDTH, HEIGHT, palette.middle)
  sprayVertical(canvas, boxPath(0, 0, WIDTH, groundY * 0.62), palette.top, -groundY * 0.1, groundY * 0.6, 0.9)
  sprayVertical(
    canvas,
    boxPath(0, groundY * 0.4, WIDTH, groundY * 0.6),
    palette.horizon,
    groundY,
    groundY * 0.4,
  )
}

function paintGround(canvas: PosterCanvas, { palette, ground, setting }: Plate): void {
  const groundY = HEIGHT * ground
  const deep = HEIGHT - groundY
  addRect(canvas, 0, groundY, WIDTH, deep + 1, setting.ink)
  if (setting.kind === 'water') {
    const ripples = Array.from({ length: RIPPLE_COUNT }, () => {
      const share = canvas.random(0.1, 0.95)
      return lensPath(canvas.random(0, WIDTH), groundY + deep * share, 20 + 60 * share, 2 + 4 * share)
    })
    addPath(canvas, ripples.join(''), mixInk(setting.ink, palette.disc, 0.5))
  }
  if (setting.kind === 'paving')
    addPath(
      canvas,
      boxPath(0, groundY, WIDTH, Math.max(3, deep * 0.12)),
      mixInk(setting.ink, palette.disc, 0.4),
    )
  sprayVertical(
    canvas,
    boxPath(0, groundY, WIDTH, deep),
    palette.deep,
    HEIGHT + 30,
    groundY + deep * 0.25,
    0.8,
  )
}

/** The shade that falls on the object from the right, as grain. */
function paintObjectGrain(canvas: PosterCanvas, plate: Plate, place: (path: string) => string): void {
  const bodies = plate.object.filter(([, , counted]) => counted === undefined).map(([path]) => path)
  spray(canvas, place(bodies.join('')), plate.palette.deep, [WIDTH * 0.85, 0, WIDTH * 0.3, 0], 0.34)
}

/** The SVG of a plate: the same plate gives the same text. */
export function drawPlate(name: string, plate: Plate): string {
  const canvas = createPlateCanvas(name)
  const place = createPlatePlacement(plate)
  const paint = (parts: readonly PlatePart[]): void => {
    for (const [path, ink] of parts) addPath(canvas, place(path), ink)
  }
  paintSky(canvas, plate)
  paint(plate.behind ?? [])
  paintGround(canvas, plate)
  paint(plate.object)
  paintObjectGrain(canvas, plate, place)
  paint(plate.before ?? [])
  return serializePoster(canvas, (ink) => ink, false)
}
