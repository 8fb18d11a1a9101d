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
/** A drawn map, with the points that were projected on it, and what was drawn over it. */
export type CachedMap = {
  readonly base: LocatorBase
  readonly points: Record<string, MapPoint>
  /** Labels and routes, by a hash over their input and the code that places them. */
  readonly layers?: Record<string, unknown>
}

/**
 * What is drawn over a map: computed, or taken from the cache.
 * @param base as a `DrawMap` returned it
 * @param input everything that the result depends on besides the base and the code, as JSON
 * @param compute returns a value that survives JSON
 */
export type DrawLayer = <Layer>(base: LocatorBase, input: unknown, compute: () => Layer) => Layer

/** Computes every layer. */
export const drawLayerUncached: DrawLayer = (_base, _input, compute) => compute()

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
  readonly drawLayer: DrawLayer
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
  /** Hash over the code of layers; a different one makes every cached layer void. */
  readonly layerHash: string
  /** Whether layers are taken from the cache; not when it is packed, because their code requests further maps. */
  readonly reusesLayers: boolean
  readonly draw: DrawMap
  /** Maps of the repository, drawn by the code that the hash stands for. */
  readonly precomputed: ReadonlyMap<string, CachedMap>
}

/** Replaces a file in one step, because another compiler may be reading it. */
function writeAtomically(path: string, text: string): void {
  writeFileSync(`${path}.new`, text)
  renameSync(`${path}.new`, path)
}

type Entry = {
  readonly map: Pick<CachedMap, 'base' | 'points'>
  readonly drawn: DrawnMap
  /** Of earlier runs. */
  readonly known: Readonly<Record<string, unknown>>
  /** Of this run. */
  readonly layers: Record<string, unknown>
  isChanged: boolean
}

function shortHash(...texts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(text)
  return hash.digest('hex').slice(0, 20)
}

const contentOf = ({ map, layers }: Entry): CachedMap => ({ ...map, layers })

/**
 * Caches drawn maps, the points projected on them and the layers over them: drawing all of them takes a quarter of a
 * minute, too long for an editor who changed a comma.
 */
export function createMapCache(options: MapCacheOptions): MapCache {
  const { folder, sourceHash, layerHash, reusesLayers, draw, precomputed } = options
  const entries = new Map<string, Entry>()
  const entryOf = new WeakMap<LocatorBase, Entry>()

  function read(key: string): CachedMap | null {
    const path = join(folder, `${key}.json`)
    const cached = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as CachedMap) : null
    return cached ?? precomputed.get(key) ?? null
  }

  function open(key: string, request: LocatorRequest): Entry {
    const cached = read(key)
    let drawn = cached === null ? draw(request) : null
    const { base, points, layers: known = {} } = cached ?? { base: (drawn ?? draw(request)).base, points: {} }
    function project(latitude: number, longitude: number): MapPoint {
      const position = `${latitude},${longitude}`
      const point = points[position]
      if (point !== undefined) return point
      drawn ??= draw(request)
      entry.isChanged = true
      const projected = drawn.project(latitude, longitude)
      points[position] = projected
      return projected
    }
    const entry: Entry = {
      map: { base, points },
      drawn: { base, project },
      known,
      layers: {},
      isChanged: cached === null,
    }
    entryOf.set(base, entry)
    return entry
  }

  function drawCached(request: LocatorRequest): DrawnMap {
    const key = shortHash(sourceHash, JSON.stringify(request))
    const entry = entries.get(key) ?? open(key, request)
    entries.set(key, entry)
    return entry.drawn
  }

  function drawLayer<Layer>(base: LocatorBase, input: unknown, compute: () => Layer): Layer {
    const entry = entryOf.get(base)
    if (entry === undefined) return compute()
    const key = shortHash(layerHash, JSON.stringify(input))
    const known = reusesLayers ? entry.known[key] : undefined
    const layer = (known as Layer | undefined) ?? compute()
    entry.layers[key] = layer
    entry.isChanged ||= known === undefined
    return layer
  }

  function save(): void {
    mkdirSync(folder, { recursive: true })
    for (const [key, entry] of entries) {
      if (entry.isChanged) writeAtomically(join(folder, `${key}.json`), JSON.stringify(contentOf(entry)))
    }
    const files = readdirSync(folder)
    if (files.length < MAX_ENTRIES_PER_MAP * entries.size) return
    for (const file of files.filter((name) => !entries.has(name.replace('.json', ''))))
      rmSync(join(folder, file))
  }

  return {
    draw: drawCached,
    drawLayer,
    save,
    used: () => new Map([...entries].map(([key, entry]) => [key, contentOf(entry)])),
    drawnCount: () => [...entries.values()].filter(({ isChanged }) => isChanged).length,
  }
}
