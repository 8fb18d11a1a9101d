import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LocatorBase } from '#src/catalogue/catalogue-types.ts'
import { type DrawnMap, drawLocatorBase } from '#src/maps/drawing/draw-locator.ts'
import type { Geodata, LocatorRequest } from '#tools/compile/geography/create-geodata.ts'
import { createGroundDrawer } from './ground-drawer.ts'

/** Draws locator maps. */
export type DrawMap = (request: LocatorRequest) => DrawnMap

type MapPoint = ReturnType<DrawnMap['project']>
/** A drawn map, with the points that were projected on it. */
export type CachedMap = { readonly base: LocatorBase; readonly points: Record<string, MapPoint> }

export function createDrawMap(
  geodata: Pick<Geodata, 'locatorInput' | 'bordersAround' | 'createLandOwnerTest' | 'neighboursOf'>,
): DrawMap {
  const drawOnGround = createGroundDrawer(geodata)
  return (request) =>
    request.isGround ? drawOnGround(request) : drawLocatorBase(geodata.locatorInput(request))
}

const MAX_ENTRIES_PER_MAP = 4

export type MapCache = {
  readonly draw: DrawMap
  /** Stores newly drawn maps for the next run, and deletes unused ones when they are most of the folder. */
  readonly save: () => void
  /** The maps that were requested, by key. */
  readonly used: () => ReadonlyMap<string, CachedMap>
  /** How many of them had to be drawn, in part or completely. */
  readonly drawnCount: () => number
}

export type MapCacheOptions = {
  readonly folder: string
  /** Hash over the drawing code and its data; a different one makes every cached map void. */
  readonly sourceHash: string
  readonly draw: DrawMap
  /** Maps of the repository, drawn by the code that the hash stands for. */
  readonly precomputed: ReadonlyMap<string, CachedMap>
}

/** Replaces a file in one step, because another compiler may be reading it. */
function writeAtomically(path: string, text: string): void {
  writeFileSync(`${path}.new`, text)
  renameSync(`${path}.new`, path)
}

type Entry = { readonly map: CachedMap; isChanged: boolean }

/**
 * Caches drawn maps and the points projected on them: drawing all of them takes a quarter of a minute, too long for an
 * editor who changed a comma.
 */
export function createMapCache({ folder, sourceHash, draw, precomputed }: MapCacheOptions): MapCache {
  const entries = new Map<string, Entry>()

  function read(key: string): CachedMap | null {
    const path = join(folder, `${key}.json`)
    const cached = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as CachedMap) : null
    return cached ?? precomputed.get(key) ?? null
  }

  function open(request: LocatorRequest): DrawnMap {
    const hash = createHash('sha256').update(sourceHash).update(JSON.stringify(request))
    const key = hash.digest('hex').slice(0, 20)
    const cached = read(key)
    let drawn = cached === null ? draw(request) : null
    const map: CachedMap = cached ?? { base: (drawn ?? draw(request)).base, points: {} }
    const entry: Entry = { map, isChanged: cached === null }
    entries.set(key, entry)
    return {
      base: map.base,
      project(latitude, longitude) {
        const position = `${latitude},${longitude}`
        const point = map.points[position]
        if (point !== undefined) return point
        drawn ??= draw(request)
        entry.isChanged = true
        const projected = drawn.project(latitude, longitude)
        map.points[position] = projected
        return projected
      },
    }
  }

  function save(): void {
    mkdirSync(folder, { recursive: true })
    for (const [key, { map, isChanged }] of entries) {
      if (isChanged) writeAtomically(join(folder, `${key}.json`), JSON.stringify(map))
    }
    const files = readdirSync(folder)
    if (files.length < MAX_ENTRIES_PER_MAP * entries.size) return
    for (const file of files.filter((name) => !entries.has(name.replace('.json', ''))))
      rmSync(join(folder, file))
  }

  return {
    draw: open,
    save,
    used: () => new Map([...entries].map(([key, { map }]) => [key, map])),
    drawnCount: () => [...entries.values()].filter(({ isChanged }) => isChanged).length,
  }
}
