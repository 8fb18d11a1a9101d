import { describe, expect, it } from 'vitest'
import {
  acceptAll,
  changeOf,
  createTools,
  keysOf,
  noteOf,
  outboxOf,
  reject,
} from '#test/support/node/delivery-fakes.ts'
import { deliverChanges } from './deliver-changes.ts'

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
