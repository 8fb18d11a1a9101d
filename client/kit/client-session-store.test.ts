import { describe, expect, it } from 'vitest'
import { createClientSessionStore } from './client-session-store.ts'

const answering = (...answers: (() => Response | Promise<Response>)[]): typeof fetch => {
  let next = 0
  return async () => {
    const answer = answers[Math.min(next, answers.length - 1)]
    next += 1
    if (answer === undefined) throw new Error('no answer')
    return answer()
  }
}
const user = (body: unknown) => () => Response.json(body)

describe('the session', () => {
  it('is loading, with nobody there, until it has asked', () => {
    const store = createClientSessionStore(answering(user({ nickname: 'ana' })))
    expect(store.read()).toEqual({ user: null, isLoading: true, error: null })
  })

  it('knows its user, and calls who listens', async () => {
    const store = createClientSessionStore(answering(user({ nickname: 'ana' })))
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

  it('knows the picture, when it is an address', async () => {
    for (const [picture, expected] of [
      ['https://pictures.example/a', 'https://pictures.example/a'],
      [7, null],
      [null, null],
    ]) {
      const store = createClientSessionStore(answering(user({ nickname: 'ana', picture })))
      await store.checkSession()
      expect(store.read().user?.picture).toBe(expected)
    }
  })

  it.each([[{}], [{ nickname: '' }], [{ nickname: ' ' }], [{ nickname: 7 }]])(
    'calls a user without a nickname unknown: %j',
    async (body) => {
      const store = createClientSessionStore(answering(user(body)))
      await store.checkSession()
      expect(store.read().user).toEqual({ id: '', nickname: 'unknown', picture: null })
    },
  )

  it('takes 204 for nobody', async () => {
    const store = createClientSessionStore(answering(() => new Response(null, { status: 204 })))
    await store.checkSession()
    expect(store.read()).toEqual({ user: null, isLoading: false, error: null })
  })

  it.each([401, 500, 503])('carries the status %i of an answer that is no success', async (status) => {
    const store = createClientSessionStore(answering(() => new Response('no', { status })))
    await store.checkSession()
    expect(store.read()).toMatchObject({ user: null, isLoading: false, error: { status } })
  })

  it('carries 0 when the network or the answer failed', async () => {
    const failing = createClientSessionStore(answering(() => Promise.reject(new TypeError('offline'))))
    await failing.checkSession()
    expect(failing.read().error?.status).toBe(0)
    const garbled = createClientSessionStore(answering(() => new Response('<html>')))
    await garbled.checkSession()
    expect(garbled.read().error?.status).toBe(0)
  })

  it('keeps the user through an error, and forgets the error on success', async () => {
    const failure = () => new Response(null, { status: 503 })
    const store = createClientSessionStore(
      answering(user({ nickname: 'ana' }), failure, user({ nickname: 'bo' })),
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
