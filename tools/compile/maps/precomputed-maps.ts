import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { geodataFile } from '#tools/compile/geography/geodata-file.ts'
import type { CachedMap } from './map-cache.ts'

const FILE = geodataFile('drawn-maps.ndjson.br')

/** First line of the file. */
type Head = { readonly sourceHash: string }
type Line = CachedMap & { readonly key: string }

const parse = <T>(line: string): T => JSON.parse(line) as T

/**
 * Reads the drawn maps of the repository, by their cache key.
 * @param sourceHash hash over the drawing code and its data; maps drawn by other code are not used
 * @returns an empty map when the file is missing or was drawn by other code
 */
export function readPrecomputedMaps(sourceHash: string): ReadonlyMap<string, CachedMap> {
  if (!existsSync(FILE)) return new Map()
  const [head = '', ...lines] = brotliDecompressSync(readFileSync(FILE)).toString().trimEnd().split('\n')
  if (parse<Head>(head).sourceHash !== sourceHash) return new Map()
  return new Map(lines.map((line) => parse<Line>(line)).map(({ key, ...map }) => [key, map]))
}

/** Writes the drawn maps of a complete compilation; the same maps give the same bytes. */
export function writePrecomputedMaps(sourceHash: string, maps: ReadonlyMap<string, CachedMap>): void {
  const head: Head = { sourceHash }
  const lines = [...maps]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, map]): Line => ({ key, ...map }))
  const text = [head, ...lines].map((line) => JSON.stringify(line)).join('\n')
  const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_QUALITY]: 10 }
  writeFileSync(FILE, brotliCompressSync(`${text}\n`, { params }))
}
