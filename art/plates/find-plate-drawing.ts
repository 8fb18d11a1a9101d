import { seedFromText } from '#art/drawing/random.ts'
import { drawPlate } from './draw-plate.ts'
import { PLATES } from './plates.ts'

const VERSION_LENGTH = 6

/** A drawing, and the version in its address: a hash over the drawing. */
export type PlateDrawing = { readonly svg: string; readonly version: string; readonly alt: string }

/** The compiler needs each twice: for the record of its place and for its shard. */
const drawn = new Map<string, PlateDrawing>()

/** Draws the plate of that name; null when there is none. */
export function findPlateDrawing(name: string): PlateDrawing | null {
  const known = drawn.get(name)
  if (known !== undefined) return known
  const plate = PLATES.get(name)
  if (plate === undefined) return null
  const svg = drawPlate(name, plate)
  const version = seedFromText(svg).toString(16).padStart(VERSION_LENGTH, '0').slice(-VERSION_LENGTH)
  const drawing = { svg, version, alt: plate.alt }
  drawn.set(name, drawing)
  return drawing
}
