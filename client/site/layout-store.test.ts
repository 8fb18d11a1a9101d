import { describe, expect, it } from 'vitest'
import { createLayoutStore } from './layout-store.ts'

const LAYOUT = {
  alert: '<b>Storm</b>',
  alertVersion: 'a1',
  alertDismissed: false,
  alertsOn: ['a1'],
  cookies: {},
}

describe('createLayoutStore', () => {
  it('fetches the layout once and stores it', async () => {
    let requestCount = 0
    const store = createLayoutStore(async () => {
      requestCount += 1
      return Response.json(LAYOUT)
    })
    expect(store.read()).toEqual({ data: null, error: null })
    await store.load()
    await store.load()
    expect([store.read(), requestCount]).toEqual([{ data: LAYOUT, error: null }, 1])
  })

  it.each([
    [
      () => Promise.resolve(new Response('', { status: 503, statusText: 'Service Unavailable' })),
      'Service Unavailable',
    ],
    [() => Promise.resolve(new Response('', { status: 500 })), 'Internal Server Error'],
    [() => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
  ])('stores an error with the status text and fetches again on the next call', async (fail, message) => {
    const responses = [fail, () => Promise.resolve(Response.json(LAYOUT))]
    const store = createLayoutStore(() => (responses.shift() ?? fail)())
    await store.load()
    expect(store.read().data).toBeNull()
    expect([message, '500']).toContain(store.read().error?.message)
    await store.load()
    expect(store.read()).toEqual({ data: LAYOUT, error: null })
  })
})
