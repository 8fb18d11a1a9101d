import { addPolygon, type PosterCanvas } from '#art/drawing/canvas.ts'
import { mixInk } from '#art/drawing/ink.ts'
import { between, type Point } from '#art/drawing/path.ts'
import { slopeLine } from './terrain.ts'

export type SnowCap = { readonly lit: string; readonly shade: string; readonly lineY: number }

export type Massif = {
  readonly x: number
  readonly baseY: number
  readonly peakY: number
  readonly leftReach: number
  readonly rightReach: number
  readonly lit: string
  readonly shade: string
  readonly snow?: SnowCap
  readonly roughness?: number
  readonly steps?: number
  /** How far the spine leans towards the shaded side, as a share of the whole reach. */
  readonly drift?: number
  readonly isLitFromRight?: boolean
}

const SPINE_STEPS = 9
const SNOW_TEETH = 6

function spineOf(canvas: PosterCanvas, massif: Massif): readonly Point[] {
  const { x, baseY, peakY, leftReach, rightReach, drift = 0.12, isLitFromRight = false } = massif
  const reach = leftReach + rightReach
  const lean = (rightReach - leftReach) * 0.25 + drift * reach * (isLitFromRight ? -1 : 1)
  return Array.from({ length: SPINE_STEPS + 1 }, (_none, index): Point => {
    const share = index / SPINE_STEPS
    const isEnd = index === 0 || index === SPINE_STEPS
    const zigzag = isEnd
      ? 0
      : (index % 2 === 1 ? 1 : -1) * canvas.random(0.02, 0.075) * reach * Math.sqrt(share)
    return [x + lean * share + zigzag, between(peakY, baseY, share)]
  })
}

function paintRibs(
  canvas: PosterCanvas,
  massif: Massif,
  spine: readonly Point[],
  side: -1 | 1,
  ink: string,
): void {
  const { baseY, peakY, leftReach, rightReach } = massif
  const height = baseY - peakY
  for (const index of side < 0 ? [1, 3, 5] : [2, 4, 6]) {
    const start = spine[index]
    const end = spine[index + 2]
    if (start !== undefined && end !== undefined) {
      const reach = side < 0 ? leftReach : rightReach
      const width = side * reach * canvas.random(0.16, 0.34) * (index / SPINE_STEPS + 0.3)
      const outer: Point = [start[0] + width, Math.min(baseY, start[1] + height * canvas.random(0.22, 0.36))]
      const inner: Point = [start[0] + width * 0.55, Math.min(baseY, start[1] + height * 0.3)]
      addPolygon(canvas, [start, outer, inner, end], ink)
    }
  }
}

/** `edge` runs from the peak downwards. */
function paintSnow(
  canvas: PosterCanvas,
  massif: Massif,
  edge: readonly Point[],
  spine: readonly Point[],
  lineY: number,
  ink: string,
): void {
  const edgeAbove = edge.filter((point) => point[1] < lineY)
  const spineAbove = spine.filter((point) => point[1] < lineY)
  const edgeEnd = edgeAbove[edgeAbove.length - 1]
  const spineEnd = spineAbove[spineAbove.length - 1]
  if (edgeAbove.length < 2 || spineAbove.length < 2 || edgeEnd === undefined || spineEnd === undefined) {
    return
  }
  const teeth: Point[] = []
  for (let index = 1; index < SNOW_TEETH; index += 1) {
    const share = index / SNOW_TEETH
    const bite = (index % 2 === 1 ? 1 : -0.5) * canvas.random(0.02, 0.085) * (massif.baseY - massif.peakY)
    teeth.push([between(spineEnd[0], edgeEnd[0], share), between(spineEnd[1], edgeEnd[1], share) + bite])
  }
  addPolygon(canvas, [...edgeAbove.toReversed(), ...spineAbove, ...teeth], ink)
}

/**
 * A faceted peak: a lit and a shaded face parted by a zigzag spine, rib wedges, and snow cut by an uneven saw
 * (docs: poster grammar, drawing rules). Returns the spine from peak to base.
 */
export function paintMassif(canvas: PosterCanvas, massif: Massif): readonly Point[] {
  const {
    x,
    baseY,
    peakY,
    leftReach,
    rightReach,
    roughness = 0.8,
    steps = 7,
    snow,
    isLitFromRight = false,
  } = massif
  const peak: Point = [x, peakY]
  const left = slopeLine(canvas, [x - leftReach, baseY], peak, steps, roughness)
  const right = slopeLine(canvas, peak, [x + rightReach, baseY], steps, roughness)
  const spine = spineOf(canvas, massif)
  const leftInk = isLitFromRight ? massif.shade : massif.lit
  const rightInk = isLitFromRight ? massif.lit : massif.shade
  addPolygon(canvas, [...left, ...right.slice(1)], leftInk)
  addPolygon(canvas, [...right, ...spine.slice(1).toReversed()], rightInk)
  paintRibs(canvas, massif, spine, -1, mixInk(leftInk, rightInk, 0.55))
  paintRibs(canvas, massif, spine, 1, mixInk(rightInk, leftInk, 0.4))
  if (snow !== undefined) {
    const { lit, shade, lineY } = snow
    paintSnow(canvas, massif, left.toReversed(), spine, lineY, isLitFromRight ? shade : lit)
    paintSnow(canvas, massif, right, spine, lineY, isLitFromRight ? lit : shade)
  }
  return spine
}
