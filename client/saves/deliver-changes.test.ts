import { describe, expect, it } from 'vitest'
import { checksumOf } from '#isomorphic/saves/checksum-of.ts'
import type { ChangesResponse } from '#isomorphic/saves/offline-change.ts'
import {
  changeOf,
  createTools,
  keysOf,
  noteOf,
  outboxOf,
  type Sent,
} from '#test/support/node/delivery-fakes.ts'
import { deliverChanges } from './deliver-changes.ts'

/** What the route read before it read more (H2 of the review of 24 November 2026). */
const EARLIER_BODY_LIMIT = 64_000

const acceptAll = (body: Sent): Response =>
  Response.json({ settled: keysOf(body), refused: [], reasons: {} } satisfies ChangesResponse)
const reject = (status: number, error: string) => (): Response => Response.json({ error }, { status })

describe('deliverChanges', () => {
  it('sends the changes in order and deletes them from the outbox', async () => {
    const outbox = outboxOf(Array.from({ length: 120 }, (_, index) => changeOf(`change-${index}`)))
    const { deliveryTools, sent } = createTools(outbox, acceptAll)
    expect(await deliverChanges('ana', deliveryTools)).toEqual({
      delivered: 120,
      rejected: 0,
      pending: 0,
      isDayFull: false,
    })
    expect(sent.flat()).toEqual(Array.from({ length: 120 }, (_, index) => `change-${index}`))
    expect(await outbox.list()).toEqual([])
  })

  it.each([401, 429, 500, 503])(
    'leaves the changes in the outbox when the site responds %i',
    async (status) => {
      const outbox = outboxOf([changeOf('a'), changeOf('b')])
      const { deliveryTools } = createTools(outbox, () => Response.json({}, { status }))
      expect(await deliverChanges('ana', deliveryTools)).toEqual({
        delivered: 0,
        rejected: 0,
        pending: 2,
        isDayFull: false,
      })
      expect(await outbox.list()).toHaveLength(2)
    },
  )

  it.each<readonly [string, () => Response]>([
    [
      'a captive portal responds',
      () => new Response('<title>Hotel</title>', { headers: { 'content-type': 'text/html' } }),
    ],
    ['a proxy rejects the request', () => new Response('<h1>413</h1>', { status: 413 })],
    ['the response is no verdict', () => Response.json({ settled: 'all' })],
    ['the response is cut', () => new Response('{"settled":["a"', { status: 200 })],
  ])('leaves the changes in the outbox when %s', async (_what, respond) => {
    const outbox = outboxOf([changeOf('a')])
    const { deliveryTools, refused } = createTools(outbox, respond)
    expect(await deliverChanges('ana', deliveryTools)).toEqual({
      delivered: 0,
      rejected: 0,
      pending: 1,
      isDayFull: false,
    })
    expect([await outbox.list(), refused]).toEqual([[changeOf('a')], []])
  })

  it('sends the changes of the account and those without an owner, but none of another account', async () => {
    const outbox = outboxOf([changeOf('a', 'ben'), changeOf('b', null), changeOf('c', 'ana')])
    const { deliveryTools, sent } = createTools(outbox, acceptAll)
    await deliverChanges('ana', deliveryTools)
    expect(sent).toEqual([['b', 'c']])
    expect(await outbox.list()).toEqual([])
  })
})

describe('size of a delivery', () => {
  it('is below what every version of the site reads, for fifty notes of 200 Japanese letters', async () => {
    const text = 'あ'.repeat(200)
    const outbox = outboxOf(Array.from({ length: 50 }, (_, index) => noteOf(`note-${index}`, text, text)))
    const { deliveryTools, sent } = createTools(outbox, (body, bytes) =>
      bytes > EARLIER_BODY_LIMIT ? reject(413, 'too_large')() : acceptAll(body),
    )
    expect(await deliverChanges('ana', deliveryTools)).toEqual({
      delivered: 50,
      rejected: 0,
      pending: 0,
      isDayFull: false,
    })
    expect(sent).toHaveLength(2)
  })

  it('does not grow with the earlier note, which is sent as a checksum', async () => {
    const long = 'x'.repeat(100_000)
    const { deliveryTools, bodies } = createTools(outboxOf([noteOf('a', 'In May.', long)]), acceptAll)
    await deliverChanges('ana', deliveryTools)
    expect(bodies[0]?.length).toBeLessThan(300)
    expect(JSON.parse(bodies[0] ?? '').changes).toMatchObject([
      { base: null, baseChecksum: checksumOf(long) },
    ])
  })

  it.each([
    [413, 'too_large', 'too_large'],
    [400, 'invalid_json', 'invalid_change'],
  ] as const)(
    'is halved down to the change that the site rejects by %i, and all others are delivered',
    async (status, error, reason) => {
      const changes = Array.from({ length: 50 }, (_, index) => noteOf(`note-${index}`, `Note ${index}.`))
      const outbox = outboxOf(changes)
      const { deliveryTools, refused } = createTools(outbox, (body) =>
        keysOf(body).includes('note-17') ? reject(status, error)() : acceptAll(body),
      )
      expect(await deliverChanges('ana', deliveryTools)).toEqual({
        delivered: 49,
        rejected: 1,
        pending: 0,
        isDayFull: false,
      })
      expect(refused).toMatchObject([{ key: 'note-17', owner: 'ana', fields: { note: 'Note 17.' }, reason }])
    },
  )
})

