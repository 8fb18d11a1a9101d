import { expect, it } from 'vitest'
import type { Country } from '#tools/compile/places/load-countries.ts'
import type { PracticalFacts } from '#tools/compile/practical/read-practical.ts'
import { readGateways } from './read-gateways.ts'
import type { ResolvedEnd } from './travel-types.ts'

const end = (name: string): ResolvedEnd => ({
  name,
  place: null,
  country: 'bulgaria',
  latitude: 43,
  longitude: 25,
})

type Approach = {
  readonly by: string
  readonly from: string
  readonly to: string
  readonly operator?: string
}

/** The legs of one approach as `from – to: months`. */
function legsOf(approach: Approach): readonly string[] {
  const practical = {
    countries: new Map([['bulgaria', { approaches: [approach] }]]),
    places: new Map(),
  } as unknown as PracticalFacts
  return readGateways(practical, {
    resolve: (name) => (name.startsWith('Nowhere') ? null : end(name)),
    pages: new Map(),
    countries: new Map<string, Country>(),
  }).map(({ from, to, months }) => `${from.name} – ${to.name}: ${months?.join(' ') ?? 'all year'}`)
}

it.each([
  [{ by: 'train', from: 'Sofia', to: 'Bucharest' }, ['Sofia – Bucharest: all year']],
  // Only the second of the two.
  [
    { by: 'train', from: 'Ruse, and Sofia in summer', to: 'Bucharest' },
    ['Ruse – Bucharest: all year', 'Sofia – Bucharest: 6 7 8'],
  ],
  // What stands behind all names is true of all.
  [
    { by: 'coach', from: 'Fresno and Sonora', to: 'Yosemite Valley, in summer' },
    ['Fresno – Yosemite Valley: 6 7 8', 'Sonora – Yosemite Valley: 6 7 8'],
  ],
  [
    { by: 'ferry', from: 'Langkawi', to: 'Ko Lanta and Phuket from November to January' },
    ['Langkawi – Ko Lanta: 11 12 1', 'Langkawi – Phuket: 11 12 1'],
  ],
  [
    { by: 'ferry', from: 'Bratislava', to: 'Vienna', operator: 'Twin City Liner, not in winter' },
    ['Bratislava – Vienna: 3 4 5 6 7 8 9 10 11'],
  ],
  // No months are named.
  [
    { by: 'ferry', from: 'Bari', to: 'Dubrovnik', operator: 'Jadrolinija, in season' },
    ['Bari – Dubrovnik: all year'],
  ],
  [{ by: 'train', from: 'Nowhere', to: 'Sofia' }, []],
  [{ by: 'ferry', from: 'Nice', to: 'Calvi', operator: 'private yachts' }, []],
])('reads %j', (approach, legs) => {
  expect(legsOf(approach)).toEqual(legs)
})
