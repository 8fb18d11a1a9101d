import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { geodataFile } from '#tools/compile/geography/geodata-file.ts'
import { hashAlmanac } from '#tools/compile/prepare/hash-sources.ts'
import type { AlmanacRequest, AlmanacTables } from './almanac-tables.ts'
import type { PublicHoliday } from './public-holiday.ts'
import type { SunDay } from './sun-year.ts'

const FILE = geodataFile('almanac.ndjson.br')

/** First line of the file: what the tables were computed from. */
type Head = { readonly sourceHash: string }
type Line =
  | { readonly sun: string; readonly days: readonly SunDay[] }
  | { readonly holidays: string; readonly byYear: readonly (readonly [number, readonly PublicHoliday[]])[] }

const parse = <T>(line: string): T => JSON.parse(line) as T

/** The lines of a file. @returns null when it is missing */
function readLines(file: URL): readonly string[] | null {
  if (!existsSync(file)) return null
  return brotliDecompressSync(readFileSync(file)).toString().trimEnd().split('\n')
}

/**
 * Reads the tables of the repository.
 * @param sourceHash hash over their code, year and holidays (`hashAlmanac`)
 * @returns empty tables when the file is missing or was computed from anything else
 */
export function readPackedAlmanac(sourceHash: string, file = FILE): AlmanacTables {
  const [head = '{}', ...lines] = readLines(file) ?? []
  const isCurrent = parse<Partial<Head>>(head).sourceHash === sourceHash
  const read = isCurrent ? lines.map((line) => parse<Line>(line)) : []
  return {
    sunDays: new Map(read.flatMap((line) => ('sun' in line ? [[line.sun, line.days] as const] : []))),
    holidays: new Map(
      read.flatMap((line) => ('holidays' in line ? [[line.holidays, new Map(line.byYear)] as const] : [])),
    ),
  }
}

/** Writes the tables for the repository; the same tables give the same bytes. */
export function writePackedAlmanac(
  sourceHash: string,
  { sunDays, holidays }: AlmanacTables,
  file = FILE,
): void {
  const head: Head = { sourceHash }
  const lines: readonly Line[] = [
    ...[...sunDays].map(([sun, days]) => ({ sun, days })),
    ...[...holidays].map(([key, byYear]) => ({ holidays: key, byYear: [...byYear] })),
  ]
  const text = [head, ...lines].map((line) => JSON.stringify(line)).join('\n')
  writeFileSync(file, brotliCompressSync(`${text}\n`))
}

const joined = <Value>(
  keys: readonly string[],
  ...tables: readonly ReadonlyMap<string, Value>[]
): ReadonlyMap<string, Value> =>
  new Map(
    keys.flatMap((key) => {
      const value = tables.find((table) => table.has(key))?.get(key)
      return value === undefined ? [] : [[key, value] as const]
    }),
  )

/** An almanac of which the repository has the tables, all of them or a part. */
export type PackedAlmanac = {
  /** What is left to compute. */
  readonly missing: AlmanacRequest
  /** All tables, in the order of the request. */
  readonly join: (computed: AlmanacTables) => AlmanacTables
  /** Writes all tables for the repository. */
  readonly pack: (tables: AlmanacTables) => void
}

/** Opens the tables of the repository for a request. @param root project folder */
export function openPackedAlmanac(root: string, request: AlmanacRequest): PackedAlmanac {
  const { year, book, sunKeys, holidayKeys } = request
  const sourceHash = hashAlmanac(root, JSON.stringify({ year, ...book, countries: [...book.countries] }))
  const { sunDays, holidays } = readPackedAlmanac(sourceHash)
  return {
    missing: {
      ...request,
      sunKeys: sunKeys.filter((key) => !sunDays.has(key)),
      holidayKeys: holidayKeys.filter((key) => !holidays.has(key)),
    },
    join: (computed) => ({
      sunDays: joined(sunKeys, sunDays, computed.sunDays),
      holidays: joined(holidayKeys, holidays, computed.holidays),
    }),
    pack: (tables) => writePackedAlmanac(sourceHash, tables),
  }
}
