import { describe, expect, it } from 'vitest'
import type { ChangesResponse, OfflineChange } from '#isomorphic/saves/offline-change.ts'
import { type DeliveryTools, deliverChanges } from './deliver-changes.ts'
import type { Outbox, PendingChange } from './outbox.ts'

const changeOf = (key: string, owner: string | null = 'ana'): PendingChange => ({
  key,
  owner,
  at: 0,
  list: null,
  fields: { do: 'save', path: '/destinations/japan' },
  base: null,
})

/** An outbox in memory; that of the browser is tried in test/e2e/offline. */
function outboxOf(changes: readonly PendingChange[]): Outbox {
  let kept = changes
  return {
    add: async (change) => {
      kept = [...kept, change]
    },
    list: async () => kept,
    remove: async (keys) => {
      kept = kept.filter(({ key }) => !keys.includes(key))
    },
  }
}

type Sent = { readonly changes: readonly OfflineChange[] }

function tools(outbox: Outbox, answer: (sent: Sent) => Response): { given: DeliveryTools; sent: string[][] } {
  const sent: string[][] = []
  const ask = (async (_address: unknown, init: { readonly body?: unknown } = {}) => {
    const body = JSON.parse(String(init.body)) as Sent
    sent.push(body.changes.map(({ key }) => key))
    return answer(body)
  }) as unknown as typeof fetch
  return { given: { outbox, fetchApi: ask, withLock: (work) => work() }, sent }
}

const takeAll = ({ changes }: Sent): Response =>
  Response.json({ settled: changes.map(({ key }) => key), refused: [] } satisfies ChangesResponse)

describe('changes that wait for a network', () => {
  it('arrive in their order and are forgotten then', async () => {
    const outbox = outboxOf(Array.from({ length: 120 }, (_, index) => changeOf(`change-${index}`)))
    const { given, sent } = tools(outbox, takeAll)
    expect(await deliverChanges('ana', given)).toEqual({ delivered: 120, refused: 0, waiting: 0 })
    expect(sent.flat()).toEqual(Array.from({ length: 120 }, (_, index) => `change-${index}`))
    expect(await outbox.list()).toEqual([])
  })

  it.each([401, 429, 500, 503])('wait on when the site answers %i', async (status) => {
    const outbox = outboxOf([changeOf('a'), changeOf('b')])
    const { given } = tools(outbox, () => Response.json({}, { status }))
    expect(await deliverChanges('ana', given)).toEqual({ delivered: 0, refused: 0, waiting: 2 })
    expect(await outbox.list()).toHaveLength(2)
  })

  it('wait on when somebody between answers instead of the site', async () => {
    const outbox = outboxOf([changeOf('a')])
    const { given } = tools(
      outbox,
      () => new Response('<title>Hotel</title>', { headers: { 'content-type': 'text/html' } }),
    )
    expect(await deliverChanges('ana', given)).toEqual({ delivered: 0, refused: 0, waiting: 1 })
  })

  it('are not sent for ever when nobody can take them', async () => {
    const outbox = outboxOf([changeOf('a')])
    const { given } = tools(outbox, () => Response.json({}, { status: 400 }))
    expect(await deliverChanges('ana', given)).toEqual({ delivered: 0, refused: 1, waiting: 0 })
    expect(await outbox.list()).toEqual([])
  })

  it('reach no other account, but that of whoever signs in when nobody could tell who was there', async () => {
    const outbox = outboxOf([changeOf('a', 'ben'), changeOf('b', null), changeOf('c', 'ana')])
    const { given, sent } = tools(outbox, takeAll)
    await deliverChanges('ana', given)
    expect(sent).toEqual([['b', 'c']])
    expect(await outbox.list()).toEqual([])
  })
})
