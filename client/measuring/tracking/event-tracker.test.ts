import { describe, expect, it } from 'vitest'
import { createEventTracker } from './event-tracker.ts'

function setUp() {
  const calls: (readonly unknown[])[] = []
  const clock = { ms: 0 }
  const tracker = createEventTracker(
    (call) => calls.push(call),
    () => clock.ms,
  )
  return { calls, clock, tracker }
}
const press = (text: string) => ({ webElement: { location: 'main', elementType: 'button', text } })

describe('createEventTracker', () => {
  it('preserves the case of the payload type and puts texts in upper case', () => {
    const { calls, tracker } = setUp()
    tracker.beam('ElementClicked', { ...press('Save'), outboundUrl: 'https://a.example/Path' })
    expect(calls).toEqual([
      [
        'beam',
        'ElementClicked',
        {
          '@type': 'fernway.tracking.v1.ElementClicked',
          webElement: { location: 'MAIN', elementType: 'BUTTON', text: 'SAVE' },
          outboundUrl: 'https://a.example/Path',
        },
      ],
    ])
  })

  it('sends a double click once, even with another event in between', () => {
    const { calls, clock, tracker } = setUp()
    for (let times = 0; times < 2; times += 1) {
      tracker.beam('ElementClicked', press('Search'))
      tracker.command('search', { searchTerm: 'kyoto', location: 'search' })
      clock.ms += 120
    }
    expect(calls.map(([name]) => name)).toEqual(['beam', 'search'])
  })

  it('sends repeated events after the deduplication window, and different events', () => {
    const { calls, clock, tracker } = setUp()
    tracker.beam('ElementClicked', press('a'))
    tracker.beam('ElementClicked', press('b'))
    clock.ms = 500
    tracker.beam('ElementClicked', press('a'))
    expect(calls).toHaveLength(3)
  })

  it('sends a constantly repeated event no more than twice a second', () => {
    const { calls, clock, tracker } = setUp()
    for (; clock.ms < 10_000; clock.ms += 1) tracker.command('pageView', { title: 'storm' })
    expect(calls).toHaveLength(20)
  })
})
