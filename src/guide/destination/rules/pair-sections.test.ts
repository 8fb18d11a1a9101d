import { expect, it } from 'vitest'
import { pairSections } from './pair-sections.ts'

const idsOf = (...ids: readonly string[]) =>
  pairSections(ids.map((id) => ({ id, title: id, html: '' }))).map((group) => group.map((each) => each?.id))

it('pairs short sections that follow each other, and leaves the others alone', () => {
  expect(idsOf('getting-there', 'getting-around', 'eating', 'travelling-well', 'go-next')).toEqual([
    ['getting-there', 'getting-around'],
    ['eating'],
    ['travelling-well', 'go-next'],
  ])
})

it('leaves sections alone of which one has a long table', () => {
  const sectionOf = (id: string, rows: number) => ({
    id,
    title: id,
    html: '<tr><td>to</td></tr>'.repeat(rows),
  })
  const countsOf = (first: number, second: number) =>
    pairSections([sectionOf('getting-there', first), sectionOf('getting-around', second)]).map(
      ({ length }) => length,
    )
  expect(countsOf(12, 7)).toEqual([2])
  expect(countsOf(12, 0)).toEqual([1, 1])
  expect(countsOf(0, 12)).toEqual([1, 1])
})

it('keeps every section once, in order, when the other of its pair is elsewhere or missing', () => {
  expect(idsOf('getting-around', 'getting-there')).toEqual([['getting-around'], ['getting-there']])
  expect(idsOf('travelling-well', 'eating', 'go-next')).toEqual([
    ['travelling-well'],
    ['eating'],
    ['go-next'],
  ])
  expect(idsOf()).toEqual([])
})
