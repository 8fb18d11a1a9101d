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

/** An in-memory outbox; test/e2e/offline tests the IndexedDB outbox. */
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

describe('deliverChanges', () => {
  it('sends the changes in order and deletes them from the outbox', async () => {
    const outbox = outboxOf(Array.from({ length: 120 }, (_, index) => changeOf(`change-${index}`)))
    const { deliveryTools, sent } = createTools(outbox, acceptAll)
    expect(await deliverChanges('ana', deliveryTools)).toEqual({ delivered: 120, rejected: 0, pending: 0 })
    expect(sent.flat()).toEqual(Array.from({ length: 120 }, (_, index) => `change-${index}`))
    expect(await outbox.list()).toEqual([])
  })

  it.each([401, 429, 500, 503])(
    'leaves the changes in the outbox when the site responds %i',
    async (status) => {
      const outbox = outboxOf([changeOf('a'), changeOf('b')])
      const { deliveryTools } = createTools(outbox, () => Response.json({}, { status }))
      expect(await deliverChanges('ana', deliveryTools)).toEqual({ delivered: 0, rejected: 0, pending: 2 })
      expect(await outbox.list()).toHaveLength(2)
    },
  )

  it('leaves the changes in the outbox when a captive portal responds', async () => {
    const outbox = outboxOf([changeOf('a')])
    const { deliveryTools } = createTools(
      outbox,
      () => new Response('<title>Hotel</title>', { headers: { 'content-type': 'text/html' } }),
    )
    expect(await deliverChanges('ana', deliveryTools)).toEqual({ delivered: 0, rejected: 0, pending: 1 })
  })

  it('deletes changes that the site permanently rejects', async () => {
    const outbox = outboxOf([changeOf('a')])
    const { deliveryTools } = createTools(outbox, () => Response.json({}, { status: 400 }))
    expect(await deliverChanges('ana', deliveryTools)).toEqual({ delivered: 0, rejected: 1, pending: 0 })
    expect(await outbox.list()).toEqual([])
  })

  it('sends the changes of the account and those without an owner, but none of another account', async () => {
    const outbox = outboxOf([changeOf('a', 'ben'), changeOf('b', null), changeOf('c', 'ana')])
    const { deliveryTools, sent } = createTools(outbox, acceptAll)
    await deliverChanges('ana', deliveryTools)
    expect(sent).toEqual([['b', 'c']])
    expect(await outbox.list()).toEqual([])
  })
})
