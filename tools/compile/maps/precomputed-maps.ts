import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { geodataFile } from '#tools/compile/geography/geodata-file.ts'
import type { CachedMap } from './map-cache.ts'

const FILE = geodataFile('drawn-maps.ndjson.br')

/** First line of the file: hashes over the code that drew the maps and the layers over them. */
export type PackedHashes = { readonly sourceHash: string; readonly layerHash: string }
type Line = CachedMap & { readonly key: string }

const parse = <T>(line: string): T => JSON.parse(line) as T

/** Reads the drawn maps of the repository; null when the file is missing. */
export function readPackedMaps(): {
  readonly hashes: PackedHashes
  readonly lines: readonly string[]
} | null {
  if (!existsSync(FILE)) return null
  const [head = '', ...lines] = brotliDecompressSync(readFileSync(FILE)).toString().trimEnd().split('\n')
  return { hashes: parse<PackedHashes>(head), lines }
}

/**
 * The drawn maps of the repository, by their cache key.
 * @param sourceHash hash over the drawing code and its data; maps drawn by other code are not used
 * @returns an empty map when the file is missing or was drawn by other code
 */
export function readPrecomputedMaps(sourceHash: string): ReadonlyMap<string, CachedMap> {
  const packed = readPackedMaps()
  if (packed?.hashes.sourceHash !== sourceHash) return new Map()
  return new Map(packed.lines.map((line) => parse<Line>(line)).map(({ key, ...map }) => [key, map]))
}

/** Writes the drawn maps of a complete compilation; the same maps give the same bytes. */
export function writePrecomputedMaps(hashes: PackedHashes, maps: ReadonlyMap<string, CachedMap>): void {
  const lines = [...maps]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, map]): Line => ({ key, ...map }))
  const text = [hashes, ...lines].map((line) => JSON.stringify(line)).join('\n')
  const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_QUALITY]: 10 }
  writeFileSync(FILE, brotliCompressSync(`${text}\n`, { params }))
}
