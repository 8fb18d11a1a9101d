import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { ClaimLedgerSchema, claimLedgerReport } from './claim-ledger.ts'

const CONTENT = join(import.meta.dirname, '..', '..', '..', 'content')

describe('the ledger of claims', () => {
  it('reports the share of claims that were dropped', () => {
    const ledger = {
      'italy/milan': { judged: 210, dropped: 9 },
      'spain/granada': { judged: 190, dropped: 7 },
    }
    expect(claimLedgerReport(ledger)).toBe(
      'claims judged before publication: 400 in 2 guides, 16 dropped or reworded (4.0 %)',
    )
    expect(claimLedgerReport({})).toContain('0 in 0 guides, 0 dropped or reworded (0.0 %)')
  })

  it('refuses more claims dropped than judged', () => {
    expect(v.is(ClaimLedgerSchema, { 'italy/milan': { judged: 3, dropped: 4 } })).toBe(false)
  })

  it('of the repository names guides that exist', () => {
    const ledger = v.parse(ClaimLedgerSchema, parse(readFileSync(join(CONTENT, 'claims.yaml'), 'utf8')))
    const known = (place: string): boolean =>
      globSync(`destinations/*/${place}.md`, { cwd: CONTENT }).length === 1
    expect(Object.keys(ledger).filter((place) => !known(place))).toEqual([])
  })
})
