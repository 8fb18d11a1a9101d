import { describe, expect, it } from 'vitest'
import { createPlanView } from './plan-view.ts'
import { readTripPlan } from './read-trip-plan.ts'
import { createTripRegisters } from './trip-registers.ts'

const LISBON = { s1: '38.7139,-9.1335', s2: '38.7098,-9.1326', porto: '41.1579,-8.6291' }

/** A plan of `entity.field=value` lines. */
function planOf(...lines: readonly string[]) {
  const fields = lines.map((text, index) => {
    const [, e = '', f = '', v = ''] = /^([\w-]+)\.(\w+)=(.*)$/.exec(text) ?? []
    return { e, f, v, seq: index + 1 }
  })
  return readTripPlan(createTripRegisters(fields))
}

const TWO_DAYS = [
  'trip.startsOn=2027-03-27',
  'day-aaaaaaaa.order=a0',
  'day-bbbbbbbb.order=a1',
  'stop-aaaaaaaa.day=day-aaaaaaaa',
  'stop-aaaaaaaa.order=a0',
  `stop-aaaaaaaa.at=${LISBON.s1}`,
  'stop-bbbbbbbb.day=day-aaaaaaaa',
  'stop-bbbbbbbb.order=a1',
  `stop-bbbbbbbb.at=${LISBON.s2}`,
  'stop-cccccccc.day=day-bbbbbbbb',
  'stop-cccccccc.order=a0',
  `stop-cccccccc.at=${LISBON.porto}`,
]

describe('createPlanView', () => {
  it('numbers stops through the trip, and dates days across a change of clocks', () => {
    const view = createPlanView(planOf(...TWO_DAYS))
    expect(view.days.map(({ date }) => date)).toEqual(['2027-03-27', '2027-03-28'])
    expect(view.days.flatMap(({ stops }) => stops.map(({ number }) => number))).toEqual([1, 2, 3])
    expect(view.endsOn).toBe('2027-03-28')
  })

  it('lists the stays of a removed day, and those without one, apart from the days', () => {
    const view = createPlanView(
      planOf(
        ...TWO_DAYS,
        'stay-aaaaaaaa.day=day-bbbbbbbb',
        'stay-bbbbbbbb.name=Pousada',
        'stay-cccccccc.day=day-aaaaaaaa',
        'day-bbbbbbbb.removed=1',
      ),
    )
    expect(view.staysWithoutDay.map(({ id }) => id)).toEqual(['stay-aaaaaaaa', 'stay-bbbbbbbb'])
    expect(view.days[0]?.stays.map(({ id }) => id)).toEqual(['stay-cccccccc'])
  })

  it('estimates ways, also to the first stop of the next day', () => {
    const [first, second] = createPlanView(planOf(...TWO_DAYS)).days
    expect(first?.stops[1]?.arrival).toMatchObject({ by: 'foot', minutes: 10, grade: 'estimate' })
    expect(second?.stops[0]?.arrival).toMatchObject({ by: 'road', grade: 'estimate' })
    expect(first?.totalMinutes).toBe(130)
  })

  it('prefers a looked-up time to an estimate, and what the travellers wrote to both', () => {
    const known = () => ({ by: 'train', minutes: 180, grade: 'stated' }) as const
    const [, second] = createPlanView(planOf(...TWO_DAYS), known).days
    expect(second?.stops[0]?.arrival).toMatchObject({ by: 'train', minutes: 180, grade: 'stated' })
    const own = planOf(
      ...TWO_DAYS,
      'leg-aaaaaaaa.to=stop-cccccccc',
      'leg-aaaaaaaa.minutes=200',
      'leg-aaaaaaaa.by=bus',
    )
    expect(createPlanView(own, known).days[1]?.stops[0]?.arrival).toMatchObject({
      by: 'bus',
      minutes: 200,
      grade: 'own',
    })
  })

  it('shows a stay on each of its nights, and sums costs by currency', () => {
    const view = createPlanView(
      planOf(
        ...TWO_DAYS,
        'stay-aaaaaaaa.day=day-aaaaaaaa',
        'stay-aaaaaaaa.nights=1',
        'cost-aaaaaaaa.amount=100',
        'cost-aaaaaaaa.currency=EUR',
        'cost-bbbbbbbb.amount=50',
        'cost-bbbbbbbb.currency=EUR',
        'cost-cccccccc.amount=7',
        'cost-cccccccc.currency=JPY',
      ),
    )
    expect(view.days.map(({ stays }) => stays.length)).toEqual([1, 0])
    expect(view.totals).toEqual([
      { currency: 'EUR', amount: 150 },
      { currency: 'JPY', amount: 7 },
    ])
  })
})
