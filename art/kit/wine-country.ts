import { addCircle, addLine, addPath, type PosterCanvas } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { type Placement, placePath } from '#art/drawing/place-path.ts'

const WALL_LIT = '#F6DFB4'
const WALL_SHADE = '#B98660'
const ROOF_LIT = '#C9583A'
const ROOF_SHADE = '#8E3530'
const WINDOW = '#5A3430'
const LEAF_LIT = '#4E8050'
const LEAF_DARK = '#1F4A3A'

const CYPRESS = 'M0 -1000Q150 -400 80 -40Q0 20 -80 -40Q-150 -400 0 -1000z'
const CYPRESS_LIT = 'M0 -1000Q-150 -400 -80 -40Q-10 -300 0 -1000z'
const POPLAR_TRUNK = 'M-22 0L-12 -260H12L22 0z'
const POPLAR =
  'M-10 -1000Q70 -960 90 -820Q150 -620 130 -420Q120 -220 60 -170Q0 -140 -60 -170Q-130 -230 -130 -430Q-140 -650 -80 -830Q-60 -960 -10 -1000z'
const POPLAR_LIT =
  'M-10 -1000Q-60 -960 -80 -830Q-140 -650 -130 -430Q-130 -230 -60 -170Q-30 -300 -50 -420Q-10 -560 -30 -700Q10 -860 -10 -1000z'
const TREE_SHADOW = 'M0 0l500 100l20 -50z'
const PINE_TRUNK = 'M-26 0Q-8 -330 -30 -640L-190 -760L-10 -700L150 -800L24 -640Q14 -330 30 0z'
const PINE_CROWN =
  'M-420 -700q-10 -130 130 -140q40 -120 200 -110q70 -90 210 -40q150 -10 180 110q130 20 110 150q-30 60 -180 50h-480q-150 20 -170 -20z'
const PINE_CROWN_LIT =
  'M-420 -700q-10 -130 130 -140q40 -120 200 -110q70 -90 210 -40q-190 40 -210 130q-160 0 -180 90q-80 10 -150 70z'

/** A cypress standing on y, lit from the left, its shadow to the right. */
export function paintCypress(canvas: PosterCanvas, x: number, y: number, tall: number): void {
  const at = { x, y, scale: tall / 1000 }
  addPath(canvas, placePath(CYPRESS, at), LEAF_DARK)
  addPath(canvas, placePath(CYPRESS_LIT, at), LEAF_LIT)
  addPath(canvas, placePath(TREE_SHADOW, at), '#4A6A38', { opacity: 0.7 })
}

/** A poplar of a country road, lighter and broader than a cypress, on a bare foot. */
export function paintPoplar(canvas: PosterCanvas, x: number, y: number, tall: number): void {
  const at = { x, y, scale: tall / 1000 }
  addPath(canvas, placePath(TREE_SHADOW, at), '#4A6A38', { opacity: 0.7 })
  addPath(canvas, placePath(POPLAR_TRUNK, at), WINDOW)
  addPath(canvas, placePath(POPLAR, at), '#5A7F3E')
  addPath(canvas, placePath(POPLAR_LIT, at), '#9DB457')
}

/** An umbrella pine standing on y, lit from the left, its shadow to the right. */
export function paintUmbrellaPine(canvas: PosterCanvas, x: number, y: number, tall: number): void {
  const at = { x, y, scale: tall / 1000 }
  addPath(canvas, placePath(TREE_SHADOW, at), '#4A6A38', { opacity: 0.7 })
  addPath(canvas, placePath(PINE_TRUNK, at), WINDOW)
  addPath(canvas, placePath(PINE_CROWN, at), LEAF_DARK)
  addPath(canvas, placePath(PINE_CROWN_LIT, at), LEAF_LIT)
}

function paintWindows(
  canvas: PosterCanvas,
  at: Placement,
  spots: readonly (readonly [number, number])[],
): void {
  const windows = spots.map(([left, top]) => outline`M${left} ${top}h10v14h-10z`)
  addPath(canvas, placePath(windows.join(''), at), WINDOW)
}

