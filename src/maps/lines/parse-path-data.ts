import type { MapPoint, PixelLine } from '#isomorphic/maps/map-geometry.ts'

const TOKEN = /([mlz])|(-?(?:\d+\.?\d*|\.\d+))/g

/** Parses the output of `pathData` to lines or rings in pixels, for tests of drawn maps. */
export function parsePathData(data: string): readonly PixelLine[] {
  const lines: MapPoint[][] = []
  let pen: MapPoint = { x: 0, y: 0 }
  let start = pen
  let isMove = false
  let x: number | null = null
  for (const [, command, number] of data.matchAll(TOKEN)) {
    if (command === 'z') pen = start
    if (command !== undefined) {
      isMove = command === 'm'
      continue
    }
    if (x === null) {
      x = Number(number)
      continue
    }
    pen = { x: pen.x + x, y: pen.y + Number(number) }
    x = null
    if (isMove) {
      start = pen
      lines.push([])
    }
    isMove = false
    lines.at(-1)?.push(pen)
  }
  return lines
}
