import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyTripOperation } from '#isomorphic/trips/apply-trip-operation.ts'
import { readTripPlan } from '#isomorphic/trips/read-trip-plan.ts'
import { createTripDraft } from '#isomorphic/trips/trip-draft.ts'
import type { TripKind } from '#isomorphic/trips/trip-kinds.ts'
import { MAX_ENTITIES } from '#isomorphic/trips/trip-limits.ts'
import type { TripPlan } from '#isomorphic/trips/trip-plan.ts'
import { createTripRegisters } from '#isomorphic/trips/trip-registers.ts'
import { randomTripWrite } from '#test/support/node/random-trip-writes.ts'
import { isNewerTripJson, isTripJson, readTripJson } from './read-trip-json.ts'
import { formatTripJson } from './trip-json.ts'

const ORIGIN = 'https://fernway.test'
const RUNS = 300

function planOf(
  operations: readonly { readonly e: string; readonly f: string; readonly v: string }[],
): TripPlan {
  const draft = createTripDraft(createTripRegisters([]))
  for (const { e, f, v } of operations) applyTripOperation(draft, { key: 'key', e, f, v, was: '' })
  return readTripPlan(draft.registers)
}

function read(file: unknown) {
  let count = 0
  const newId = (kind: TripKind): string => {
    count += 1
    return `${kind}-new${String(count).padStart(6, '0')}`
  }
  return readTripJson(file, { newId, newKey: () => 'key' })
}

const readBack = (plan: TripPlan): TripPlan =>
  planOf(read(JSON.parse(formatTripJson(plan, ORIGIN))).operations)

/** A plan without order keys, which the file gives by its order. */
const withoutOrders = (plan: TripPlan): unknown =>
  JSON.parse(JSON.stringify(plan, (key, value: unknown) => (key === 'order' ? undefined : value)))

describe('a trip as JSON', () => {
  it('is read back identically, whatever its fields are', () => {
    fc.assert(
      fc.property(fc.array(randomTripWrite, { maxLength: 120 }), (writes) => {
        const plan = planOf(writes)
        const again = readBack(plan)
        expect(withoutOrders(again)).toEqual(withoutOrders(plan))
        expect(formatTripJson(again, ORIGIN)).toBe(formatTripJson(plan, ORIGIN))
      }),
      { numRuns: RUNS },
    )
  })

  it('is known by its format, also in a later version', () => {
    const file = JSON.parse(formatTripJson(planOf([]), ORIGIN))
    expect([isTripJson(file), isNewerTripJson(file)]).toEqual([true, false])
    expect(isNewerTripJson({ ...file, version: 2 })).toBe(true)
    expect([null, [], 'x', 1, { format: 'fernway-list' }].map(isTripJson)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ])
  })

  it('reads a file whose days beyond the limit have very many stops', () => {
    const days = [...Array.from({ length: MAX_ENTITIES.day }, () => ({})), { stops: Array(150_000).fill(0) }]
    const { operations, skipped } = read({ format: 'fernway-trip', version: 1, days })
    expect(planOf(operations).days).toHaveLength(MAX_ENTITIES.day)
    expect(skipped).toHaveLength(1 + 150_000)
  })

  it('names what cannot be read, and reads everything else', () => {
    const { operations, skipped } = read({
      format: 'fernway-trip',
      version: 1,
      name: 'x'.repeat(81),
      startsOn: '2027-02-30',
      days: [
        {
          title: 'Arrival',
          stops: [{ name: 'Castle', from: '25:00', at: { latitude: 91, longitude: 0 } }, 7],
        },
        'nonsense',
      ],
      costs: [{ what: 'Tea', amount: Number.MAX_VALUE }],
      legs: { not: 'a list' },
    })
    expect(skipped).toEqual([
      { name: 'day 2', reason: 'unreadable' },
      { name: 'stop 2', reason: 'unreadable' },
      { name: 'name', reason: 'value' },
      { name: 'startsOn', reason: 'value' },
      { name: 'Castle', reason: 'value' },
      { name: 'Tea', reason: 'value' },
    ])
    const plan = planOf(operations)
    expect(plan.days.map(({ title, stops }) => [title, stops.map(({ name }) => name)])).toEqual([
      ['Arrival', ['Castle']],
    ])
    expect(plan.costs.map(({ what, amount }) => [what, amount])).toEqual([['Tea', 0]])
  })

  it('keeps the stops of days beyond the limit as ideas, and names the days', () => {
    const days = Array.from({ length: MAX_ENTITIES.day + 1 }, (_, index) => ({
      title: `Title ${index + 1}`,
      stops: [{ name: `Stop ${index + 1}` }],
    }))
    const { operations, skipped } = read({ format: 'fernway-trip', days })
    const plan = planOf(operations)
    expect(plan.days).toHaveLength(MAX_ENTITIES.day)
    expect(plan.ideas.map(({ name }) => name)).toEqual(['Stop 91'])
    expect(skipped).toEqual([{ name: 'Title 91', reason: 'too_many' }])
  })

  it('gives entities with the same or an impossible ID new ones, to which references lead', () => {
    const { operations, skipped } = read({
      days: [
        { id: 'day-aaaaaaaa', stops: [{ id: 'stop one', name: 'One' }] },
        { id: 'day-aaaaaaaa', title: 'Second' },
      ],
      legs: [{ to: 'stop one', by: 'train' }],
      stays: [{ name: 'Inn', day: 'day-aaaaaaaa' }],
    })
    const { days, legs, stays } = planOf(operations)
    expect(skipped).toEqual([])
    expect(days.map(({ title }) => title)).toEqual(['', 'Second'])
    expect(legs[0]?.to).toBe(days[0]?.stops[0]?.id)
    expect(stays[0]?.day).toBe('day-aaaaaaaa')
  })

  it('reads no more than a trip can have of a huge file, in time', () => {
    const ideas = Array.from({ length: 50_000 }, (_, index) => ({
      name: `Idea ${index}`,
      note: 'x'.repeat(5),
    }))
    const started = performance.now()
    const { operations, skipped } = read({ format: 'fernway-trip', ideas })
    expect(planOf(operations).ideas).toHaveLength(MAX_ENTITIES.stop)
    expect(skipped).toHaveLength(50_000 - MAX_ENTITIES.stop)
    expect(performance.now() - started).toBeLessThan(2000)
  })

  it('stops at the characters of a trip, and names the entries whose text did not fit', () => {
    const items = Array.from({ length: 300 }, (_, index) => ({ text: `Item ${index}` }))
    const ideas = Array.from({ length: 400 }, (_, index) => ({
      name: `Idea ${index}`,
      note: 'n'.repeat(2000),
    }))
    const { skipped } = read({ format: 'fernway-trip', ideas, items })
    expect(skipped[0]).toEqual({ name: expect.stringMatching(/^Idea \d+$/), reason: 'trip_full' })
  })
})
