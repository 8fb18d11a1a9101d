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
  const any = { by: null, month: null }
  expect(find(kyoto, tokyo, any)).toMatchObject({ by: 'train' })
  const time = find(kyoto, tokyo, any)
  if (time === null || time === 'none') throw new Error('no time is known')
  expect(time.minutes).toBeGreaterThan(100)
  expect(time.minutes).toBeLessThan(300)
  expect(find(kyoto, kyoto, any)).toBeNull()
  expect(find(kyoto, stop(null), any)).toBeNull()
})

it('tells no time between a place and the region or the country around it', async () => {
  const find = createTravelTimes(await loadTravelGraph())
  const any = { by: null, month: null }
  const seville = stop('/destinations/spain/seville')
  expect(find(seville, stop('/destinations/spain/andalusia'), any)).toBe('none')
  expect(find(stop('/destinations/spain'), seville, any)).toBe('none')
  expect(find(seville, stop('/destinations/spain/madrid'), any)).toMatchObject({ by: 'train' })
})

it('takes no way that is closed in the month of the trip', async () => {
  const find = createTravelTimes(await loadTravelGraph())
  const [delhi, ladakh] = [stop('/destinations/india/delhi'), stop('/destinations/india/ladakh')]
  expect(find(delhi, ladakh, { by: 'road', month: 6 })).toMatchObject({ by: 'road', grade: 'stated' })
  expect(find(delhi, ladakh, { by: 'road', month: 0 })).toBeNull()
})
