import { describe, expect, it } from 'vitest'
import {
  choosePlural,
  formatDateTime,
  formatList,
  formatLongDate,
  formatNumber,
  monthNames,
} from './formats.ts'

describe('choosePlural', () => {
  it.each([
    [0, 'pages'],
    [1, 'page'],
    [1.5, 'pages'],
    [2, 'pages'],
    [-1, 'page'],
  ])('chooses the English form of %d', (count, form) => {
    expect(choosePlural('en', count, { one: 'page', other: 'pages' })).toBe(form)
  })

  it.each([
    [0, 'stránek'],
    [1, 'stránka'],
    [2, 'stránky'],
    [4, 'stránky'],
    [5, 'stránek'],
    [22, 'stránek'],
    [1.5, 'stránky'],
  ])('chooses the Czech form of %d, of which fractions have one of their own', (count, form) => {
    const forms = { one: 'stránka', few: 'stránky', many: 'stránky', other: 'stránek' }
    expect(choosePlural('cs', count, forms)).toBe(form)
  })

  it('uses the other form where the category has none', () => {
    expect(choosePlural('en', 1, { other: 'sheep' })).toBe('sheep')
  })
})

describe('formats', () => {
  it('writes numbers, lists and dates as English pages do', () => {
    expect(formatNumber('en', 1234.5)).toBe('1,234.5')
    expect(formatList('en', ['a', 'b', 'c'])).toBe('a, b and c')
    expect(formatLongDate('en', Date.UTC(2026, 10, 24, 23, 59))).toBe('24 November 2026')
    expect(formatDateTime('en', Date.UTC(2026, 10, 24, 8, 30))).toBe('24 November 2026 at 08:30')
    expect(monthNames('en').join(' ')).toMatch(/^January February .+ December$/)
  })

  it('writes the first of a month as an ordinal in French alone', () => {
    expect(formatLongDate('fr', Date.UTC(2026, 10, 1))).toBe('1er novembre 2026')
    expect(formatDateTime('fr', Date.UTC(2026, 4, 1, 8, 30))).toBe('1er mai 2026 à 08:30')
    expect(formatLongDate('fr', Date.UTC(2026, 10, 11))).toBe('11 novembre 2026')
    expect(formatLongDate('es', Date.UTC(2026, 10, 1))).toBe('1 de noviembre de 2026')
  })
})
