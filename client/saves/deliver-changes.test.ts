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
  let stored = changes
  return {
    add: async (change) => {
      stored = [...stored, change]
    },
    list: async () => stored,
    remove: async (keys) => {
      stored = stored.filter(({ key }) => !keys.includes(key))
    },
  }
}

type Sent = { readonly changes: readonly OfflineChange[] }

function createTools(
  outbox: Outbox,
  respond: (sent: Sent) => Response,
): { deliveryTools: DeliveryTools; sent: string[][] } {
  const sent: string[][] = []
  const fetchApi = (async (_address: unknown, init: { readonly body?: unknown } = {}) => {
    const body = JSON.parse(String(init.body)) as Sent
    sent.push(body.changes.map(({ key }) => key))
    return respond(body)
  }) as unknown as typeof fetch
  return { deliveryTools: { outbox, fetchApi, withLock: (work) => work() }, sent }
}

const acceptAll = ({ changes }: Sent): Response =>
  Response.json({ settled: changes.map(({ key }) => key), refused: [] } satisfies ChangesResponse)

describe('changes that wait for a network', () => {
  it('arrive in their order and are forgotten then', async () => {
    const outbox = outboxOf(Array.from({ length: 120 }, (_, index) => changeOf(`change-${index}`)))
    const { deliveryTools, sent } = createTools(outbox, acceptAll)
    expect(await deliverChanges('ana', deliveryTools)).toEqual({ delivered: 120, rejected: 0, pending: 0 })
    expect(sent.flat()).toEqual(Array.from({ length: 120 }, (_, index) => `change-${index}`))
    expect(await outbox.list()).toEqual([])
  })

  it.each([401, 429, 500, 503])('wait on when the site answers %i', async (status) => {
    const outbox = outboxOf([changeOf('a'), changeOf('b')])
    const { deliveryTools } = createTools(outbox, () => Response.json({}, { status }))
    expect(await deliverChanges('ana', deliveryTools)).toEqual({ delivered: 0, rejected: 0, pending: 2 })
    expect(await outbox.list()).toHaveLength(2)
  })

  it('wait on when somebody between answers instead of the site', async () => {
    const outbox = outboxOf([changeOf('a')])
    const { deliveryTools } = createTools(
      outbox,
      () => new Response('<title>Hotel</title>', { headers: { 'content-type': 'text/html' } }),
    )
    expect(await deliverChanges('ana', deliveryTools)).toEqual({ delivered: 0, rejected: 0, pending: 1 })
  })

  it('are not sent for ever when nobody can take them', async () => {
    const outbox = outboxOf([changeOf('a')])
    const { deliveryTools } = createTools(outbox, () => Response.json({}, { status: 400 }))
    expect(await deliverChanges('ana', deliveryTools)).toEqual({ delivered: 0, rejected: 1, pending: 0 })
    expect(await outbox.list()).toEqual([])
  })

  it('reach no other account, but that of whoever signs in when nobody could tell who was there', async () => {
    const outbox = outboxOf([changeOf('a', 'ben'), changeOf('b', null), changeOf('c', 'ana')])
    const { deliveryTools, sent } = createTools(outbox, acceptAll)
    await deliverChanges('ana', deliveryTools)
    expect(sent).toEqual([['b', 'c']])
    expect(await outbox.list()).toEqual([])
  })
})
