import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { overlandHoursText, shortOverlandText } from './overland-hours-text.ts'
import { type OverlandHours, TRAVEL_MODES } from './travel-graph.ts'

const journey = (hours: number, changes: Partial<OverlandHours> = {}): OverlandHours => ({
  minHours: hours,
  maxHours: hours,
  changes: 0,
  modes: ['train'],
  grade: 'stated',
  months: 0xfff,
  ...changes,
})

describe('overlandHoursText', () => {
  it.each([
    [0, 'about 15 min by train'],
    [0.1, 'about 15 min by train'],
    [0.5, 'about 30 min by train'],
    [0.9, 'about 1 h by train'],
    [1.2, 'about 1¼ h by train'],
    [1.49, 'about 1½ h by train'],
    [2.3, 'about 2½ h by train'],
    [4.9, 'about 5 h by train'],
    [11.6, 'about 12 h by train'],
    [13.1, 'about 14 h by train'],
    // Hours that round up to a day are a day.
    [23.4, 'about 1 day by train'],
    [24, 'about 1 day by train'],
    [36, 'about 1½ days by train'],
    [95, 'about 4 days by train'],
    [130, 'about 5 days by train'],
  ])('rounds %d hours to “%s”', (hours, text) => {
    expect(overlandHoursText(journey(hours))).toBe(text)
  })

  it('claims less of an estimate', () => {
    expect(overlandHoursText(journey(1.2, { grade: 'estimate' }))).toBe('about 1 h by train (our estimate)')
    expect(overlandHoursText(journey(3.4, { grade: 'estimate' }))).toBe('about 3 h by train (our estimate)')
    expect(overlandHoursText(journey(9.8, { grade: 'estimate', changes: 1 }))).toBe(
      'about 10 h by train, one change (our estimate)',
    )
    expect(overlandHoursText(journey(14.7, { grade: 'estimate' }))).toBe('about 16 h by train (our estimate)')
    expect(shortOverlandText(journey(3.4, { grade: 'estimate' }))).toBe('roughly 3 h by train')
  })

  it('takes the middle of the range', () => {
    expect(overlandHoursText(journey(0, { minHours: 2, maxHours: 4 }))).toBe('about 3 h by train')
  })

  it.each([
    [['train', 'bus'], 'about 3 h by train and bus'],
    [['boat', 'train', 'boat'], 'about 3 h by boat and train'],
    [['train', 'foot'], 'about 3 h by train and on foot'],
    [['foot', 'train'], 'about 3 h on foot and by train'],
    [['train', 'bus', 'boat'], 'about 3 h'],
    [[], 'about 3 h'],
  ] as const)('names two vehicles at most: %j', (modes, text) => {
    expect(overlandHoursText(journey(3, { modes }))).toBe(text)
  })

  it('counts the changes', () => {
    expect(overlandHoursText(journey(9, { changes: 1 }))).toBe('about 9 h by train, one change')
    expect(overlandHoursText(journey(9, { changes: 2 }))).toBe('about 9 h by train, two changes')
    expect(shortOverlandText(journey(30, { changes: 12 }))).toBe('about 1½ days by train, 12 changes')
  })

  it('never says no time, a fraction that is none, or 24 hours', () => {
    const anyJourney = fc.record({
      hours: fc.double({ min: 0, max: 2000, noNaN: true }),
      modes: fc.array(fc.constantFrom(...TRAVEL_MODES), { maxLength: 4 }),
      grade: fc.constantFrom('stated' as const, 'estimate' as const),
    })
    fc.assert(
      fc.property(anyJourney, ({ hours, ...rest }) => {
        const text = overlandHoursText(journey(hours, rest))
        expect(text).toMatch(/^about (?:\d+ min|(?:\d+[¼½¾]?|[¼½¾]) (?:h|days?))(?: |,|$)/)
        expect(text).not.toMatch(/about 0|24 h|undefined|NaN/)
      }),
    )
  })
})
