import { PRESS_JOURNAL_KEY } from '#isomorphic/saves/saves-names.ts'
import type { PendingChange } from './outbox.ts'

/**
 * Presses of save buttons that are not in the outbox yet. Local storage is written at once, so a press is not lost when
 * the page is left while the script of the outbox loads or its database opens.
 */
export type PressJournal = {
  /** False where the browser has no storage. */
  readonly add: (change: PendingChange) => boolean
  /** In the order of the presses. */
  readonly read: () => readonly PendingChange[]
  /** Removes the changes of these keys; without keys, all. */
  readonly remove: (keys?: readonly string[]) => void
}

const isChange = (value: unknown): value is PendingChange =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as PendingChange).key === 'string' &&
  typeof (value as PendingChange).at === 'number' &&
  typeof (value as PendingChange).fields === 'object'

/** @param storage may throw on any access: quota exceeded, or storage disabled */
export function createPressJournal(storage: () => Storage): PressJournal {
  const read = (): readonly PendingChange[] => {
    try {
      const value: unknown = JSON.parse(storage().getItem(PRESS_JOURNAL_KEY) ?? '[]')
      return Array.isArray(value) ? value.filter(isChange) : []
    } catch {
      return []
    }
  }
  const write = (changes: readonly PendingChange[]): boolean => {
    try {
      if (changes.length === 0) storage().removeItem(PRESS_JOURNAL_KEY)
      else storage().setItem(PRESS_JOURNAL_KEY, JSON.stringify(changes))
      return true
    } catch {
      return false
    }
  }
  return {
    read,
    add: (change) => write([...read(), change]),
    remove: (keys) => {
      const changes = read()
      if (changes.length === 0) return
      write(keys === undefined ? [] : changes.filter(({ key }) => !keys.includes(key)))
    },
  }
}
