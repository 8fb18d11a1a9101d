import { describe, expect, it } from 'vitest'
import type { CountryPractical } from '#tools/compile/practical/country-practical-schema.ts'
import type { PlacePractical } from '#tools/compile/practical/place-practical-schema.ts'
import { createContentErrors } from '#tools/compile/text/content-error.ts'
import { checkFactAge, listDatedFacts } from './dated-facts.ts'

const country = (asOf: string, entryAsOf?: string) =>
  ({
    asOf,
    entry: { official: 'https://visa.example', ...(entryAsOf !== undefined && { asOf: entryAsOf }) },
  }) as CountryPractical

const FACTS = {
  countries: new Map([['japan', country('2026-11', '2025-06')]]),
  places: new Map([['japan/kyoto', { asOf: '2026-01' } as PlacePractical]]),
}

describe('facts that age', () => {
  it('are listed by place, entry rules with their own month and address', () => {
    expect(listDatedFacts(FACTS)).toEqual([
      { place: 'japan', kind: 'practical', asOf: '2026-11' },
      { place: 'japan', kind: 'entry', asOf: '2025-06', official: 'https://visa.example' },
      { place: 'japan/kyoto', kind: 'practical', asOf: '2026-01' },
    ])
  })

  const problemsIn = (month: string): readonly string[] => {
    const errors = createContentErrors()
    checkFactAge(listDatedFacts(FACTS), month, errors.report)
    return errors.list().map(({ file, problem }) => `${file}: ${problem}`)
  }

  it('are accepted for eighteen months', () => {
    expect(problemsIn('2026-12')).toEqual([])
  })

  it('are refused afterwards, with their age', () => {
    expect(problemsIn('2027-01')).toEqual([
      'content/practical/japan.yaml: the entry facts were known in 2025-06, 19 months ago',
    ])
    expect(problemsIn('2028-06')).toHaveLength(3)
  })
})