describe('refused change', () => {
  it('is stored with its text, its reason and its account, and leaves the outbox', async () => {
    const outbox = outboxOf([noteOf('a', 'In May.'), { ...noteOf('b', 'In June.'), owner: null }])
    const { deliveryTools, refused } = createTools(outbox, () =>
      Response.json({ settled: ['a', 'b'], refused: ['b'], reasons: { b: 'note_conflict' } }),
    )
    expect(await deliverChanges('ana', deliveryTools)).toEqual({
      delivered: 1,
      rejected: 1,
      pending: 0,
      isDayFull: false,
    })
    expect(refused).toMatchObject([
      { key: 'b', owner: 'ana', fields: { note: 'In June.' }, reason: 'note_conflict' },
    ])
    expect(await outbox.list()).toEqual([])
  })

  it('is stored without a reason when an earlier version of the site sends none', async () => {
    const { deliveryTools, refused } = createTools(outboxOf([noteOf('a', 'In May.')]), () =>
      Response.json({ settled: ['a'], refused: ['a'] }),
    )
    await deliverChanges('ana', deliveryTools)
    expect(refused).toMatchObject([{ key: 'a', reason: 'refused' }])
  })

  it('stays in the outbox while the browser cannot store it elsewhere', async () => {
    const outbox = outboxOf([noteOf('a', 'In May.')])
    const { deliveryTools } = createTools(outbox, () => Response.json({ settled: ['a'], refused: ['a'] }))
    const refused = { ...deliveryTools.refused, add: () => Promise.reject(new DOMException('no')) }
    expect(await deliverChanges('ana', { ...deliveryTools, refused })).toEqual({
      delivered: 0,
      rejected: 0,
      pending: 1,
      isDayFull: false,
    })
    expect(await outbox.list()).toHaveLength(1)
  })

  it('is one that waited for too long, if it is of the account; that of another account is deleted', async () => {
    const outbox = outboxOf([
      { ...noteOf('a', 'In May.'), at: -1 },
      { ...noteOf('b', 'In June.'), at: -1, owner: 'ben' },
    ])
    const { deliveryTools, refused } = createTools(outbox, acceptAll)
    expect(await deliverChanges('ana', deliveryTools)).toEqual({
      delivered: 0,
      rejected: 1,
      pending: 0,
      isDayFull: false,
    })
    expect(refused).toMatchObject([{ key: 'a', fields: { note: 'In May.' }, reason: 'expired' }])
    expect(await outbox.listExpired()).toEqual([])
  })
})

it('changes above the maximum of a day stay in the outbox, and the delivery says so', async () => {
  const outbox = outboxOf(Array.from({ length: 60 }, (_, index) => changeOf(`change-${index}`)))
  const { deliveryTools } = createTools(outbox, (body) =>
    keysOf(body).includes('change-0') ? acceptAll(body) : reject(429, 'too_many_changes')(),
  )
  expect(await deliverChanges('ana', deliveryTools)).toEqual({
    delivered: 50,
    rejected: 0,
    pending: 10,
    isDayFull: true,
  })
  expect(await outbox.list()).toHaveLength(10)
})

it('a change without a verdict stays in the outbox', async () => {
  const outbox = outboxOf([changeOf('a'), changeOf('b')])
  const { deliveryTools } = createTools(outbox, () => Response.json({ settled: ['a'], refused: [] }))
  expect(await deliverChanges('ana', deliveryTools)).toEqual({
    delivered: 1,
    rejected: 0,
    pending: 1,
    isDayFull: false,
  })
  expect(await outbox.list()).toEqual([changeOf('b')])
})
