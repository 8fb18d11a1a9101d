import { pageWordsOf } from '#client/kit/page-language.ts'
import { countTripChanges } from '#client/trips/count-trip-changes.ts'
import { deviceOutbox } from './outbox.ts'
import { pressJournal } from './press-journal.ts'
import { deviceRefusedChanges } from './refused-changes.ts'
import { CONFIRM_SIGN_OUT_WORDS } from './words/confirm-sign-out-words.ts'

/** The changes of an account that only this device has; a store that cannot be read counts as empty. */
async function countStoredChanges(): Promise<number> {
  const counts = await Promise.allSettled([
    deviceOutbox.list().then(({ length }) => length),
    deviceRefusedChanges.count(),
    pressJournal.read().length,
    countTripChanges(),
  ])
  return counts.reduce((sum, count) => sum + (count.status === 'fulfilled' ? count.value : 0), 0)
}

/**
 * Whether to sign out: asks the visitor when that deletes changes which have not reached the account (R16.6).
 * @param ask shows a question; true when the visitor confirms it
 */
export async function confirmSignOut(ask: (question: string) => boolean): Promise<boolean> {
  const count = await countStoredChanges()
  return count === 0 || ask(pageWordsOf(CONFIRM_SIGN_OUT_WORDS).question(count))
}
