import { describe, expect, it } from 'vitest'
import { arrangeItems, parseListDisplay, stopPositions } from './arrange-items.ts'
import type { SavedItemView } from './saves-view.ts'

const poster = { id: 'x', version: 'v', seed: 1, description: '' } as never
const place = (name: string, country: string, at: readonly [number, number], note = ''): SavedItemView => ({
  kind: 'place',
  path: `/destinations/${name}`,
  note,
  showsNote: false,
  page: {
    name,
    path: `/destinations/${name}`,
    poster,
    meta: country,
    country,
    at: { latitude: at[0], longitude: at[1] },
  },
})
const KYOTO = place('Kyoto', 'Japan', [35.01, 135.77], 'tea with Éva')
const FEZ = place('Fez', 'Morocco', [34.03, -5])
const NARA = place('Nara', 'Japan', [34.69, 135.8])
const STORY: SavedItemView = {
  kind: 'story',
  path: '/articles/x',
  note: '',
  showsNote: false,
  page: { name: 'Slow trains', path: '/articles/x', poster, meta: 'Road trips', country: null, at: null },
}
const REMOVED: SavedItemView = {
  kind: 'place',
  path: '/destinations/atlantis',
  note: '',
  showsNote: false,
  page: null,
}
const ALL = [KYOTO, STORY, FEZ, NARA, REMOVED]
const names = (display: Parameters<typeof arrangeItems>[1]) =>
  arrangeItems(ALL, display, 'en').map(({ name, items }) => [
    name,
    items.map(({ page }) => page?.name ?? null),
  ])

describe('arrangeItems', () => {
  it('shows the list in its own order, with the distance to the next item that has a position', () => {
    const [group] = arrangeItems(ALL, { query: '', isByCountry: false }, 'en')
    expect(group?.items.map(({ stop, distanceToNext }) => [stop, distanceToNext])).toEqual([
      [1, 'about 11,300 km to Fez'],
      [null, null],
      [2, 'about 11,350 km to Nara'],
      [3, null],
      [null, null],
    ])
    expect(stopPositions(group === undefined ? [] : [group])).toHaveLength(3)
  })

  it('groups by country with stories and removed pages last, and numbers the stops across groups', () => {
    expect(names({ query: '', isByCountry: true })).toEqual([
      ['Japan', ['Kyoto', 'Nara']],
      ['Morocco', ['Fez']],
      ['Stories', ['Slow trains']],
      ['No longer in the guide', [null]],
    ])
    const stops = arrangeItems(ALL, { query: '', isByCountry: true }, 'en').flatMap(({ items }) => items)
    expect(stops.map(({ stop }) => stop)).toEqual([1, 2, 3, null, null])
  })

  it.each([
    ['kyo', ['Kyoto']],
    ['JAPAN', ['Kyoto', 'Nara']],
    ['eva tea', ['Kyoto']],
    ['trains', ['Slow trains']],
  ])('filters by names, countries and notes for “%s”', (query, found) => {
    expect(names({ query, isByCountry: false })).toEqual([[null, found]])
  })

  it('returns no groups when nothing matches', () => {
    expect(arrangeItems(ALL, { query: 'xyzzy', isByCountry: false }, 'en')).toEqual([])
    expect(arrangeItems([], { query: '', isByCountry: true }, 'en')).toEqual([])
  })
})

describe('parseListDisplay', () => {
  it('ignores invalid parameters', () => {
    expect(parseListDisplay({ q: `  ${'x'.repeat(500)}`, by: 'colour' })).toEqual({
      query: 'x'.repeat(100),
      isByCountry: false,
    })
    expect(parseListDisplay({})).toEqual({ query: '', isByCountry: false })
    expect(parseListDisplay({ q: '\ud800 ', by: 'country' }).isByCountry).toBe(true)
  })
})
