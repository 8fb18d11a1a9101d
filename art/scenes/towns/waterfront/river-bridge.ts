import { addCircle, addLine, addPath, addRect, type PosterCanvas } from '#art/drawing/canvas.ts'
import { defineLinearGradient } from '#art/drawing/definition.ts'
import { between, outline, type Point } from '#art/drawing/path.ts'
import { placePath } from '#art/drawing/place-path.ts'

export type BridgeInks = Readonly<Record<'dark' | 'edge' | 'brace' | 'lamp' | 'view' | 'glow', string>>

export type Bridge = {
  readonly towerX: number
  readonly topY: number
  readonly deckY: number
  /** Where the light seen through the openings of the tower is strongest. */
  readonly horizonY: number
  readonly inks: BridgeInks
}

const TOWER_WIDTH = 150
const HANGERS = 26
const STAYS = 13
const CABLES = 14

function paintStoneTower(canvas: PosterCanvas, bridge: Bridge): void {
  const { height, unit } = canvas
  const { towerX, topY, deckY, horizonY, inks } = bridge
  const half = (TOWER_WIDTH / 2) * unit
  addRect(canvas, towerX - half, topY, 2 * half, height - topY, inks.dark)
  addRect(canvas, towerX + half - 16 * unit, topY, 16 * unit, height - topY, inks.edge)
  addRect(canvas, towerX - half * 1.16, topY - 14 * unit, half * 2.32, 22 * unit, inks.dark)
  addRect(canvas, towerX - half * 1.08, topY + 46 * unit, half * 2.16, 10 * unit, inks.brace)
  const footY = deckY - 4 * unit
  const openings = [-34, 34].map((across) => {
    const left = towerX + (across - 23) * unit
    const top = outline`M${left} ${footY}V${topY + 190 * unit}`
    const arch = outline`q${4 * unit} ${-70 * unit} ${23 * unit} ${-96 * unit}q${19 * unit} ${26 * unit} ${23 * unit} ${96 * unit}`
    return `${top}${arch}${outline`V${footY}`}z`
  })
  addPath(canvas, openings.join(''), inks.view)
  const glow = defineLinearGradient(canvas, inks.glow, [0, horizonY, 0, topY + 100 * unit], 1, 0.1)
  addPath(canvas, openings.join(''), glow)
}

/** A place on the main cable right of the tower, `share` of the way along its first sag. */
function cablePoint(share: number, start: Point, low: Point, end: Point): Point {
  const at = (axis: 0 | 1): number =>
    between(between(start[axis], low[axis], share), between(low[axis], end[axis], share), share)
  return [at(0), at(1)]
}

function paintMainCable(canvas: PosterCanvas, { towerX, topY, deckY, inks }: Bridge): void {
  const { width, unit } = canvas
  const farX = width * 1.08
  const start: Point = [towerX, topY - 8 * unit]
  const low: Point = [between(towerX, farX, 0.34), deckY - 8 * unit]
  const end: Point = [between(towerX, farX, 0.66), deckY - 26 * unit]
  const shore = outline`M${towerX - 375 * unit} ${deckY - 20 * unit}`
  const left = outline`Q${towerX - 120 * unit} ${topY + 160 * unit} ${start[0]} ${start[1]}`
  const right = outline`Q${low[0]} ${low[1]} ${end[0]} ${end[1]}T${farX} ${topY + 330 * unit}`
  addLine(canvas, shore + left + right, inks.dark, 7 * unit)
  let ropes = ''
  for (let index = 1; index < HANGERS; index += 1) {
    const [x, y] = cablePoint(index / HANGERS, start, low, end)
    ropes += outline`M${x} ${y}V${deckY}`
  }
  for (let index = 1; index < STAYS; index += 1) {
    const x = towerX + 60 * unit
    ropes += outline`M${x} ${topY}L${x + index * 34 * unit} ${deckY}`
  }
  addLine(canvas, ropes, inks.dark, 2 * unit)
}

function paintDeck(canvas: PosterCanvas, { towerX, deckY, inks }: Bridge): void {
  const { width, unit } = canvas
  addRect(canvas, -10, deckY - 10 * unit, width + 20, 34 * unit, inks.dark)
  addRect(canvas, -10, deckY - 10 * unit, width + 20, 5 * unit, inks.edge)
  let truss = ''
  for (let x = 0; x < width; x += 30 * unit) {
    truss += outline`M${x} ${deckY + 22 * unit}l${15 * unit} ${-26 * unit}l${15 * unit} ${26 * unit}`
  }
  addLine(canvas, truss, inks.brace, 2.4 * unit)
  for (let x = towerX + 120 * unit; x < width; x += 92 * unit) {
    addRect(canvas, x - 1.5 * unit, deckY - 36 * unit, 3 * unit, 27 * unit, inks.dark)
    addCircle(canvas, x, deckY - 38 * unit, 5 * unit, inks.lamp)
  }
}

/** An old suspension bridge: one stone tower with two pointed openings, its cable sweeping to the right. */
export function paintSuspensionBridge(canvas: PosterCanvas, bridge: Bridge): void {
  paintStoneTower(canvas, bridge)
  paintMainCable(canvas, bridge)
  paintDeck(canvas, bridge)
}

/** A modern bridge: one mast on spread legs, straight cables fanning to both sides. */
export function paintCableStayedBridge(canvas: PosterCanvas, bridge: Bridge): void {
  const { unit, height, isWide } = canvas
  const { towerX, topY, deckY, inks } = bridge
  let cables = ''
  for (let index = 1; index <= CABLES; index += 1) {
    const fromY = topY + (130 - index * 13) * unit
    const reach = index * (isWide ? 58 : 40) * unit
    cables += outline`M${towerX - reach} ${deckY}L${towerX} ${fromY}L${towerX + reach} ${deckY}`
  }
  addLine(canvas, cables, inks.dark, 2.2 * unit)
  const foot = (height - topY) / unit
  const at = { x: towerX, y: topY, scale: unit }
  const legs = `M-92 ${foot}L-12 150V-90h24V150L92 ${foot}h-34L0 260L-58 ${foot}z`
  addPath(canvas, placePath(legs, at), inks.dark)
  addPath(canvas, placePath(`M4 150V-90h8V150L92 ${foot}h-14z`, at), inks.edge)
  paintDeck(canvas, bridge)
}
