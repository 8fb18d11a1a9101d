import { describe, expect, it } from 'vitest'
import type { SeasonWord } from './catalogue-types.ts'
import { monthSpans } from './month-spans.ts'

const year = (marks: string): readonly SeasonWord[] =>
  [...marks].map((mark) => (mark === 'x' ? 'best' : 'fair'))

describe('monthSpans', () => {
  it('joins neighbouring months', () => {
    expect(monthSpans(year('--xxx----xx-'), 'best')).toBe('March to May, October and November')
  })
  it('keeps a run over the turn of the year whole', () => {
    expect(monthSpans(year('xx---------x'), 'best')).toBe('December to February')
  })
  it('names a single month', () => {
    expect(monthSpans(year('-----x------'), 'best')).toBe('June')
  })
  it('says all year when every month has the word', () => {
    expect(monthSpans(year('xxxxxxxxxxxx'), 'best')).toBe('all year')
  })
  it('is null when no month has the word', () => {
    expect(monthSpans(year('------------'), 'best')).toBeNull()
  })
})
