import * as v from 'valibot'
import { MAX_CHANGES_PER_REQUEST } from '#isomorphic/saves/offline-change.ts'
import { isListId } from './list-action.ts'

const MAX_TEXT_LENGTH = 2000
const KEY = /^[0-9a-f-]{36}$/

/** The body of a delivery: the offline changes of a device, in order. */
export const ChangesBody = v.object({
  changes: v.pipe(
    v.array(
      v.object({
        key: v.pipe(v.string(), v.regex(KEY)),
        list: v.nullable(v.pipe(v.string(), v.check(isListId))),
        fields: v.pipe(
          v.record(v.string(), v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH))),
          v.check((fields) => Object.keys(fields).length <= 6),
        ),
        base: v.nullable(v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH))),
      }),
    ),
    v.maxLength(MAX_CHANGES_PER_REQUEST),
  ),
})

/**
 * Merges a note that two devices changed: appends the text of this device to the stored note, unless one contains the
 * other.
 * @param stored note of the account
 * @param base note before the change of this device; null when unknown
 * @param incoming note of this device
 */
export function mergeNotes(stored: string, base: string | null, incoming: string): string {
  if (stored === base || stored === '' || incoming.includes(stored)) return incoming
  return stored.includes(incoming) ? stored : `${stored}\n${incoming}`
}

/** Whether a removal would lose a note that another device changed after this device had read it. */
export const wouldLoseNote = (stored: string, base: string | null): boolean =>
  base !== null && stored !== base
