import type { PixelLine } from './map-geometry.ts'

/**
 * SVG path data of lines or closed rings: relative, one decimal, as short as the grammar permits (SVG 2, section 9.3).
 * Deltas are between rounded points, so that rounding errors do not accumulate.
 * @param step tenths of a pixel to which points are rounded: ten for a small drawing of few bytes
 */
export function pathData(lines: readonly PixelLine[], isClosed: boolean, step = 1): string {
  const roundTenths = (pixels: number): number => Math.round((pixels * 10) / step) * step
  let data = ''
  let [penX, penY] = [0, 0]
  for (const line of lines) {
    let [startX, startY] = [penX, penY]
    const numbers: number[] = []
    line.forEach((point, index) => {
      const [x, y] = [roundTenths(point.x), roundTenths(point.y)]
      if (index === 0) {
        data += `m${joinTenths([x - penX, y - penY])}`
        ;[startX, startY] = [x, y]
      } else if (x !== penX || y !== penY) numbers.push(x - penX, y - penY)
      ;[penX, penY] = [x, y]
    })
    if (numbers.length > 0) data += `l${joinTenths(numbers)}`
    if (isClosed) {
      data += 'z'
      ;[penX, penY] = [startX, startY]
    }
  }
  return data
}

/** Formats numbers given in tenths so that signs and points double as separators. */
function joinTenths(tenths: readonly number[]): string {
  let text = ''
  let hasPoint = false
  tenths.forEach((tenth, index) => {
    const number = String(tenth / 10).replace(/^(-?)0\./, '$1.')
    const isApart = number.startsWith('-') || (number.startsWith('.') && hasPoint)
    text += index === 0 || isApart ? number : ` ${number}`
    hasPoint = number.includes('.')
  })
  return text
}
