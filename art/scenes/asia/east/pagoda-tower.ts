import { addLine, addPath, type PosterCanvas } from '#art/drawing/canvas.ts'
import { between } from '#art/drawing/path.ts'
import { type Placement, placePath } from '#art/drawing/place-path.ts'

const WALL = '#8C2C25'
const WALL_SHADE = '#5E1D22'
const WINDOW = '#F1C878'
const SILL = '#C98A4B'
const ROOF = '#27303A'
const ROOF_LIT = '#5F7672'
const FINIAL = '#1F2430'

const TIER_HEIGHT = 92
const WINDOW_GLYPH = [-0.42, -0.22, -0.02, 0.18, 0.38].map((left) => `M${left} -50h.08v30h-.08z`).join('')
const RING_GLYPH = [0, 1, 2, 3, 4, 5]
  .map((ring) => `M${ring - 15} ${-22 - ring * 11}h${30 - 2 * ring}v4h${2 * ring - 30}z`)
  .join('')

export type PagodaTower = Placement & { readonly tiers: number }

function paintTierWalls(canvas: PosterCanvas, at: Placement): void {
  addPath(canvas, placePath('M-.5 -70h1v74h-1z', at), WALL)
  addPath(canvas, placePath('M.14 -70h.36v74h-.36z', at), WALL_SHADE)
  addPath(canvas, placePath(WINDOW_GLYPH, at), WINDOW, { opacity: 0.9 })
  addPath(canvas, placePath('M-.62 -14h1.24v7h-1.24z', at), SILL)
}

function paintTierRoof(canvas: PosterCanvas, at: Placement): void {
  addPath(canvas, placePath('M-1 6q.42 -2 .62 -38h.76q.2 36 .62 38l-.02 8q-.96 -10 -1.96 0z', at), ROOF)
  addPath(canvas, placePath('M-1 6q.42 -2 .62 -38h.2q-.14 34 -.56 40z', at), ROOF_LIT)
}

/** A pagoda that stands on y: each tier narrower than the one below, a ringed finial on top. */
export function paintPagodaTower(canvas: PosterCanvas, { x, y, scale, tiers }: PagodaTower): void {
  const rows = Array.from({ length: tiers }, (_none, tier) => ({
    share: tier / (tiers - 1),
    floorY: y - tier * TIER_HEIGHT * scale,
  }))
  for (const { share, floorY } of rows) {
    paintTierWalls(canvas, { x, y: floorY, scale, scaleX: between(106, 66, share) * scale })
  }
  for (const { share, floorY } of rows) {
    paintTierRoof(canvas, { x, y: floorY - 62 * scale, scale, scaleX: between(205, 130, share) * scale })
  }
  const top = { x, y: y - (tiers * TIER_HEIGHT + 8) * scale, scale }
  addLine(canvas, placePath('M0 4v-100', top), FINIAL, 6 * scale)
  addPath(canvas, placePath(RING_GLYPH, top), FINIAL)
}
