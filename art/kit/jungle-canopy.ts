import { addPath, type PosterCanvas } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { type Placement, placePath } from '#art/drawing/place-path.ts'
import { sprayBand } from '#art/drawing/spray.ts'

export type Canopy = {
  readonly y: number
  readonly wavePhase: number
  /** Radius of a crown and the distance between two, in units. */
  readonly radii: readonly [number, number]
  readonly spacing: number
  readonly inks: readonly string[]
  /** Where the trees give way to the river, and how far to each side, in units. */
  readonly gap?: { readonly x: number; readonly reach: number }
  /** Mist over the foot of the trees, solid this far below y, as a share of the height. */
  readonly mist?: { readonly ink: string; readonly depth: number }
}

function crownPath(x: number, y: number, radius: number, footY: number): string {
  const left = outline`M${x - radius} ${y}a${radius * 0.5} ${radius * 0.5} 0 0 1 ${radius * 0.6} ${radius * -0.6}`
  const top = outline`a${radius * 0.5} ${radius * 0.45} 0 0 1 ${radius * 0.9} 0`
  const right = outline`a${radius * 0.5} ${radius * 0.5} 0 0 1 ${radius * 0.5} ${radius * 0.6}`
  return left + top + right + outline`V${footY}h${-2 * radius}z`
}

function gapDrop({ gap }: Canopy, x: number, unit: number): number {
  const closeness = gap === undefined ? 0 : Math.max(0, 1 - Math.abs(x - gap.x) / (gap.reach * unit))
  return closeness * closeness * 150 * unit
}

/** Low bushes from one place to another in one ink, as path data. */
export function bushesPath(canvas: PosterCanvas, fromX: number, toX: number, y: number): string {
  const { unit, random } = canvas
  let path = ''
  for (let x = Math.min(fromX, toX); x < Math.max(fromX, toX); x += random(34, 58) * unit) {
    path += crownPath(x, y + random(-6, 10) * unit, random(34, 58) * unit, y + 26 * unit)
  }
  return path
}

/** Two rows of tree crowns along the whole width, sinking towards the river. */
export function paintCanopy(canvas: PosterCanvas, canopy: Canopy): void {
  const { width, height, unit, random } = canvas
  const { y, wavePhase, radii, spacing, inks, mist } = canopy
  const crowns = inks.map(() => '')
  for (const row of [0, 1]) {
    for (let x = -30; x < width + 30; x += spacing * unit * random(0.5, 1)) {
      const wave = Math.sin(x / (170 * unit) + wavePhase) * 24 * unit
      const crownY = y + row * radii[1] * 0.6 * unit + wave + gapDrop(canopy, x, unit)
      const tone = Math.floor(random(0, inks.length))
      crowns[tone] = (crowns[tone] ?? '') + crownPath(x, crownY, random(...radii) * unit, height)
    }
  }
  for (const [tone, ink] of inks.entries()) {
    addPath(canvas, crowns[tone] ?? '', ink)
  }
  if (mist !== undefined) {
    sprayBand(canvas, mist.ink, y + mist.depth * height, y)
  }
}

const GIANT_TRUNK =
  'M-34 0Q-12 -60 -14 -250L-92 -318L-84 -324L-8 -272L-4 -330H6L10 -280L80 -336L88 -329L14 -250Q14 -60 36 0z'
const GIANT_TRUNK_SHADE = 'M36 0Q14 -60 14 -250L88 -329L80 -336L10 -280L2 -250Q4 -60 12 0z'
const GIANT_CROWN =
  'M-170 -310q-6 -52 50 -54q14 -50 76 -44q34 -46 92 -16q64 -14 76 42q58 4 54 52q-10 34 -70 26q-40 28 -96 8q-54 22 -92 2q-78 18 -90 -16z'
const GIANT_CROWN_LIT =
  'M-170 -310q-6 -52 50 -54q14 -50 76 -44q34 -46 92 -16q-70 4 -84 44q-50 -4 -62 36q-46 0 -72 34z'

/** One giant tree that stands above the others, lit from the left. */
export function paintGiantTree(canvas: PosterCanvas, at: Placement): void {
  addPath(canvas, placePath(GIANT_TRUNK, at), '#D9C79A')
  addPath(canvas, placePath(GIANT_TRUNK_SHADE, at), '#8F8A66')
  addPath(canvas, placePath(GIANT_CROWN, at), '#2F6E52')
  addPath(canvas, placePath(GIANT_CROWN_LIT, at), '#7FA650')
}
