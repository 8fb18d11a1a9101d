import { addPath, addPolygon, type PosterCanvas } from '#art/drawing/canvas.ts'
import { between, continuePath, outline, type Point, polylinePath, smoothPath } from '#art/drawing/path.ts'
import { sprayVertical } from '#art/drawing/spray.ts'
import { paintMassif } from '#art/kit/massif.ts'

const TABLE_HEIGHT = 300
const TABLE_REACH = 330
const CLOUD = '#FFF8E8'

export type TablePlace = { readonly middleX: number; readonly horizonY: number }

/** Share of the table, width, how far below its top it starts, how far above the horizon it ends, all in units. */
type Cleft = readonly [number, number, number, number]

const CLEFTS: readonly Cleft[] = [
  [0.03, 20, 20, 150],
  [0.1, 32, 30, 96],
  [0.21, 18, 16, 170],
  [0.28, 36, 22, 110],
  [0.385, 24, 40, 140],
  [0.475, 40, 30, 92],
  [0.53, 18, 12, 180],
  [0.64, 34, 26, 104],
  [0.7, 22, 16, 150],
  [0.82, 38, 20, 96],
  [0.93, 22, 28, 120],
]

/** From the middle of the table to the right, and above the horizon, in units; from left to right. */
const TABLE_OUTLINE: readonly Point[] = [
  [-660, -6],
  [-520, 90],
  [-420, 150],
  [-364, 220],
  [-330, 274],
  [-306, 296],
  [-210, 304],
  [-60, 294],
  [-30, 274],
  [4, 292],
  [120, 302],
  [280, 298],
  [330, 278],
  [354, 210],
  [420, 150],
  [530, 84],
  [690, -6],
]

const FOREST_OUTLINE: readonly Point[] = [
  [-670, -6],
  [-480, 84],
  [-270, 112],
  [0, 96],
  [270, 112],
  [490, 70],
  [700, -6],
]

function placed(
  canvas: PosterCanvas,
  { middleX, horizonY }: TablePlace,
  points: readonly Point[],
): readonly Point[] {
  return points.map(([right, up]): Point => [middleX + right * canvas.unit, horizonY - up * canvas.unit])
}

function paintCleft(
  canvas: PosterCanvas,
  { middleX, horizonY }: TablePlace,
  cleft: Cleft,
  index: number,
): void {
  const { unit } = canvas
  const [share, broad, below, above] = cleft
  const x = middleX + between(-TABLE_REACH - 4, TABLE_REACH - 8, share) * unit
  const width = broad * unit
  const topY = horizonY - (TABLE_HEIGHT - below) * unit
  const endY = horizonY - above * unit
  const at = (across: number, down: number, lower = 0): Point => [
    x + across * width,
    between(topY, endY, down) + lower * unit,
  ]
  const [waist, foot] = [at(-0.1, 0.62), at(0.5, 1, 30)] as const
  const shadow = [at(0, 0), at(0.6, 0, 8), at(1.05, 0.5), at(1.7, 1), foot, waist, at(0.16, 0.3)]
  addPolygon(canvas, shadow, index % 3 === 0 ? '#5C4A60' : '#7A5560')
  addPolygon(canvas, [waist, foot, at(0.1, 1, 66), at(-0.9, 1, 34)], '#B8704F')
  if (index % 2 === 1) {
    addPolygon(canvas, [at(-0.7, 0, -2), at(-0.1, 0, 2), at(-0.3, 0.55), at(-0.75, 0.4)], '#F5BE88')
  }
}

function paintFlankingPeaks(canvas: PosterCanvas, { middleX, horizonY }: TablePlace): void {
  const { unit } = canvas
  const baseY = horizonY + 6
  const left = { x: middleX - 480 * unit, peakY: horizonY - 236 * unit, leftReach: 230 * unit }
  const right = { x: middleX + 520 * unit, peakY: horizonY - 190 * unit, leftReach: 190 * unit }
  const leftInks = { lit: '#D98E62', shade: '#6A5A68', roughness: 0.5, drift: 0.02 }
  paintMassif(canvas, { ...left, baseY, rightReach: 240 * unit, ...leftInks })
  const rightInks = { lit: '#D98E62', shade: '#63566A', roughness: 0.4 }
  paintMassif(canvas, { ...right, baseY, rightReach: 220 * unit, ...rightInks })
}

/** A flat-topped mountain between two peaks: buttresses parted by shadow clefts, a wooded foot. */
export function paintTableMassif(canvas: PosterCanvas, place: TablePlace): void {
  const { unit } = canvas
  const { horizonY } = place
  paintFlankingPeaks(canvas, place)
  addPolygon(canvas, placed(canvas, place, TABLE_OUTLINE), '#E39A66')
  for (const [index, cleft] of CLEFTS.entries()) {
    paintCleft(canvas, place, cleft, index)
  }
  const forest = `${smoothPath(placed(canvas, place, FOREST_OUTLINE))}z`
  addPath(canvas, forest, '#5E8464')
  sprayVertical(canvas, forest, '#2F5A50', horizonY + 6, horizonY - 110 * unit)
}

/** Lobes of the cloud bank from left to right: share of its length, height and rise in units. */
const LOBES = [
  [0.07, 16, -10],
  [0.12, 34, -4],
  [0.09, 22, -2],
  [0.15, 46, -3],
  [0.1, 30, 1],
  [0.16, 52, 2],
  [0.11, 30, 4],
  [0.12, 26, 6],
  [0.08, 12, 6],
] as const

/** The lower edge of the bank, from right to left: share of its length, units below the table top. */
const BANK_EDGE = [
  [1, 24],
  [0.86, 40],
  [0.7, 26],
  [0.52, 46],
  [0.34, 26],
  [0.16, 42],
  [0, 22],
] as const

/** From the middle of the table to the right, and below its top, in units. */
const SPILL: readonly Point[] = [
  [-336, 14],
  [360, 14],
  [390, 120],
  [240, 96],
  [60, 170],
  [-60, 90],
  [-240, 130],
  [-370, 90],
]

/** One long bank of cloud lying on the plateau, spilling down the clefts as spray. */
export function paintTablecloth(canvas: PosterCanvas, { middleX, horizonY }: TablePlace): void {
  const { unit } = canvas
  const topY = horizonY - TABLE_HEIGHT * unit
  const [startX, endX] = [middleX - 356 * unit, middleX + 390 * unit]
  const lobes = LOBES.map(([share, tall, rise]) => {
    const span = (endX - startX) * share
    return outline`a${span * 0.55} ${tall * unit} 0 0 1 ${span} ${rise * unit}`
  })
  const edge = BANK_EDGE.map(([share, below]): Point => [between(startX, endX, share), topY + below * unit])
  const start = outline`M${startX} ${topY + 22 * unit}`
  const bank = `${start}${lobes.join('')}${continuePath(smoothPath(edge))}z`
  const spill = SPILL.map(([right, down]): Point => [middleX + right * unit, topY + down * unit])
  sprayVertical(canvas, polylinePath(spill), CLOUD, topY + 20 * unit, topY + 140 * unit)
  addPath(canvas, bank, CLOUD)
  sprayVertical(canvas, bank, '#B9D6D6', topY + 50 * unit, topY - 14 * unit, 0.9)
}
