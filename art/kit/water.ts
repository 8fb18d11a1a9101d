import { type Attributes, addPath, type PosterCanvas } from '#art/drawing/canvas.ts'
import { between, lensPath } from '#art/drawing/path.ts'

export type Glint = {
  readonly x: number
  readonly topY: number
  readonly bottomY: number
  readonly topWidth: number
  readonly bottomWidth: number
  readonly count?: number
}

/** The broken reflection of a disc: lenses that thicken towards the viewer. */
export function paintGlint(canvas: PosterCanvas, glint: Glint, fill: string, attributes?: Attributes): void {
  const { random, unit } = canvas
  const { x, topY, bottomY, topWidth, bottomWidth, count = 14 } = glint
  let path = ''
  for (let index = 0; index < count; index += 1) {
    const share = (index + 0.5) / count
    const y = between(topY, bottomY, share * share * 0.5 + share * 0.5)
    const width = between(topWidth, bottomWidth, share)
    const drawnWidth = width * random(0.35, 1)
    path += lensPath(x + random(-0.35, 0.35) * width, y, drawnWidth, (2 + 7 * share) * unit)
  }
  addPath(canvas, path, fill, attributes)
}

export type Ripples = {
  readonly topY: number
  readonly bottomY: number
  readonly count: number
  readonly minWidth: number
  readonly maxWidth: number
  /** Shares of the width between which ripples fall; the whole width unless given. */
  readonly across?: readonly [number, number]
}

/** Scattered ripples, wider and thicker towards the viewer. */
export function paintRipples(
  canvas: PosterCanvas,
  ripples: Ripples,
  fill: string,
  attributes?: Attributes,
): void {
  const { random, unit, width } = canvas
  const { topY, bottomY, count, minWidth, maxWidth, across = [0, 1] } = ripples
  let path = ''
  for (let index = 0; index < count; index += 1) {
    const share = random() ** 0.8
    const x = width * random(across[0], across[1])
    const halfWidth = between(minWidth, maxWidth, share) * random(0.5, 1.2)
    path += lensPath(x, between(topY, bottomY, share), halfWidth, (1.5 + 4 * share) * unit)
  }
  addPath(canvas, path, fill, attributes)
}

export type Reflection = {
  readonly x: number
  readonly y: number
  readonly count: number
  /** Distance between two bars, how far each may stray sideways, and how thick it is. */
  readonly step: number
  readonly stray: number
  readonly thickness: number
  readonly halfWidth: number
  /** How much narrower each bar is than the one above. */
  readonly taper: number
}

/** Broken bars below a thing that stands in water, as path data. */
export function reflectionPath(canvas: PosterCanvas, reflection: Reflection): string {
  const { x, y, count, step, stray, thickness, halfWidth, taper } = reflection
  let path = ''
  for (let index = 0; index < count; index += 1) {
    const barX = x + canvas.random(-stray, stray)
    path += lensPath(barX, y + index * step, Math.max(1, halfWidth - index * taper), thickness)
  }
  return path
}
