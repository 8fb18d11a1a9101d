import { describe, expect, it } from 'vitest'
import type { MapMark } from '#src/catalogue/map-types.ts'
import { unnamedNumbers } from './unnamed-numbers.ts'

const mark = (role: MapMark['role'], label: string, x: number, others: Partial<MapMark> = {}): MapMark => ({
  role,
  label,
  x,
  y: 10,
  side: 'right',
  isMinor: false,
  ...others,
})
const names = ['Louvre', 'Panthéon', 'Sacré-Cœur', '798']

describe('unnamedNumbers', () => {
  it('names the numbers that have no name beside them', () => {
    const marks = [mark('sight', '1', 10), mark('name', 'Louvre', 10), mark('sight', '2', 50)]
    expect(unnamedNumbers(marks, names, true)).toEqual([{ number: '2', name: 'Panthéon', on: 'both' }])
  })

  it('counts a distance at the edge as no name, and a name of figures as one', () => {
    const marks = [
      mark('sight', '3', 10),
      mark('name', '4 km', 10),
      mark('sight', '4', 50),
      mark('name', '798', 50),
    ]
    expect(unnamedNumbers(marks, names, true)).toEqual([{ number: '3', name: 'Sacré-Cœur', on: 'both' }])
  })

  it('leaves out names that a phone does not show', () => {
    const marks = [mark('sight', '1', 10), mark('name', 'Louvre', 10, { isMinor: true })]
    expect(unnamedNumbers(marks, names, true)).toEqual([{ number: '1', name: 'Louvre', on: 'phone' }])
  })

  it('names on wide maps what only a phone names', () => {
    const marks = [mark('sight', '1', 10), mark('name', 'Louvre', 10, { isForPhone: true })]
    expect(unnamedNumbers(marks, names, true)).toEqual([{ number: '1', name: 'Louvre', on: 'wide' }])
  })

  it('names all numbers of a region on the smallest maps, which show no names', () => {
    const marks = [mark('sight', '1', 10), mark('name', 'Louvre', 10), mark('sight', '2', 50)]
    expect(unnamedNumbers(marks, names, false).map(({ on }) => on)).toEqual(['small', 'both'])
  })

  it('says how far beyond the edge a sight is', () => {
    const marks = [mark('sight', '2', 10, { away: 90, distance: '4 km' })]
    expect(unnamedNumbers(marks, names, true)).toEqual([
      { number: '2', name: 'Panthéon, 4\u00a0km', on: 'both' },
    ])
  })

  it('omits a number that has no sight', () => {
    expect(unnamedNumbers([mark('sight', '9', 10)], names, true)).toEqual([])
  })
})
