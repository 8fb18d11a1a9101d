import { drawGround } from '#src/maps/drawing/draw-ground.ts'
import { drawLocatorBase, type LocatorMap } from '#src/maps/drawing/draw-locator.ts'
import type { Ground } from '#src/maps/drawing/ground.ts'
import { fitFrame, holds } from '#src/maps/drawing/ground-frame.ts'
import type { Geodata, LocatorWish } from '#tools/compile/geography/create-geodata.ts'
import { readGround } from '#tools/compile/geography/ground-file.ts'
import { readTownRivers } from '#tools/compile/geography/town-rivers.ts'

const townRivers = readTownRivers()

/** The map of a region or a city on its ground; on coarse land while nobody has surveyed its ground (docs/how-to.md). */
export function drawOnGround(wish: LocatorWish, geodata: Pick<Geodata, 'locatorInput'>): LocatorMap {
  const { code, id, label, keepClear, around: points = [] } = wish
  const frame = fitFrame(points)
  const around = geodata.locatorInput({ ...wish, around: points })
  const ground: Ground | null = readGround(id)
  if (ground === null || !holds(ground.bounds, frame.shown)) return drawLocatorBase(around)
  const country = geodata.locatorInput({ code, id, label, keepClear: [] })
  return drawGround({ id, label, frame, ground, streams: townRivers[id] ?? [], around, country, keepClear })
}
