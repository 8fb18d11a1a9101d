import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { ProviderUnavailableError, UnavailableError } from './app-error.ts'
import { withDeadline } from './deadline.ts'
import { createTracer, instrumentBindings } from './tracer.ts'

const { DB, SESSIONS } = env as unknown as { readonly DB: D1Database; readonly SESSIONS: KVNamespace }

function setUp(bindings: object = { DB, SESSIONS, NAME: 'text' }) {
  let nowMs = 0
  const outcomes: string[] = []
  const tracer = createTracer(
    () => (nowMs += 5),
    (binding, outcome) => outcomes.push(`${binding} ${outcome}`),
  )
  return {
    tracer,
    outcomes,
    env: instrumentBindings(bindings, tracer) as { DB: D1Database; SESSIONS: KVNamespace },
  }
}

const failingStore = { get: () => Promise.reject(new Error('unavailable')) }

describe('createTracer', () => {
  it('records a span for each call, and returns the same results as without it', async () => {
    const { tracer, outcomes, env: instrumented } = setUp()
    expect(await instrumented.DB.prepare('SELECT ? AS one FROM sqlite_master').bind(1).first('one')).toBe(1)
    const [first, second] = await instrumented.DB.batch([
      instrumented.DB.prepare('SELECT 2 AS two'),
      instrumented.DB.withSession().prepare('SELECT ? AS three').bind('ana@mail.example'),
    ])
    expect([first?.results, second?.results]).toEqual([[{ two: 2 }], [{ three: 'ana@mail.example' }]])
    await instrumented.SESSIONS.get('secret')
    expect(tracer.spans().map(({ binding, operation }) => `${binding}: ${operation}`)).toEqual([
      'DB: first SELECT sqlite_master',
      'DB: batch 2 SELECT',
      'SESSIONS: get',
    ])
    expect(tracer.spans().every(({ durationMs }) => durationMs === 5)).toBe(true)
    expect(outcomes).toEqual(['DB ok', 'DB ok', 'SESSIONS ok'])
  })

  it('attributes an error to the call that threw it, through wrapped causes', async () => {
    const { tracer, env: instrumented } = setUp({ DB, SESSIONS: failingStore })
    await instrumented.DB.prepare('SELECT 1').first()
    const error = await withDeadline(instrumented.SESSIONS.get('x'), 100, 'sessions').catch(
      (cause: unknown) => cause,
    )
    expect(tracer.attributeError(error)).toEqual({ binding: 'SESSIONS', operation: 'get' })
    expect(tracer.attributeError(new TypeError('of a page'))).toBeNull()
  })

  it('attributes timeouts to the pending call, and malformed results to the last one', async () => {
    const {
      tracer,
      outcomes,
      env: instrumented,
    } = setUp({ DB, SESSIONS: { get: () => new Promise(() => undefined) } })
    await instrumented.DB.prepare('SELECT 1').first()
    expect(tracer.attributeError(new UnavailableError('database (no rows)'))).toEqual({
      binding: 'DB',
      operation: 'first SELECT',
    })
    const late = await withDeadline(instrumented.SESSIONS.get('x'), 10, 'sessions').catch(
      (cause: unknown) => cause,
    )
    expect(tracer.attributeError(late)).toEqual({ binding: 'SESSIONS', operation: 'get' })
    expect(outcomes).toEqual(['DB ok', 'SESSIONS late'])
  })

  it('attributes a timeout to the call that was waited for, whatever else is pending and however many came before', async () => {
    const hang = { get: () => new Promise(() => undefined) }
    const { tracer, env: instrumented } = setUp({ DB, SETTINGS: hang, SESSIONS: hang })
    const { SETTINGS } = instrumented as unknown as { readonly SETTINGS: KVNamespace }
    void SETTINGS.get('alert')
    for (let call = 0; call < 70; call += 1) await instrumented.DB.prepare('SELECT 1').first()
    const late = await withDeadline(instrumented.SESSIONS.get('x'), 10, 'sessions').catch(
      (cause: unknown) => cause,
    )
    expect(tracer.attributeError(late)).toEqual({ binding: 'SESSIONS', operation: 'get' })
  })

  it('describes a transaction by what it writes first, and not by its guard', async () => {
    const { tracer, env: instrumented } = setUp()
    const { DB: db } = instrumented
    await db.batch([
      db.prepare('SELECT 1 FROM revoked_sessions'),
      db.prepare('DELETE FROM save_lists WHERE owner IS NULL'),
      db.prepare("UPDATE saved_items SET note = '' WHERE owner IS NULL"),
    ])
    expect(tracer.spans()[0]?.operation).toBe('batch 3 DELETE save_lists')
  })

  it('names an external service without a span', () => {
    const { tracer } = setUp()
    expect(tracer.attributeError(new ProviderUnavailableError('no response'))).toEqual({
      binding: 'OIDC_ISSUER',
      operation: 'fetch',
    })
  })

  it('records a span when a binding throws synchronously', () => {
    const {
      tracer,
      outcomes,
      env: instrumented,
    } = setUp({
      DB: {
        prepare: () => {
          throw new RangeError('at once')
        },
      },
    })
    expect(() => instrumented.DB.prepare('SELECT 1')).toThrow('at once')
    expect([outcomes, tracer.spans().length]).toEqual([['DB failed'], 1])
  })
})
