import { addPolygon, type PosterCanvas } from '#art/drawing/canvas.ts'
import type { Point } from '#art/drawing/path.ts'

const LIT = '#F08A5D'
const LIT_EDGE = '#FAB883'
const LIT_FOLD = '#C4644C'
const SCREE = '#FFE3C2'
const SHADE = '#35566B'
const SHADE_FOLD = '#4F7285'

/** In units: offset from the middle of the group, rise, half width at the foot, lean of the tip. */
type Spire = readonly [number, number, number, number]

/** From the back to the front; the highest one a little right of the middle. */
const HIGH_MIDDLE: readonly Spire[] = [
  [330, 250, 240, 10],
  [-330, 230, 230, -10],
  [-190, 330, 180, -8],
  [214, 372, 190, 14],
  [-104, 436, 150, -6],
  [120, 470, 150, 8],
  [8, 540, 140, 4],
  [-250, 190, 170, 0],
  [60, 300, 150, -6],
  [300, 170, 180, 4],
]

/** Three broad towers side by side. */
const THREE_TOWERS: readonly Spire[] = [
  [340, 230, 240, 10],
  [-340, 250, 230, -10],
  [-216, 330, 170, -4],
  [250, 300, 190, 14],
  [-112, 470, 178, 8],
  [56, 540, 172, -8],
  [186, 428, 160, 10],
  [-260, 180, 180, 0],
  [-20, 240, 150, -6],
  [310, 160, 180, 4],
]

function paintSpire(canvas: PosterCanvas, x: number, footY: number, spire: Spire): void {
  const { unit } = canvas
  const [offset, rise, halfWidth, lean] = spire
  const at = (across: number, up: number): Point => [
    x + (offset + across * halfWidth) * unit,
    footY - up * rise * unit,
  ]
  const belowTip = (across: number, down: number): Point => [
    x + (offset + lean + across * halfWidth) * unit,
    footY - (rise - down) * unit,
  ]
  const tip = belowTip(0, 0)
  const [foot, knee, ledge] = [at(-1, 0), at(-0.62, 0.34), at(-0.5, 0.42)] as const
  const [neck, brow] = [at(-0.22, 0.8), [at(-0.1, 0)[0], belowTip(0, 14)[1]]] as const
  const right = [belowTip(0.12, 9), at(0.24, 0.78), at(0.34, 0.6), at(0.58, 0.4), at(0.66, 0.26), at(1, 0)]
  const [spineTop, spineHigh] = [belowTip(0.03, 30), at(0.02, 0.74)] as const
  const [spineMiddle, spineLow] = [at(0.14, 0.55), at(-0.02, 0.36)] as const
  const spine = [at(0.1, 0), at(0.16, 0.16), spineLow, spineMiddle, spineHigh, spineTop]
  addPolygon(canvas, [foot, knee, ledge, at(-0.3, 0.72), neck, brow, tip, ...right], LIT)
  addPolygon(canvas, [tip, ...right, ...spine], SHADE)
  addPolygon(canvas, [neck, brow, tip, spineTop, spineHigh, at(-0.08, 0.6)], LIT_EDGE)
  addPolygon(canvas, [spineHigh, at(0.2, 0.62), at(0.3, 0.38), spineLow, spineMiddle], SHADE_FOLD)
  addPolygon(canvas, [ledge, at(-0.2, 0.5), at(-0.12, 0.2), at(-0.4, 0.12), foot], LIT_FOLD)
  addPolygon(canvas, [knee, at(-0.5, 0.3), at(-0.3, 0.12), at(-0.12, 0.02), at(-0.5, 0.1)], SCREE)
}

export type SpireGroup = 'high-middle' | 'high-left' | 'three-towers'

/** A group of granite needles around x, lit from the left. */
export function paintGraniteSpires(canvas: PosterCanvas, x: number, footY: number, group: SpireGroup): void {
  const side = group === 'high-left' ? -1 : 1
  for (const [offset, rise, halfWidth, lean] of group === 'three-towers' ? THREE_TOWERS : HIGH_MIDDLE) {
    paintSpire(canvas, x, footY, [side * offset, rise, halfWidth, side * lean])
  }
}
