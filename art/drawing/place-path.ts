/** Where a glyph drawn around 0 0 is put; a negative `scaleX` turns it to face the other way. */
export type Placement = {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly scaleX?: number
}

const SEGMENT = /([a-zA-Z])([^a-zA-Z]*)/g
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g
const ARC_LENGTH = 7
const ARC_SWEEP = 4

type Transform = { readonly x: number; readonly y: number; readonly scaleX: number; readonly scaleY: number }

function transformArc(value: number, index: number, transform: Transform, isAbsolute: boolean): number {
  const part = index % ARC_LENGTH
  if (part < 2) {
    return value * Math.abs(part === 0 ? transform.scaleX : transform.scaleY)
  }
  if (part === ARC_SWEEP) {
    return transform.scaleX * transform.scaleY < 0 ? 1 - value : value
  }
  return part < 5 ? value : transformCoordinate(value, part === 5, transform, isAbsolute)
}

function transformCoordinate(value: number, isX: boolean, transform: Transform, isAbsolute: boolean): number {
  const offset = isX ? transform.x : transform.y
  return value * (isX ? transform.scaleX : transform.scaleY) + (isAbsolute ? offset : 0)
}

/**
 * Moves and scales path data written in the glyph's own small units, so that a figure can be drawn once as plain text
 * (`'M-190 -14q190 34 385 -8z'`) and placed at any size. It must start with an absolute `M`; arc flags stand apart.
 */
export function placePath(glyph: string, { x, y, scale, scaleX = scale }: Placement): string {
  const transform: Transform = { x, y, scaleX, scaleY: scale }
  // Rounding to integers would distort a small figure.
  const precision = Math.abs(scale) < 0.7 ? 10 : 1
  const round = (value: number): number => Math.round(value * precision) / precision
  return glyph.replace(SEGMENT, (_segment, letter: string, rest: string) => {
    const command = letter.toLowerCase()
    const isAbsolute = letter !== command
    const numbers = (rest.match(NUMBER) ?? []).map((text, index) => {
      const value = Number(text)
      const isX = command === 'h' || (command !== 'v' && index % 2 === 0)
      return command === 'a'
        ? transformArc(value, index, transform, isAbsolute)
        : transformCoordinate(value, isX, transform, isAbsolute)
    })
    return letter + numbers.map(round).join(' ')
  })
}
