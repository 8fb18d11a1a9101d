import type { Line } from '#isomorphic/maps/map-geometry.ts'
import type { Ground } from '#src/maps/drawing/ground.ts'

/** Offsets in degrees east and north for shores of remote islands that GSHHG misplaces. */
const SHORE_OFFSETS: Readonly<Record<string, readonly [east: number, north: number]>> = {
  'islands-nauru': [-0.003, 0.0083],
  'islands-norfolk-island': [-0.015, -0.005],
  'islands-pitcairn-islands': [0.012, 0],
}

/** A ground with corrected shores. */
export function correctShores(id: string, ground: Ground): Ground {
  const off = SHORE_OFFSETS[id]
  if (off === undefined) return ground
  const moved = (lines: readonly Line[]): readonly Line[] =>
    lines.map((line) => line.map(([x, y]) => [x - off[0], y - off[1]]))
  return { ...ground, land: moved(ground.land), rivers: moved(ground.rivers) }
}
