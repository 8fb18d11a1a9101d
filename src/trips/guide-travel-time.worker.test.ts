import { expect, it } from 'vitest'
import type { TripStop } from '#isomorphic/trips/trip-plan.ts'
import { loadTravelGraph } from '#src/travel-graph/load-travel-graph.ts'
import { createTravelTimes } from './guide-travel-time.ts'

const stop = (path: string | null): TripStop => ({
  id: 'stop-aaaaaaaa',
  day: null,
  order: 'a0',
  kind: 'place',
  path,
  name: '',
  at: null,
  from: null,
  minutes: null,
  note: '',
  isDone: false,
})

it('finds the time between two guides, and none within one place or to a place of one’s own', async () => {
  const find = createTravelTimes(await loadTravelGraph())
  const kyoto = stop('/destinations/japan/kyoto#fushimi-inari')
  const tokyo = stop('/destinations/japan/tokyo')
  expect(find(kyoto, tokyo, null)).toMatchObject({ by: 'train' })
  expect(find(kyoto, tokyo, null)?.minutes).toBeGreaterThan(100)
  expect(find(kyoto, tokyo, null)?.minutes).toBeLessThan(300)
  expect(find(kyoto, kyoto, null)).toBeNull()
  expect(find(kyoto, stop(null), null)).toBeNull()
})
