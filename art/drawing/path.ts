/** A place on the poster: x to the right, y down. */
export type Point = readonly [number, number]

/** The value that lies `share` of the way from one number to another. */
export function between(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

/** Template tag for path data: every interpolated number is rounded, which halves the size of a poster. */
export function outline(words: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  const rounded = values.map((value) => (typeof value === 'number' ? String(Math.round(value)) : value))
  return words.reduce((text, word, index) => text + word + (rounded[index] ?? ''), '')
}

/** A rectangle as path data. */
export function boxPath(x: number, y: number, width: number, height: number): string {
  return outline`M${x} ${y}h${width}v${height}h${-width}z`
}

/** Straight lines through points, closed unless told otherwise. */
export function polylinePath(points: readonly Point[], isClosed = true): string {
  let path = ''
  let lastX = 0
  let lastY = 0
  for (const [exactX, exactY] of points) {
    const x = Math.round(exactX)
    const y = Math.round(exactY)
    const stepY = y - lastY
    path += path === '' ? `M${x} ${y}` : `l${x - lastX}${stepY < 0 ? '' : ' '}${stepY}`
    lastX = x
    lastY = y
  }
  return isClosed ? `${path}z` : path
}

/** A smooth curve through points (Catmull-Rom); with `baseY` it is closed down to that height. */
export function smoothPath(points: readonly Point[], baseY?: number, slackness = 6): string {
  const first = points[0]
  if (first === undefined) {
    return ''
  }
  let path = outline`M${first[0]} ${first[1]}`
  for (const [index, start] of points.entries()) {
    const end = points[index + 1]
    if (end === undefined) {
      break
    }
    const before = points[index - 1] ?? start
    const after = points[index + 2] ?? end
    const leave: Point = [
      start[0] + (end[0] - before[0]) / slackness,
      start[1] + (end[1] - before[1]) / slackness,
    ]
    const arrive: Point = [
      end[0] - (after[0] - start[0]) / slackness,
      end[1] - (after[1] - start[1]) / slackness,
    ]
    path += outline`C${leave[0]} ${leave[1]} ${arrive[0]} ${arrive[1]} ${end[0]} ${end[1]}`
  }
  return baseY === undefined ? path : `${path}${outline`V${baseY}H${first[0]}z`}`
}

/** Path data that carries on an open outline: a straight line leads to what was its start. */
export function continuePath(path: string): string {
  return path.replace('M', 'L')
}

/** A line of points closed down to a base height, ready to be filled. */
export function closeToBase(points: readonly Point[], baseY: number): readonly Point[] {
  const first = points[0] ?? [0, baseY]
  const last = points[points.length - 1] ?? first
  return [...points, [last[0], baseY], [first[0], baseY]]
}

/** The eye shape of a ripple or a reflection, centred on x. */
export function lensPath(x: number, y: number, halfWidth: number, height: number): string {
  const half = Math.round(halfWidth)
  const thick = Math.max(1, Number(height.toFixed(1)))
  return `M${Math.round(x - half)} ${Math.round(y)}q${half} ${-thick} ${2 * half} 0q${-half} ${thick} ${-2 * half} 0z`
}
