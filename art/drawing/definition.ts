import { attributeText, type PosterCanvas } from './canvas.ts'

export type LineVector = readonly [number, number, number, number]
export type RadialVector = readonly [number, number, number]

function nextId(canvas: PosterCanvas): string {
  return `${canvas.idPrefix}${canvas.definitions.length}`
}

function gradientStops(ink: string, startOpacity: number, endOpacity: number): string {
  const start = `<stop stop-color="${ink}" stop-opacity="${startOpacity}"/>`
  return `${start}<stop offset="1" stop-color="${ink}" stop-opacity="${endOpacity}"/>`
}

/** One ink that fades along a line `[x1, y1, x2, y2]`; returns the fill to use. */
export function defineLinearGradient(
  canvas: PosterCanvas,
  ink: string,
  vector: LineVector,
  start = 1,
  end = 0,
): string {
  const [x1, y1, x2, y2] = vector.map(Math.round)
  const id = nextId(canvas)
  const place = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`
  canvas.definitions.push(
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${place}>${gradientStops(ink, start, end)}</linearGradient>`,
  )
  return `url(#${id})`
}

/** One ink that fades outwards from `[x, y, radius]`; returns the fill to use. */
export function defineRadialGradient(
  canvas: PosterCanvas,
  ink: string,
  vector: RadialVector,
  start = 1,
  end = 0,
): string {
  const [x, y, radius] = vector.map(Math.round)
  const id = nextId(canvas)
  const place = `cx="${x}" cy="${y}" r="${radius}"`
  canvas.definitions.push(
    `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" ${place}>${gradientStops(ink, start, end)}</radialGradient>`,
  )
  return `url(#${id})`
}

/** Defines a clip; returns the value for a `clip-path` attribute. */
export function defineClip(
  canvas: PosterCanvas,
  path: string,
  rule: 'nonzero' | 'evenodd' = 'nonzero',
): string {
  const id = nextId(canvas)
  const ruleText = rule === 'evenodd' ? attributeText({ 'clip-rule': rule }) : ''
  canvas.definitions.push(`<clipPath id="${id}"><path${ruleText} d="${path}"/></clipPath>`)
  return `url(#${id})`
}

/** Stores the shapes of `draw` as a symbol instead of showing them; returns the name for `stampSymbol`. */
export function defineSymbol(canvas: PosterCanvas, draw: () => void): string {
  const start = canvas.shapes.length
  draw()
  const markup = canvas.shapes.splice(start).join('')
  const id = nextId(canvas)
  canvas.definitions.push(`<g id="${id}">${markup}</g>`)
  return id
}

/** Shows a stamp; `transform` is SVG transform text. */
export function stampSymbol(canvas: PosterCanvas, symbol: string, transform: string): void {
  canvas.shapes.push(`<use href="#${symbol}" transform="${transform}"/>`)
}
