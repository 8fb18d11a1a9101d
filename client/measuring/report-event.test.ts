import { afterEach, describe, expect, it } from 'vitest'
import { reportEvent, type VisitorEvent } from './report-event.ts'

const place = globalThis as { fernwayEvents?: { push: (event: VisitorEvent) => unknown } }
const event = (source: string): VisitorEvent => ({ name: 'form_view', formName: 'f', formType: 'F', source })

afterEach(() => {
  delete place.fernwayEvents
})

describe('reportEvent', () => {
  it('keeps the newest hundred while there is no tracker', () => {
    for (let index = 0; index < 130; index += 1) reportEvent(event(String(index)))
    const waiting = place.fernwayEvents as unknown as readonly { source: string }[]
    expect(waiting).toHaveLength(100)
    expect([waiting[0]?.source, waiting[99]?.source]).toEqual(['30', '129'])
  })

  it('gives events to the tracker that took the place of the array', () => {
    const taken: VisitorEvent[] = []
    place.fernwayEvents = { push: (taking) => taken.push(taking) }
    reportEvent(event('x'))
    expect(taken).toEqual([event('x')])
  })
})
