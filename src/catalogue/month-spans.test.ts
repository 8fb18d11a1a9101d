import { describe, expect, it } from 'vitest'
import { loadLocale } from '#src/words/load-locale.ts'
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
  it.each([
    ['en', 'May, June and September'],
    ['de', 'Mai, Juni und September'],
    ['fr', 'mai, juin et septembre'],
    ['es', 'mayo, junio y septiembre'],
    ['it', 'maggio, giugno e settembre'],
    ['cs', 'květen, červen a\u00a0září'],
  ] as const)('has one conjunction at the end of the list in %s', async (tag, months) => {
    expect(monthSpans(year('----xx--x---'), 'best', await loadLocale(tag))).toBe(months)
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
