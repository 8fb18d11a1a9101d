import { describe, expect, it } from 'vitest'
import type { SeasonWord } from './catalogue-types.ts'
import { monthSpans } from './month-spans.ts'

const year = (marks: string): readonly SeasonWord[] =>
  [...marks].map((mark) => (mark === 'x' ? 'best' : 'fair'))

describe('monthSpans', () => {
  it('joins neighbouring months', () => {
    expect(monthSpans(year('--xxx----xx-'), 'best', 'en')).toBe('March to May, October and November')
  })
  it('joins a run across the turn of the year', () => {
    expect(monthSpans(year('xx---------x'), 'best', 'en')).toBe('December to February')
  })
  it('names a single month', () => {
    expect(monthSpans(year('-----x------'), 'best', 'en')).toBe('June')
  })
  it('returns “all year” when every month has the word', () => {
    expect(monthSpans(year('xxxxxxxxxxxx'), 'best', 'en')).toBe('all year')
  })
  it('returns null when no month has the word', () => {
    expect(monthSpans(year('------------'), 'best', 'en')).toBeNull()
  })
})
