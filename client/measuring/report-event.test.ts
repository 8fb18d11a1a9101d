import { afterEach, describe, expect, it } from 'vitest'
import { reportEvent, type VisitorEvent } from './report-event.ts'

const globals = globalThis as { fernwayEvents?: { push: (event: VisitorEvent) => unknown } }
const event = (source: string): VisitorEvent => ({ name: 'form_view', formName: 'f', formType: 'F', source })

afterEach(() => {
  delete globals.fernwayEvents
})

describe('reportEvent', () => {
  it('retains the newest hundred events while there is no tracker', () => {
    for (let index = 0; index < 130; index += 1) reportEvent(event(String(index)))
    const queued = globals.fernwayEvents as unknown as readonly { source: string }[]
    expect(queued).toHaveLength(100)
    expect([queued[0]?.source, queued[99]?.source]).toEqual(['30', '129'])
  })

  it('pushes events to the tracker that replaced the array', () => {
    const pushed: VisitorEvent[] = []
    globals.fernwayEvents = { push: (received) => pushed.push(received) }
    reportEvent(event('x'))
    expect(pushed).toEqual([event('x')])
  })
})
