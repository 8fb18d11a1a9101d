import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from '#tools/compile/fixtures/content-fixture.ts'
import { computeAlmanacTables } from './almanac-tables.ts'
import { openPackedAlmanac, readPackedAlmanac, writePackedAlmanac } from './packed-almanac.ts'

const REQUEST = {
  year: 2026,
  book: { feasts: {}, countries: new Map() },
  sunKeys: ['38.7 -9.1', '78.2 15.6'],
  holidayKeys: ['PT/portugal/', 'AQ/antarctica/'],
}
const TABLES = computeAlmanacTables(REQUEST)

describe('the packed almanac', () => {
  it('is read as it was written, and not for other rules, another year or without a file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'almanac-'))
    const file = pathToFileURL(join(folder, 'almanac.br'))
    const empty = { sunDays: new Map(), holidays: new Map() }
    expect(readPackedAlmanac('rules', file)).toEqual(empty)
    writePackedAlmanac('rules', TABLES, file)
    expect(readPackedAlmanac('rules', file)).toEqual(TABLES)
    expect(readPackedAlmanac('other rules', file)).toEqual(empty)
    rmSync(folder, { recursive: true })
  })

  it('lacks what other holidays or another year need, which is computed and joined in the order of the request', () => {
    const packed = openPackedAlmanac(PROJECT_ROOT, REQUEST)
    expect(packed.missing).toEqual(REQUEST)
    const joined = packed.join(TABLES)
    expect([...joined.sunDays.keys()]).toEqual(REQUEST.sunKeys)
    expect(joined).toEqual(TABLES)
  })
})
