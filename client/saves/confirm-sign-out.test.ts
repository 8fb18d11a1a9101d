import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { deleteOutbox } from '#client/kit/delete-outbox.ts'
import { accountTrips } from '#client/trips/trip-database.ts'
import { changeOf } from '#test/support/node/delivery-fakes.ts'
import { confirmSignOut } from './confirm-sign-out.ts'
import { deviceOutbox } from './outbox.ts'
import { deviceRefusedChanges } from './refused-changes.ts'

beforeEach(deleteOutbox)

/** What was asked when the visitor signs out and answers as given. */
async function signOut(answer: boolean) {
  const questions: string[] = []
  const isConfirmed = await confirmSignOut((question) => {
    questions.push(question)
    return answer
  })
  return { isConfirmed, questions }
}

describe('signing out', () => {
  it('asks nothing when no change is on this device', async () => {
    expect(await signOut(false)).toEqual({ isConfirmed: true, questions: [] })
  })

  it.each([true, false])(
    'asks when it would delete queued and refused changes, and follows the answer %s',
    async (answer) => {
      await deviceOutbox.add({ ...changeOf('a'), at: Date.now() })
      await deviceRefusedChanges.add([{ ...changeOf('b'), owner: 'ana', reason: 'list_full' }])
      const { isConfirmed, questions } = await signOut(answer)
      expect(isConfirmed).toBe(answer)
      expect(questions).toEqual([
        expect.stringContaining('2 changes of your saves and trips are on this device only.'),
      ])
    },
  )

  it('asks when it would delete changes of trips, which wait or were refused', async () => {
    const operation = { key: 'a', e: 'trip', f: 'name', v: 'Lisbon', was: '' }
    const refused = [{ ...operation, key: 'b' }]
    await accountTrips.write({ id: 'a'.repeat(32), owner: 'ana', fields: [], changedAt: 0, refused })
    await accountTrips.enqueue([{ tripId: 'a'.repeat(32), owner: 'ana', operation }])
    expect(await signOut(false)).toEqual({
      isConfirmed: false,
      questions: [expect.stringContaining('2 changes')],
    })
  })

  it('asks about the changes of a store that can be read when another cannot', async () => {
    await deviceOutbox.add({ ...changeOf('a'), at: Date.now() })
    vi.spyOn(deviceRefusedChanges, 'count').mockRejectedValueOnce(new Error('no storage'))
    expect((await signOut(true)).questions).toHaveLength(1)
  })
})
