import { PRESS_JOURNAL_KEY } from '#isomorphic/saves/saves-names.ts'
import type { PendingChange } from './outbox.ts'

/**
 * Adds a press of a save button to the journal (press-journal.ts). Every page with save buttons loads this function, so
 * it is small.
 * @returns false where the browser has no storage, and where the journal is damaged
 */
export function journalPress(change: PendingChange): boolean {
  try {
    const presses: readonly unknown[] = JSON.parse(localStorage.getItem(PRESS_JOURNAL_KEY) ?? '[]')
    localStorage.setItem(PRESS_JOURNAL_KEY, JSON.stringify([...presses, change]))
    return true
  } catch {
    return false
  }
}
