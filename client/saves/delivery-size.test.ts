import { describe, expect, it } from 'vitest'
import { checksumOf } from '#isomorphic/saves/checksum-of.ts'
import {
  acceptAll,
  createTools,
  keysOf,
  noteOf,
  outboxOf,
  reject,
} from '#test/support/node/delivery-fakes.ts'
import { deliverChanges } from './deliver-changes.ts'

/** What the route read before it read more. */
const EARLIER_BODY_LIMIT = 64_000

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