/** A farmhouse with a square tower. */
export function paintFarmhouse(canvas: PosterCanvas, at: Placement): void {
  addPath(canvas, placePath('M-70 -56h100v70h-100z', at), WALL_LIT)
  addPath(canvas, placePath('M30 -56h44v70h-44z', at), WALL_SHADE)
  addPath(canvas, placePath('M-80 -54l26 -30h100l-14 30z', at), ROOF_LIT)
  addPath(canvas, placePath('M46 -84l36 30h-50z', at), ROOF_SHADE)
  addPath(canvas, placePath('M-22 -124h34v70h-34z', at), WALL_LIT)
  addPath(canvas, placePath('M0 -124h12v70h-12z', at), WALL_SHADE)
  addPath(canvas, placePath('M-28 -122l23 -20l23 20z', at), ROOF_LIT)
  paintWindows(canvas, at, [
    [-56, -36],
    [-32, -36],
    [-8, -36],
    [-56, -12],
    [-8, -12],
    [-12, -106],
  ])
}

type House = { readonly left: number; readonly foot: number; readonly width: number; readonly tall: number }

const VILLAGE: readonly House[] = [
  { left: -58, foot: -46, width: 44, tall: 34 },
  { left: 30, foot: -50, width: 48, tall: 30 },
  { left: -96, foot: -18, width: 52, tall: 38 },
  { left: -36, foot: -22, width: 58, tall: 42 },
  { left: 28, foot: -18, width: 46, tall: 36 },
  { left: 74, foot: -8, width: 50, tall: 34 },
  { left: -122, foot: 12, width: 50, tall: 34 },
  { left: -66, foot: 12, width: 56, tall: 34 },
  { left: -2, foot: 14, width: 60, tall: 38 },
  { left: 64, foot: 16, width: 46, tall: 30 },
]

function paintHouse(canvas: PosterCanvas, at: Placement, { left, foot, width, tall }: House): void {
  const top = foot - tall
  addPath(canvas, placePath(`M${left} ${foot}V${top}h${width}V${foot}z`, at), WALL_LIT)
  addPath(
    canvas,
    placePath(`M${left + width * 0.68} ${foot}V${top}H${left + width}V${foot}z`, at),
    WALL_SHADE,
  )
  addPath(canvas, placePath(`M${left - 4} ${top + 1}l${width * 0.3} -16h${width * 0.5}l-8 16z`, at), ROOF_LIT)
  const ridge = left - 4 + width * 0.8
  addPath(
    canvas,
    placePath(`M${ridge} ${top - 15}L${left + width + 4} ${top + 1}H${ridge - 8}z`, at),
    ROOF_SHADE,
  )
  paintWindows(canvas, at, [[left + 10, top + 8]])
}

/** A small village climbing to a bell tower. */
export function paintVillage(canvas: PosterCanvas, at: Placement): void {
  addPath(canvas, placePath('M-12 -60v-104h34v104z', at), WALL_LIT)
  addPath(canvas, placePath('M10 -60v-104h12v104z', at), WALL_SHADE)
  addPath(canvas, placePath('M-17 -162L5 -192L27 -162z', at), ROOF_LIT)
  addPath(canvas, placePath('M-4 -132v-12q5 -10 10 0v12z', at), WINDOW)
  for (const house of VILLAGE) {
    paintHouse(canvas, at, house)
  }
}

/** A cyclist riding to the right, the wheels on y. */
export function paintCyclist(canvas: PosterCanvas, at: Placement, jerseyInk: string): void {
  const { x, y, scale } = at
  for (const across of [-26, 26]) {
    addCircle(canvas, x + across * scale, y - 18 * scale, 17 * scale, 'none', {
      stroke: WINDOW,
      'stroke-width': 3.4 * scale,
    })
  }
  addLine(
    canvas,
    placePath('M-26 -18L-10 -46L20 -48L2 -18L-10 -46M2 -18H-26M26 -18L18 -56H28', at),
    WINDOW,
    3.4 * scale,
  )
  addPath(canvas, placePath('M-18 -54l12 -8l16 22l-4 22h-8l2 -20z', at), WINDOW)
  addPath(canvas, placePath('M-20 -54q0 -30 26 -38l14 10l10 24l-6 4l-12 -16l-12 22z', at), jerseyInk)
  addCircle(canvas, x + 22 * scale, y - 96 * scale, 9 * scale, ROOF_SHADE)
}
