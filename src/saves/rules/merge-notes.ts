import { checksumOf } from '#isomorphic/saves/checksum-of.ts'
import type { OfflineChange } from '#isomorphic/saves/offline-change.ts'

/** The note that a device knew before its change. */
export type NoteBase = Pick<OfflineChange, 'base' | 'baseChecksum'>

const isBase = ({ base, baseChecksum }: NoteBase, stored: string): boolean =>
  baseChecksum === undefined ? stored === base : checksumOf(stored) === baseChecksum

/**
 * Merges a note that two devices changed: appends the text of this device to the stored note, unless one contains the
 * other.
 * @param stored note of the account
 * @param known what this device knew of it
 * @param incoming note of this device
 */
export function mergeNotes(stored: string, known: NoteBase, incoming: string): string {
  if (isBase(known, stored) || stored === '' || incoming.includes(stored)) return incoming
  return stored.includes(incoming) ? stored : `${stored}\n${incoming}`
}

/** Whether a removal would lose a note that another device changed after this device had read it. */
export const wouldLoseNote = (stored: string, known: NoteBase): boolean =>
  (known.base !== null || known.baseChecksum !== undefined) && !isBase(known, stored)
