import { addPath, addRect, type PosterCanvas } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { type Placement, placePath } from '#art/drawing/place-path.ts'

const WINDOW_LIT = '#FFDF9A'
const LIT = '#F2B26A'
const HALF_LIT = '#B85A45'
const BODY = '#5A2E44'
const SHADE = '#3B2440'

export type BlockRow = {
  readonly baseY: number
  readonly ink: string
  readonly shadeInk: string
  /** In units. */
  readonly heights: readonly [number, number]
  readonly widths: readonly [number, number]
  /** Scales the blocks along the width (0 to 1). */
  readonly heightAt: (share: number) => number
  /** Share of the windows with a light on; 0 draws no windows. */
  readonly windows: number
}

function roofPath(kind: number, width: number, height: number): string {
  if (kind < 0.3) {
    const up = outline`h${width * 0.2}v${height * -0.1}h${width * 0.18}v${height * -0.09}h${width * 0.24}`
    return up + outline`v${height * 0.09}h${width * 0.18}v${height * 0.1}h${width * 0.2}`
  }
  if (kind < 0.45) {
    return outline`l${width * 0.5} ${height * -0.12}l${width * 0.5} ${height * 0.12}`
  }
  if (kind < 0.6) {
    const mast = height * 0.16
    return outline`h${width * 0.45}v${-mast}h${width * 0.06}v${mast}h${width * 0.49}`
  }
  return outline`h${width}`
}

function blockWindows(
  canvas: PosterCanvas,
  row: BlockRow,
  [left, right]: readonly [number, number],
  topY: number,
): string {
  const { unit, random } = canvas
  let path = ''
  for (let y = topY + 12 * unit; y < row.baseY - 16 * unit; y += 15 * unit) {
    for (let x = left + 6 * unit; x < right - 9 * unit; x += 11 * unit) {
      path += random() < row.windows ? outline`M${x} ${y}h${5 * unit}v${8 * unit}h${-5 * unit}z` : ''
    }
  }
  return path
}

/** A row of city blocks along the whole width, each with a shaded right side. */
export function paintBlockRow(canvas: PosterCanvas, row: BlockRow): void {
  const { width, unit, random } = canvas
  const footY = row.baseY + 4
  let [blocks, shades, windows] = ['', '', '']
  for (let x = -20; x < width + 20; ) {
    const blockWidth = random(...row.widths) * unit
    const tall = random(...row.heights) * unit * row.heightAt(x / width)
    const topY = row.baseY - tall
    blocks += `${outline`M${x} ${footY}V${topY}`}${roofPath(random(), blockWidth, tall)}${outline`V${footY}`}z`
    shades += outline`M${x + blockWidth * 0.66} ${footY}V${topY}h${blockWidth * 0.34}V${footY}z`
    windows += row.windows > 0 ? blockWindows(canvas, row, [x, x + blockWidth], topY) : ''
    x += blockWidth * random(0.9, 1.12)
  }
  addPath(canvas, blocks, row.ink)
  addPath(canvas, shades, row.shadeInk, { opacity: 0.75 })
  addPath(canvas, windows, '#FFD98C')
}

export type Crown = 'cap' | 'fans' | 'pyramid' | 'slant' | 'mast'

export type Tower = {
  /** Share of the width, and the same in wide formats. */
  readonly share: number
  readonly wideShare: number
  /** Width and height of each set-back in units, from the ground up. */
  readonly tiers: readonly (readonly [number, number])[]
  readonly crown: Crown
}

function paintTier(canvas: PosterCanvas, x: number, footY: number, width: number, tall: number): void {
  const { unit, random } = canvas
  const [left, topY] = [x - width / 2, footY - tall]
  addRect(canvas, left, topY, width, tall + 1, BODY)
  addRect(canvas, left, topY, width * 0.3, tall + 1, HALF_LIT)
  addRect(canvas, left, topY, width * 0.07, tall + 1, LIT)
  addRect(canvas, left + width * 0.76, topY, width * 0.24, tall + 1, SHADE)
  let [dark, lit] = ['', '']
  for (let column = 0; column < Math.floor(width / (9 * unit)); column += 1) {
    const windowX = left + (7 + column * 9) * unit
    for (let y = topY + 9 * unit; y < footY - 8 * unit; y += 14 * unit) {
      const pane = outline`M${windowX} ${y}h${4 * unit}v${7 * unit}h${-4 * unit}z`
      if (random() < 0.34) {
        lit += pane
      } else if (random() < 0.5) {
        dark += pane
      }
    }
  }
  addPath(canvas, dark, '#2A1A34', { opacity: 0.6 })
  addPath(canvas, lit, WINDOW_LIT)
}

function paintFans(canvas: PosterCanvas, { x, y, scale }: Placement): void {
  for (let index = 0; index < 5; index += 1) {
    const radius = 40 - index * 7
    const at = { x, y: y - index * 24 * scale, scale }
    const fan = `M${-radius} 2q${radius * 0.1} -40 ${radius} -44q${radius * 0.9} 4 ${radius} 44z`
    addPath(canvas, placePath(fan, at), index % 2 === 1 ? BODY : LIT)
    const teeth = [-0.5, 0, 0.5].map((side) => `M${side * radius - 4} 0l4 -14l4 14z`)
    addPath(canvas, placePath(teeth.join(''), at), '#FFE3A6')
  }
  addPath(canvas, placePath('M-5 -130l5 -110l5 110z', { x, y, scale }), SHADE)
}

function paintCrown(canvas: PosterCanvas, crown: Crown, at: Placement, width: number): void {
  const half = width / 2
  if (crown === 'cap') {
    addPath(canvas, placePath('M-16 0l5 -46h22l5 46z', at), LIT)
    addPath(canvas, placePath('M-9 -46q9 -16 18 0z', at), HALF_LIT)
    addPath(canvas, placePath('M-2 -50v-86h4v86z', at), SHADE)
  } else if (crown === 'fans') {
    paintFans(canvas, at)
  } else if (crown === 'pyramid') {
    addPath(canvas, placePath(`M${-half} 0L0 -52L${half} 0z`, at), '#5F9A90')
  } else if (crown === 'slant') {
    addPath(canvas, placePath(`M${-half} 1V-64L${half} 0v1z`, at), HALF_LIT)
    addPath(canvas, placePath(`M${-half} 1V-64l${width * 0.07} 5V1z`, at), LIT)
  } else {
    addPath(canvas, placePath(`M${-half * 0.6} 1v-26h${half * 1.2}v26z`, at), BODY)
    addPath(canvas, placePath('M-3 -24l3 -150l3 150z', at), SHADE)
  }
}

/** A tower that steps back as it rises, lit from the left. */
export function paintTower(canvas: PosterCanvas, tower: Tower, baseY: number): void {
  const { width, unit, isWide } = canvas
  const x = width * (isWide ? tower.wideShare : tower.share)
  let y = baseY + 4
  for (const [tierWidth, tall] of tower.tiers) {
    paintTier(canvas, x, y, tierWidth * unit, tall * unit)
    y -= tall * unit
  }
  const topWidth = tower.tiers[tower.tiers.length - 1]?.[0] ?? 0
  paintCrown(canvas, tower.crown, { x, y, scale: unit }, topWidth)
}
