import { addLine, addPath, addRect, type PosterCanvas } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { type Placement, placePath } from '#art/drawing/place-path.ts'

const LIT = '#F3C992'
const SHADE = '#B5614A'
const DARK = '#6A2A34'
const DOME = '#F9E3B4'
const DOME_SHADE = '#D98E5C'

const PILLARS = 'M-80 0v-90h12v90zM-30 0v-90h12v90zM20 0v-90h12v90zM70 0v-90h12v90z'
const EAVES = 'M-115 -86v-16h230v16z'
const CUPOLA = 'M-92 -100q-10 -80 92 -102q102 22 92 102z'
const CUPOLA_SHADE = 'M92 -100q10 -80 -92 -102q40 40 30 102z'
const FINIAL = 'M0 -200v-50'
const WINDOW = 'M-70 0v-140q0 -100 70 -140q70 40 70 140v140z'

/** The row of windows in which the gates stand. */
const GATE_ROW = 1

/** Units around the middle of the building: left edge and top above the foot of the towers, width, height. */
type Tower = readonly [number, number, number, number]
/** Middle, foot and radius. */
type Pavilion = readonly [number, number, number]

export type PalacePlan = {
  readonly wall: Tower
  readonly towers: readonly Tower[]
  readonly pavilions: readonly Pavilion[]
  readonly gates: readonly number[]
  /** Rows of windows from the top, 38 units apart; a row on the towers alone ends before the walls begin. */
  readonly windowRows: readonly { readonly row: number; readonly from: number; readonly to: number }[]
}

/** A fort of four stepped towers, higher on the left. */
export const HILL_FORT: PalacePlan = {
  wall: [-300, 30, 600, 130],
  towers: [
    [-250, -50, 96, 210],
    [-100, -148, 74, 60],
    [-130, -100, 130, 260],
    [20, -60, 150, 220],
    [184, -20, 90, 180],
  ],
  pavilions: [
    [-64, -146, 34],
    [-202, -54, 30],
    [58, -64, 24],
    [134, -64, 24],
    [230, -24, 27],
  ],
  gates: [-190, -40, 95, 215],
  windowRows: [
    { row: 0, from: 2, to: 16 },
    { row: 1, from: 0, to: 21 },
    { row: 2, from: 0, to: 21 },
    { row: 3, from: 0, to: 21 },
  ],
}

/** A low symmetrical palace under one large dome. */
export const WATER_PALACE: PalacePlan = {
  wall: [-310, 78, 620, 82],
  towers: [
    [-276, 44, 96, 116],
    [180, 44, 96, 116],
    [-112, 4, 224, 156],
  ],
  pavilions: [
    [0, 0, 62],
    [-228, 40, 34],
    [228, 40, 34],
    [-88, 0, 19],
    [88, 0, 19],
    [-146, 74, 22],
    [146, 74, 22],
  ],
  gates: [-228, -60, 60, 228],
  windowRows: [
    { row: 1, from: 7, to: 14 },
    { row: 2, from: 0, to: 21 },
    { row: 3, from: 0, to: 21 },
  ],
}

function crenelPath(unit: number, x: number, y: number, width: number, height: number): string {
  const count = Math.max(2, Math.round(width / (13 * unit)))
  const step = width / count
  let path = outline`M${x} ${y + height}V${y}`
  for (let index = 0; index < count; index += 1) {
    path += outline`H${x + index * step}q${step * 0.3} ${-11 * unit} ${step * 0.6} 0`
  }
  return `${path}${outline`H${x + width}V${y + height}`}z`
}

function paintPavilion(canvas: PosterCanvas, at: Placement): void {
  addPath(canvas, placePath(PILLARS, at), DARK)
  addPath(canvas, placePath(EAVES, at), SHADE)
  addPath(canvas, placePath(CUPOLA, at), DOME)
  addPath(canvas, placePath(CUPOLA_SHADE, at), DOME_SHADE)
  addLine(canvas, placePath(FINIAL, at), DARK, 2.4 * canvas.unit)
}

function paintWindows(canvas: PosterCanvas, plan: PalacePlan, x: number, y: number): void {
  const { unit, random } = canvas
  let path = ''
  for (const { row, from, to } of plan.windowRows) {
    for (let index = from; index <= to; index += 1) {
      const across = index * 26 - 275
      const isBesideGate = row === GATE_ROW && plan.gates.some((gate) => Math.abs(gate - across) < 26)
      const at = { x: x + across * unit, y: y + (30 + row * 38) * unit, scale: 0.09 * unit }
      path += random() < 0.72 && !isBesideGate ? placePath(WINDOW, at) : ''
    }
  }
  addPath(canvas, path, DARK, { opacity: 0.85 })
}

function paintGates(canvas: PosterCanvas, plan: PalacePlan, x: number, y: number): void {
  const { unit } = canvas
  for (const across of plan.gates) {
    addRect(canvas, x + (across - 20) * unit, y + 84 * unit, 40 * unit, 6 * unit, DOME)
    const at = { x: x + across * unit, y: y + 84 * unit, scale: 0.19 * unit }
    addPath(canvas, placePath(WINDOW, at), '#3A1626')
  }
}

/** A palace of crenelled towers and domed pavilions around x; its walls begin at y and end 160 units below. */
export function paintPalace(canvas: PosterCanvas, plan: PalacePlan, x: number, y: number): void {
  const { unit } = canvas
  const [left, top, width, height] = plan.wall
  const wallPath = crenelPath(unit, x + left * unit, y + top * unit, width * unit, height * unit)
  addPath(canvas, wallPath, '#E3A472')
  const shadeWidth = width * 0.4 * unit
  const shadeX = x + (left + width) * unit - shadeWidth
  addRect(canvas, shadeX, y + (top + 4) * unit, shadeWidth, (height - 4) * unit, '#C47A58', { opacity: 0.7 })
  for (const [towerLeft, towerTop, towerWidth, towerHeight] of plan.towers) {
    const [towerX, towerY] = [x + towerLeft * unit, y + towerTop * unit]
    addPath(canvas, crenelPath(unit, towerX, towerY, towerWidth * unit, towerHeight * unit), LIT)
    const shaded = towerWidth * 0.38 * unit
    addRect(canvas, towerX + towerWidth * unit - shaded, towerY, shaded, towerHeight * unit, SHADE)
  }
  for (const [across, down, radius] of plan.pavilions) {
    paintPavilion(canvas, { x: x + across * unit, y: y + down * unit, scale: (radius / 100) * unit })
  }
  paintWindows(canvas, plan, x, y)
  paintGates(canvas, plan, x, y)
}
