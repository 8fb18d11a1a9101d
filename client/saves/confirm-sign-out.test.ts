import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import { deleteOutbox } from '#client/kit/delete-outbox.ts'
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
      expect(questions).toEqual([expect.stringContaining('2 changes of your saves are on this device only.')])
    },
  )
})
