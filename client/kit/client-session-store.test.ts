import { describe, expect, it } from 'vitest'
import { createClientSessionStore } from './client-session-store.ts'

const respondWith = (...responses: (() => Response | Promise<Response>)[]): typeof fetch => {
  let next = 0
  return async () => {
    const response = responses[Math.min(next, responses.length - 1)]
    next += 1
    if (response === undefined) throw new Error('no response')
    return response()
  }
}
const user = (body: unknown) => () => Response.json(body)

describe('createClientSessionStore', () => {
  it('is loading without a user until the session has been fetched', () => {
    const store = createClientSessionStore(respondWith(user({ nickname: 'ana' })))
    expect(store.read()).toEqual({ user: null, isLoading: true, error: null })
  })

  it('stores the user and notifies subscribers until they unsubscribe', async () => {
    const store = createClientSessionStore(respondWith(user({ nickname: 'ana' })))
    const seen: (string | undefined)[] = []
    const stop = store.subscribe(() => seen.push(store.read().user?.nickname))
    await store.checkSession()
    stop()
    await store.checkSession()
    expect(seen).toEqual(['ana'])
    expect(store.read()).toEqual({
      user: { id: '', nickname: 'ana', picture: null },
      isLoading: false,
      error: null,
    })
  })

  it('stores the picture only if it is a string', async () => {
    for (const [picture, expected] of [
      ['https://pictures.example/a', 'https://pictures.example/a'],
      [7, null],
      [null, null],
    ]) {
      const store = createClientSessionStore(respondWith(user({ nickname: 'ana', picture })))
      await store.checkSession()
      expect(store.read().user?.picture).toBe(expected)
    }
  })

  it.each([[{}], [{ nickname: '' }], [{ nickname: ' ' }], [{ nickname: 7 }]])(
    'names a user without a nickname "unknown": %j',
    async (body) => {
      const store = createClientSessionStore(respondWith(user(body)))
      await store.checkSession()
      expect(store.read().user).toEqual({ id: '', nickname: 'unknown', picture: null })
    },
  )

  it('gives up when no response arrives in time', async () => {
    const limits: number[] = []
    const inFull = AbortSignal.timeout
    AbortSignal.timeout = (ms) => {
      limits.push(ms)
      return inFull.call(AbortSignal, ms / 1000)
    }
    const store = createClientSessionStore(
      (_, init) =>
        new Promise((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
        ),
    )
    await store.checkSession()
    AbortSignal.timeout = inFull
    expect([limits, store.read()]).toEqual([[10_000], { user: null, isLoading: false, error: { status: 0 } }])
  })

  it('has no user after status 204', async () => {
    const store = createClientSessionStore(respondWith(() => new Response(null, { status: 204 })))
    await store.checkSession()
    expect(store.read()).toEqual({ user: null, isLoading: false, error: null })
  })

  it.each([401, 500, 503])('stores the status %i of a failed response in the error', async (status) => {
    const store = createClientSessionStore(respondWith(() => new Response('no', { status })))
    await store.checkSession()
    expect(store.read()).toMatchObject({ user: null, isLoading: false, error: { status } })
  })

  it('stores status 0 when the network fails or the response is not JSON', async () => {
    const failing = createClientSessionStore(respondWith(() => Promise.reject(new TypeError('offline'))))
    await failing.checkSession()
    expect(failing.read().error?.status).toBe(0)
    const garbled = createClientSessionStore(respondWith(() => new Response('<html>')))
    await garbled.checkSession()
    expect(garbled.read().error?.status).toBe(0)
  })

  it('retains the user after an error and clears the error on success', async () => {
    const failure = () => new Response(null, { status: 503 })
    const store = createClientSessionStore(
      respondWith(user({ nickname: 'ana' }), failure, user({ nickname: 'bo' })),
    )
    await store.checkSession()
    await store.checkSession()
    expect(store.read()).toMatchObject({
      user: { id: '', nickname: 'ana', picture: null },
      isLoading: false,
      error: { status: 503 },
    })
    await store.checkSession()
    expect(store.read()).toEqual({
      user: { id: '', nickname: 'bo', picture: null },
      isLoading: false,
      error: null,
    })
  })
})
