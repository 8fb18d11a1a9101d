import { describe, expect, it } from 'vitest'
import { createLayoutStore } from './layout-store.ts'

const LAYOUT = {
  alert: '<b>Storm</b>',
  alertVersion: 'a1',
  alertDismissed: false,
  alertsOn: ['a1'],
  cookies: {},
}

describe('the layout store', () => {
  it('holds what the site says, and asks once', async () => {
    let asked = 0
    const store = createLayoutStore(async () => {
      asked += 1
      return Response.json(LAYOUT)
    })
    expect(store.read()).toEqual({ data: null, error: null })
    await store.load()
    await store.load()
    expect([store.read(), asked]).toEqual([{ data: LAYOUT, error: null }, 1])
  })

  it.each([
    [
      () => Promise.resolve(new Response('', { status: 503, statusText: 'Service Unavailable' })),
      'Service Unavailable',
    ],
    [() => Promise.resolve(new Response('', { status: 500 })), 'Internal Server Error'],
    [() => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
  ])('holds an error with the status text, and tries again when asked again', async (fail, message) => {
    const answers = [fail, () => Promise.resolve(Response.json(LAYOUT))]
    const store = createLayoutStore(() => (answers.shift() ?? fail)())
    await store.load()
    expect(store.read().data).toBeNull()
    expect([message, '500']).toContain(store.read().error?.message)
    await store.load()
    expect(store.read()).toEqual({ data: LAYOUT, error: null })
  })
})
