import { addPath, addPolygon } from '#art/drawing/canvas.ts'
import { mixInk } from '#art/drawing/ink.ts'
import { closeToBase, outline, smoothPath } from '#art/drawing/path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintForest } from '#art/kit/flora.ts'
import { paintMassif } from '#art/kit/massif.ts'
import { hillLine, ridgeLine } from '#art/kit/terrain.ts'
import type { LandmarkContext } from './landmark.ts'

/** Rolling hills `up` units above the ground, mist at their foot. */
export function paintHills(context: LandmarkContext, ink: string, up: number, swing = 30, mist = 0.8): void {
  const { canvas, groundY, unit, palette } = context
  addPath(canvas, smoothPath(hillLine(canvas, groundY - up * unit, swing * unit, 5), groundY + 6), ink)
  if (mist > 0) sprayBand(canvas, palette.horizon, groundY + 4, groundY - up * 0.9 * unit, mist)
}

/** A jagged ridge in one ink, mist at its foot. */
export function paintRidge(context: LandmarkContext, ink: string, up: number, swing = 60, mist = 0.85): void {
  const { canvas, groundY, unit, palette } = context
  addPolygon(canvas, closeToBase(ridgeLine(canvas, groundY - up * unit, swing * unit, 24), groundY + 6), ink)
  if (mist > 0) sprayBand(canvas, palette.horizon, groundY + 4, groundY - up * 0.9 * unit, mist)
}

/** A faceted mountain `across` units from the focus; with `snow` its upper part is white. */
export function paintMountain(
  context: LandmarkContext,
  across: number,
  tall: number,
  reach: number,
  lit: string,
  shade: string,
  snow = 0,
  roughness = 0.7,
): void {
  const { canvas, x, groundY, unit, palette } = context
  paintMassif(canvas, {
    x: x + across * unit,
    baseY: groundY + 6,
    peakY: groundY - tall * unit,
    leftReach: reach * unit,
    rightReach: reach * 1.06 * unit,
    lit,
    shade,
    roughness,
    ...(snow > 0
      ? {
          snow: {
            lit: '#FFF8EA',
            shade: mixInk('#C9D6DE', palette.deep, 0.12),
            lineY: groundY - tall * (1 - snow) * unit,
          },
        }
      : {}),
  })
}

/** Mist of the horizon's ink over the foot of what stands behind. */
export function paintGroundMist(
  { canvas, groundY, unit, palette }: LandmarkContext,
  up: number,
  opacity = 0.85,
  ink?: string,
): void {
  sprayBand(canvas, ink ?? palette.horizon, groundY + 4, groundY - up * unit, opacity)
}

/** Conifers along the whole width. */
export function paintFirs(context: LandmarkContext, ink: string, tall: number, down = 0): void {
  const { canvas, groundY, unit } = context
  const forest = { minHeight: tall * 0.6 * unit, maxHeight: tall * unit, step: tall * 0.24 * unit }
  paintForest(canvas, { groundY: groundY + down * unit, ...forest }, ink)
}

/** Round crowns of broad-leaved trees along the whole width. */
export function paintTreeCrowns(
  context: LandmarkContext,
  ink: string,
  size: number,
  down = 0,
  dark?: string,
): void {
  const { canvas, groundY, width, unit } = context
  const y = groundY + down * unit
  for (const [fill, lift] of [
    [dark ?? mixInk(ink, context.palette.deep, 0.35), 0.9],
    [ink, 0.45],
  ] as const) {
    let path = ''
    for (let x = -size * unit; x < width + size * unit; x += size * canvas.random(0.7, 1.3) * unit) {
      const r = size * canvas.random(0.55, 0.95) * unit
      const top = y - lift * size * unit
      path += outline`M${x - r} ${y + 4}V${top}q${r * 0.1} ${-r} ${r} ${-r}t${r} ${r}V${y + 4}z`
    }
    addPath(canvas, path, fill)
  }
}

/** Small houses of a far town along the ground line: walls, roofs and a haze over them. */
export function paintFarTown(
  context: LandmarkContext,
  walls: readonly [string, ...string[]],
  roofs: readonly [string, ...string[]],
  tall = 70,
  haze = 0.4,
  down = 0,
): void {
  const { canvas, groundY, width, unit } = context
  const base = groundY + down * unit
  const [wallPaths, roofPaths] = [new Map<string, string>(), new Map<string, string>()]
  let panes = ''
  let index = 0
  for (let x = -20; x < width + 20; index += 1) {
    const w = canvas.random(34, 66) * unit
    const h = tall * canvas.random(0.6, 1.1) * unit
    const wall = walls[index % walls.length] ?? walls[0]
    const roof = roofs[(index * 2) % roofs.length] ?? roofs[0]
    wallPaths.set(wall, (wallPaths.get(wall) ?? '') + outline`M${x} ${base}v${-h}h${w + 1}v${h}z`)
    const rise = (index % 3 === 0 ? 12 : 22) * unit
    roofPaths.set(
      roof,
      (roofPaths.get(roof) ?? '') +
        outline`M${x - 2} ${base - h}l${w * 0.24} ${-rise}h${w * 0.52}l${w * 0.26} ${rise}z`,
    )
    for (let row = h - 18 * unit; row > 14 * unit; row -= 22 * unit)
      for (let pane = 8 * unit; pane < w - 8 * unit; pane += 14 * unit)
        panes += outline`M${x + pane} ${base - row}v${10 * unit}h${5 * unit}v${-10 * unit}z`
    x += w
  }
  for (const [ink, path] of wallPaths) addPath(canvas, path, mixInk(ink, context.palette.horizon, haze))
  for (const [ink, path] of roofPaths) addPath(canvas, path, mixInk(ink, context.palette.horizon, haze))
  addPath(canvas, panes, mixInk(context.palette.deep, context.palette.horizon, haze + 0.1), { opacity: 0.7 })
}
