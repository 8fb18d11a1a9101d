import { PRESS_JOURNAL_KEY } from '#isomorphic/saves/saves-names.ts'
import type { PendingChange } from './outbox.ts'

/**
 * Presses of save buttons that are not in the outbox yet. Local storage is written at once, so a press is not lost when
 * the page is left while the script of the outbox loads or its database opens. `journalPress` adds them.
 */
export type PressJournal = {
  /** In the order of the presses. */
  readonly read: () => readonly PendingChange[]
  /** Removes the changes of these keys. */
  readonly remove: (keys: readonly string[]) => void
}

const isChange = (value: unknown): value is PendingChange =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as PendingChange).key === 'string' &&
  typeof (value as PendingChange).at === 'number' &&
  typeof (value as PendingChange).fields === 'object'

function read(): readonly PendingChange[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(PRESS_JOURNAL_KEY) ?? '[]')
    return Array.isArray(value) ? value.filter(isChange) : []
  } catch {
    return []
  }
}

/** The journal of this browser; empty where it has no storage. */
export const pressJournal: PressJournal = {
  read,
  remove: (keys) => {
    const rest = read().filter(({ key }) => !keys.includes(key))
    try {
      if (rest.length === 0) localStorage.removeItem(PRESS_JOURNAL_KEY)
      else localStorage.setItem(PRESS_JOURNAL_KEY, JSON.stringify(rest))
    } catch {
      // Without storage there are no presses either.
    }
  },
}
