import { describe, expect, it } from 'vitest'
import { schoolHolidayMonths } from './school-holidays.ts'

describe('long school holidays', () => {
  it.each([
    ['BO', [12, 1]],
    ['UA', [6, 7, 8]],
    ['ID', [6, 7]],
    ['PH', [4, 5]],
    ['KE', [11, 12]],
    ['SN', [8, 9]],
    ['GT', [11, 12]],
    ['MA', [7, 8]],
  ])('of %s lie in the months %j', (cca2, months) => {
    expect(schoolHolidayMonths(cca2)).toEqual(months)
  })

  it('are unknown for a country whose terms change from region to region', () => {
    expect(schoolHolidayMonths('EC')).toEqual([])
  })
})
