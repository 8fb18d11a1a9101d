import { describe, expect, it } from 'vitest'
import { amountText, parseAmount } from './parse-amount.ts'

describe('parseAmount', () => {
  it.each([
    ['12.50', 'EUR', 1250],
    ['12,5', 'EUR', 1250],
    ['-3', 'EUR', -300],
    ['1 234,50', 'EUR', 123_450],
    ["1'234.50", 'CHF', 123_450],
    ['1.234,50', 'EUR', 123_450],
    ['1,234,567.5', 'USD', 123_456_750],
    ['1.234', 'KWD', 1234],
    ['12.345', 'EUR', null],
    ['1.234', 'JPY', null],
    ['1.23,50', 'EUR', null],
    ['1.234.50', 'EUR', null],
    ['ten', 'EUR', null],
    ['', 'EUR', null],
  ])('reads %o of %s as %o', (text, currency, amount) => {
    expect(parseAmount(text, currency)).toBe(amount)
  })
})

it.each([
  ['en', 123_450, 'EUR', '1,234.50 EUR'],
  ['de', 123_450, 'EUR', '1.234,50 EUR'],
  ['fr', 1250, 'EUR', '12,50 EUR'],
  ['cs', 1250, 'JPY', '1 250 JPY'],
] as const)(
  'an amount in %s is written as its readers do, and read back',
  (locale, amount, currency, text) => {
    const written = amountText(amount, currency, locale)
    expect(written.replaceAll(/\s/g, ' ')).toBe(text)
    expect(currency === 'JPY' ? amount : parseAmount(written.slice(0, -4), currency)).toBe(amount)
  },
)
