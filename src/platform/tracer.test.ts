import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { ProviderUnavailableError, UnavailableError } from './app-error.ts'
import { withDeadline } from './deadline.ts'
import { createTracer, instrumentBindings } from './tracer.ts'

const { DB, SESSIONS } = env as unknown as { readonly DB: D1Database; readonly SESSIONS: KVNamespace }

function setUp(bindings: object = { DB, SESSIONS, NAME: 'text' }) {
  let nowMs = 0
  const counted: string[] = []
  const trips = createTracer(
    () => (nowMs += 5),
    (binding, outcome) => counted.push(`${binding} ${outcome}`),
  )
  return {
    trips,
    counted,
    env: instrumentBindings(bindings, trips) as { DB: D1Database; SESSIONS: KVNamespace },
  }
}

const away = { get: () => Promise.reject(new Error('away')) }

describe('trips', () => {
  it('are noted with what they were for, and answer as without', async () => {
    const { trips, counted, env: watched } = setUp()
    expect(await watched.DB.prepare('SELECT ? AS one FROM sqlite_master').bind(1).first('one')).toBe(1)
    const [first, second] = await watched.DB.batch([
      watched.DB.prepare('SELECT 2 AS two'),
      watched.DB.withSession().prepare('SELECT ? AS three').bind('ana@mail.example'),
    ])
    expect([first?.results, second?.results]).toEqual([[{ two: 2 }], [{ three: 'ana@mail.example' }]])
    await watched.SESSIONS.get('secret')
    expect(trips.spans().map(({ binding, operation }) => `${binding}: ${operation}`)).toEqual([
      'DB: first SELECT sqlite_master',
      'DB: batch 2 SELECT',
      'SESSIONS: get',
    ])
    expect(trips.spans().every(({ durationMs }) => durationMs === 5)).toBe(true)
    expect(counted).toEqual(['DB ok', 'DB ok', 'SESSIONS ok'])
  })

  it('are blamed for what they threw, however it was wrapped', async () => {
    const { trips, env: watched } = setUp({ DB, SESSIONS: away })
    await watched.DB.prepare('SELECT 1').first()
    const error = await withDeadline(watched.SESSIONS.get('x'), 100, 'sessions').catch(
      (cause: unknown) => cause,
    )
    expect(trips.attributeError(error)).toEqual({ binding: 'SESSIONS', operation: 'get' })
    expect(trips.attributeError(new TypeError('of a page'))).toBeNull()
  })

  it('are blamed for time that ran out, and for answers without sense', async () => {
    const {
      trips,
      counted,
      env: watched,
    } = setUp({ DB, SESSIONS: { get: () => new Promise(() => undefined) } })
    await watched.DB.prepare('SELECT 1').first()
    expect(trips.attributeError(new UnavailableError('database (no rows)'))).toEqual({
      binding: 'DB',
      operation: 'first SELECT',
    })
    const late = await withDeadline(watched.SESSIONS.get('x'), 10, 'sessions').catch(
      (cause: unknown) => cause,
    )
    expect(trips.attributeError(late)).toEqual({ binding: 'SESSIONS', operation: 'get' })
    expect(counted).toEqual(['DB ok', 'SESSIONS late'])
  })

  it('are not needed to name a service outside', () => {
    const { trips } = setUp()
    expect(trips.attributeError(new ProviderUnavailableError('no answer'))).toEqual({
      binding: 'OIDC_ISSUER',
      operation: 'fetch',
    })
  })

  it('are noted when a binding throws at once', () => {
    const {
      trips,
      counted,
      env: watched,
    } = setUp({
      DB: {
        prepare: () => {
          throw new RangeError('at once')
        },
      },
    })
    expect(() => watched.DB.prepare('SELECT 1')).toThrow('at once')
    expect([counted, trips.spans().length]).toEqual([['DB failed'], 1])
  })
})
