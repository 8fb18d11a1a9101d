import { addRect, type PosterCanvas } from '#art/drawing/canvas.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import type { Disc } from './scene-variant.ts'
import { paintGlint, paintRipples } from './water.ts'

export type Sea = {
  readonly topY: number
  readonly ink: string
  /** What the horizon casts on the far water, the near dark, ripples and the glint below the disc. */
  readonly far: string
  readonly deep: string
  readonly ripple: string
  readonly glint: string
  /** Null for water without a glint. */
  readonly disc: Disc | null
}

/** Open water to the lower edge: the horizon's ink from above, deep ink from below, ripples and the disc's glint. */
export function paintSea(canvas: PosterCanvas, sea: Sea): void {
  const { width, height, unit } = canvas
  const { topY, disc } = sea
  addRect(canvas, 0, topY, width, height - topY, sea.ink)
  sprayBand(canvas, sea.far, topY, topY + height * 0.15)
  sprayBand(canvas, sea.deep, height, height * 0.78)
  if (disc !== null) {
    const breadth = { topWidth: disc.radius, bottomWidth: 0.7 * disc.radius, count: 12 }
    paintGlint(canvas, { x: disc.x, topY: topY + 8, bottomY: height * 0.93, ...breadth }, sea.glint)
  }
  const ripples = { topY: topY + 16 * unit, bottomY: height * 0.97, count: 26 }
  paintRipples(canvas, { ...ripples, minWidth: 22 * unit, maxWidth: 100 * unit }, sea.ripple, {
    opacity: 0.5,
  })
}
