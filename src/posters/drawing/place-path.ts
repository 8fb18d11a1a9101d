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

type Frame = { readonly x: number; readonly y: number; readonly scaleX: number; readonly scaleY: number }

function movedArc(value: number, index: number, frame: Frame, isAbsolute: boolean): number {
  const part = index % ARC_LENGTH
  if (part < 2) {
    return value * Math.abs(part === 0 ? frame.scaleX : frame.scaleY)
  }
  if (part === ARC_SWEEP) {
    return frame.scaleX * frame.scaleY < 0 ? 1 - value : value
  }
  return part < 5 ? value : movedCoordinate(value, part === 5, frame, isAbsolute)
}

function movedCoordinate(value: number, isX: boolean, frame: Frame, isAbsolute: boolean): number {
  const offset = isX ? frame.x : frame.y
  return value * (isX ? frame.scaleX : frame.scaleY) + (isAbsolute ? offset : 0)
}

/**
 * Moves and scales path data written in the glyph's own small units, so that a figure can be drawn once as plain text
 * (`'M-190 -14q190 34 385 -8z'`) and placed at any size. It must start with an absolute `M`; arc flags stand apart.
 */
export function placePath(glyph: string, { x, y, scale, scaleX = scale }: Placement): string {
  const frame: Frame = { x, y, scaleX, scaleY: scale }
  // A small figure would lose its shape to whole numbers.
  const precision = Math.abs(scale) < 0.7 ? 10 : 1
  const round = (value: number): number => Math.round(value * precision) / precision
  return glyph.replace(SEGMENT, (_whole, letter: string, rest: string) => {
    const command = letter.toLowerCase()
    const isAbsolute = letter !== command
    const numbers = (rest.match(NUMBER) ?? []).map((text, index) => {
      const value = Number(text)
      const isX = command === 'h' || (command !== 'v' && index % 2 === 0)
      return command === 'a'
        ? movedArc(value, index, frame, isAbsolute)
        : movedCoordinate(value, isX, frame, isAbsolute)
    })
    return letter + numbers.map(round).join(' ')
  })
}
