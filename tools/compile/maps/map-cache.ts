import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LocatorBase } from '#src/catalogue/catalogue-types.ts'
import { type DrawnMap, drawLocatorBase } from '#src/maps/drawing/draw-locator.ts'
import type { Geodata, LocatorRequest } from '#tools/compile/geography/create-geodata.ts'
import { createGroundDrawer } from './ground-drawer.ts'

/** Draws locator maps. */
export type DrawMap = (wish: LocatorRequest) => DrawnMap

type MapPoint = ReturnType<DrawnMap['project']>
type CachedMap = { readonly base: LocatorBase; readonly points: Record<string, MapPoint> }

export function createDrawMap(
  geodata: Pick<Geodata, 'locatorInput' | 'bordersAround' | 'createLandOwnerTest' | 'neighboursOf'>,
): DrawMap {
  const drawOnGround = createGroundDrawer(geodata)
  return (wish) => (wish.isGround ? drawOnGround(wish) : drawLocatorBase(geodata.locatorInput(wish)))
}

const MAX_ENTRIES_PER_MAP = 4

export type MapCache = {
  readonly draw: DrawMap
  /** Saves drawn maps for the next run. Unused maps are deleted once they are most of the folder. */
  readonly save: () => void
}

/** A concurrent compiler must never read an incomplete file. */
function writeAtomically(path: string, text: string): void {
  writeFileSync(`${path}.new`, text)
  renameSync(`${path}.new`, path)
}

type Entry = { readonly cached: CachedMap; isChanged: boolean }

/**
 * Caches drawn maps, with the points requested from them, in a folder: drawing all of them takes a quarter of a minute,
 * too long after a small edit.
 * @param sourceHash hash over the drawing code and its data; a different one invalidates all cached maps
 */
export function createMapCache(folder: string, sourceHash: string, draw: DrawMap): MapCache {
  const entries = new Map<string, Entry>()

  function read(file: string): CachedMap | null {
    const path = join(folder, file)
    return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as CachedMap) : null
  }

  function open(wish: LocatorRequest): DrawnMap {
    const key = createHash('sha256')
      .update(sourceHash)
      .update(JSON.stringify(wish))
      .digest('hex')
      .slice(0, 20)
    const known = read(`${key}.json`)
    let drawn = known === null ? draw(wish) : null
    const cached: CachedMap = known ?? { base: (drawn ?? draw(wish)).base, points: {} }
    const entry: Entry = { cached, isChanged: known === null }
    entries.set(`${key}.json`, entry)
    return {
      base: cached.base,
      project(latitude, longitude) {
        const at = `${latitude},${longitude}`
        const point = cached.points[at]
        if (point !== undefined) return point
        drawn ??= draw(wish)
        entry.isChanged = true
        const projected = drawn.project(latitude, longitude)
        cached.points[at] = projected
        return projected
      },
    }
  }

  function save(): void {
    mkdirSync(folder, { recursive: true })
    for (const [file, { cached, isChanged }] of entries) {
      if (isChanged) writeAtomically(join(folder, file), JSON.stringify(cached))
    }
    const files = readdirSync(folder)
    if (files.length < MAX_ENTRIES_PER_MAP * entries.size) return
    for (const file of files.filter((name) => !entries.has(name))) rmSync(join(folder, file))
  }

  return { draw: open, save }
}
