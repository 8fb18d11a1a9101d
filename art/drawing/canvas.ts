import { outline, type Point, polylinePath } from './path.ts'
import { isWideSize, POSTER_SIZES, type PosterGrain, type PosterRatio, unitOf } from './poster-ratio.ts'
import { createRandom, type RandomRange, seedFromText } from './random.ts'

/**
 * A poster being drawn. Places are shares of `width` and `height`, object sizes are multiples of `unit`; the lists
 * `shapes`, `definitions` and `sprayInks` belong to the kit.
 */
export type PosterCanvas = {
  readonly ratio: PosterRatio
  readonly width: number
  readonly height: number
  readonly unit: number
  /** 16x9 and hero: focus at 55 to 68 % of the width, left third quiet. */
  readonly isWide: boolean
  readonly isTall: boolean
  /** The head of a page: `hero` and its narrow twin `tall`. */
  readonly isHero: boolean
  readonly grain: PosterGrain
  readonly idPrefix: string
  readonly noiseSeed: number
  readonly random: RandomRange
  readonly shapes: string[]
  readonly definitions: string[]
  /** Each ink that is sprayed, once; its place names its filter. */
  readonly sprayInks: string[]
}

export type CanvasOptions = {
  readonly seedText: string
  /** Tells posters apart that share a seed but not their inks, when both stand in one page. */
  readonly idText?: string
  readonly ratio: PosterRatio
  readonly grain: PosterGrain
}

export type Attributes = Readonly<Record<string, string | number>>

const ID_LENGTH = 6
const NOISE_SEEDS = 99
const RATIO_CODES: Readonly<Record<PosterRatio, string>> = {
  '4x5': 'p',
  '16x9': 'w',
  '1x1': 's',
  hero: 'h',
  tall: 't',
}

/** A blank canvas. The seed text only ever enters as a hash, so it may be anything. */
export function createCanvas({ seedText, idText = seedText, ratio, grain }: CanvasOptions): PosterCanvas {
  const size = POSTER_SIZES[ratio]
  const seed = seedFromText(seedText)
  const idHash = seedFromText(idText).toString(36).padStart(ID_LENGTH, '0').slice(-ID_LENGTH)
  return {
    ratio,
    ...size,
    unit: unitOf(ratio),
    isWide: isWideSize(size),
    isTall: ratio === 'tall',
    isHero: ratio === 'hero' || ratio === 'tall',
    grain,
    // The leading letter also prevents a reference such as url(#p…) from looking like an ink.
    idPrefix: `p${idHash}${RATIO_CODES[ratio]}${grain.slice(0, 1)}`,
    noiseSeed: seed % NOISE_SEEDS,
    random: createRandom(seed),
    shapes: [],
    definitions: [],
    sprayInks: [],
  }
}

/** Attributes as SVG text with a leading space; numbers keep two decimals. */
export function attributeText(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? Number(value.toFixed(2)) : value}"`)
    .join('')
}

/** Filled path data; empty data draws nothing. */
export function addPath(canvas: PosterCanvas, path: string, fill: string, attributes: Attributes = {}): void {
  if (path !== '') {
    canvas.shapes.push(`<path d="${path}" fill="${fill}"${attributeText(attributes)}/>`)
  }
}

/** A filled polygon. */
export function addPolygon(
  canvas: PosterCanvas,
  points: readonly Point[],
  fill: string,
  more?: Attributes,
): void {
  addPath(canvas, polylinePath(points), fill, more)
}

/** A filled rectangle from its top left corner. */
export function addRect(
  canvas: PosterCanvas,
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  attributes: Attributes = {},
): void {
  const place = `x="${Math.round(x)}" y="${Math.round(y)}"`
  const size = `width="${Math.max(0, Math.round(width))}" height="${Math.max(0, Math.round(height))}"`
  canvas.shapes.push(`<rect ${place} ${size} fill="${fill}"${attributeText(attributes)}/>`)
}

/** A filled circle around its centre. */
export function addCircle(
  canvas: PosterCanvas,
  x: number,
  y: number,
  radius: number,
  fill: string,
  attributes: Attributes = {},
): void {
  const place = outline`cx="${x}" cy="${y}"`
  canvas.shapes.push(
    `<circle ${place} r="${Number(radius.toFixed(1))}" fill="${fill}"${attributeText(attributes)}/>`,
  )
}

/** An unfilled stroke along path data. */
export function addLine(
  canvas: PosterCanvas,
  path: string,
  stroke: string,
  strokeWidth: number,
  attributes: Attributes = {},
): void {
  const pen = `stroke="${stroke}" stroke-width="${Number(strokeWidth.toFixed(1))}"`
  canvas.shapes.push(`<path d="${path}" fill="none" ${pen}${attributeText(attributes)}/>`)
}

/** Opens a group; every group must be closed by the same function that opened it. */
export function openGroup(canvas: PosterCanvas, attributes: Attributes): void {
  canvas.shapes.push(`<g${attributeText(attributes)}>`)
}

/** Closes the group opened last. */
export function closeGroup(canvas: PosterCanvas): void {
  canvas.shapes.push('</g>')
}
