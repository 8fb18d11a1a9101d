import { addPath, addPolygon, type PosterCanvas } from '#art/drawing/canvas.ts'
import { mixInk } from '#art/drawing/ink.ts'
import { between, type Point, polylinePath } from '#art/drawing/path.ts'
import { reflectionPath } from '#art/kit/water.ts'

const WALLS = ['#D9825B', '#E9B26C', '#C25B45', '#EAC79A', '#B9503F', '#DFA077'] as const
const RECESSION = 1.35

const BRICKS = ['#B4523C', '#E6C08E', '#8F4438', '#C9795A', '#6E4A44', '#D9A070'] as const

function plasterOf(index: number, isRight: boolean, isBrick: boolean): string {
  const inks = isBrick ? BRICKS : WALLS
  return inks[(index * 2 + (isRight ? 3 : 0)) % inks.length] ?? WALLS[0]
}

export type PalazzoRow = {
  readonly side: 'left' | 'right'
  /** The far end of the row on the water line. */
  readonly farX: number
  readonly waterY: number
  /** Narrow brick houses under stepped gables instead of palaces. */
  readonly hasGables: boolean
}

/** One house front in perspective: `at(0, 0)` is its far foot, `at(1, 1)` the near end of its eaves. */
type Front = {
  readonly at: (along: number, up: number) => Point
  readonly wall: string
  readonly floors: number
  readonly windows: number
  readonly hasGable: boolean
}

function windowPaths(canvas: PosterCanvas, { at, floors, windows }: Front): { dark: string; lit: string } {
  const paths = { dark: '', lit: '' }
  for (let floor = 0; floor < floors; floor += 1) {
    const sillUp = 0.2 + (floor * 0.8) / floors
    const springUp = sillUp + 0.42 / floors
    for (let index = 0; index < windows; index += 1) {
      const [left, right] = [(index + 0.28) / windows, (index + 0.72) / windows]
      const apex = at((left + right) / 2, springUp + 0.13 / floors)
      const opening = polylinePath([
        at(left, sillUp),
        at(left, springUp),
        apex,
        at(right, springUp),
        at(right, sillUp),
      ])
      paths[canvas.random() < 0.14 ? 'lit' : 'dark'] += opening
    }
  }
  return paths
}

/** A stepped gable, its coping in pale stone, the roof falling away behind it. */
function paintGable(canvas: PosterCanvas, { at, wall }: Front): void {
  const steps = [
    [0, 1],
    [0, 1.07],
    [0.16, 1.07],
    [0.16, 1.14],
    [0.32, 1.14],
    [0.32, 1.22],
    [0.68, 1.22],
    [0.68, 1.14],
    [0.84, 1.14],
    [0.84, 1.07],
    [1, 1.07],
    [1, 1],
  ] as const
  addPolygon(canvas, [at(-0.06, 1), at(0.5, 1.2), at(1.06, 1)], '#8A4A3A')
  addPolygon(
    canvas,
    steps.map(([along, up]) => at(along, up)),
    wall,
  )
  const coping = [
    [0, 0.16, 1.07],
    [0.16, 0.32, 1.14],
    [0.32, 0.68, 1.22],
    [0.68, 0.84, 1.14],
    [0.84, 1, 1.07],
  ] as const
  const caps = coping.map(([left, right, up]) =>
    polylinePath([at(left, up), at(left, up + 0.014), at(right, up + 0.014), at(right, up)]),
  )
  addPath(canvas, caps.join(''), '#F6E4C0')
  addPath(
    canvas,
    polylinePath([at(0.4, 1.04), at(0.4, 1.13), at(0.6, 1.13), at(0.6, 1.04)]),
    mixInk('#233B46', wall, 0.12),
  )
}

function paintFront(canvas: PosterCanvas, front: Front): void {
  const { at, wall, floors } = front
  const band = (left: number, right: number, low: number, high: number): readonly Point[] => [
    at(left, low),
    at(left, high),
    at(right, high),
    at(right, low),
  ]
  addPolygon(canvas, band(0, 1, 0, 1), wall)
  if (front.hasGable) {
    paintGable(canvas, front)
  } else {
    addPolygon(canvas, band(-0.03, 1.03, 1, 1.045), mixInk(wall, '#5A2A26', 0.5))
  }
  addPolygon(canvas, band(0, 1, 0, 0.1), mixInk(wall, '#17333C', 0.45))
  const { dark, lit } = windowPaths(canvas, front)
  const balconies = Array.from({ length: floors }, (_none, floor) => {
    const up = 0.185 + (floor * 0.8) / floors
    return polylinePath(band(0.06, 0.94, up, up + 0.018))
  })
  addPath(canvas, dark, mixInk('#233B46', wall, 0.12))
  addPath(canvas, lit, '#FFE1A0')
  addPath(canvas, balconies.join(''), mixInk(wall, '#FFF0D0', 0.55))
}

/** A row of house fronts that comes from the far end of the canal to the edge of the poster, with its reflections. */
export function paintPalazzoRow(canvas: PosterCanvas, { side, farX, waterY, hasGables }: PalazzoRow): void {
  const { width, unit, isWide, random } = canvas
  const isRight = side === 'right'
  const nearX = isRight ? width + 20 : -20
  const count = (isWide ? 7 : 5) + (hasGables ? 2 : 0)
  const reach = (index: number): number => (index / count) ** RECESSION
  for (let index = 0; index < count; index += 1) {
    const nearness = (index + 0.5) / count
    const tall = (150 + nearness * 330 + random(-26, 34)) * unit
    const startX = between(farX, nearX, reach(index))
    const endX = between(farX, nearX, reach(index + 1))
    const startY = waterY + 3 + reach(index) * 70 * unit
    const endY = waterY + 3 + reach(index + 1) * 70 * unit
    const at = (along: number, up: number): Point => [
      between(startX, endX, along),
      between(startY, endY, along) - between(0.9, 1.08, along) * tall * up,
    ]
    const plaster = plasterOf(index, isRight, hasGables)
    const hazy = mixInk(plaster, '#F6D9A6', Math.max(0, 0.5 - nearness * 0.8))
    const wall = mixInk(hazy, '#34202E', isRight ? 0.12 + nearness * 0.34 : nearness * 0.2)
    const windows = hasGables ? 2 : index > 3 ? 4 : 3
    paintFront(canvas, {
      at,
      wall,
      floors: index > 2 ? 4 : 3,
      windows,
      hasGable: hasGables && index % 3 !== 1,
    })
    const span = Math.abs(endX - startX)
    const reflection = reflectionPath(canvas, {
      x: (startX + endX) / 2,
      y: Math.max(startY, endY) + 8 * unit,
      count: 7,
      step: (12 + nearness * 12) * unit,
      stray: 10 * unit,
      thickness: (6 + nearness * 5) * unit,
      halfWidth: span * 0.62,
      taper: span * 0.05,
    })
    addPath(canvas, reflection, mixInk(wall, '#14505A', 0.35), { opacity: 0.85 })
  }
}
