import * as v from 'valibot'
import { MAX_CHANGES_PER_REQUEST } from '#isomorphic/saves/offline-change.ts'
import { isListId } from './list-action.ts'

const MAX_TEXT_LENGTH = 2000
const KEY = /^[0-9a-f-]{36}$/

/** The body of a delivery: what a device did without a network, in its order. */
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
 * The note of two devices that both changed it: what one wrote stays, and what the other wrote stands below it, unless one
 * has the words of the other already.
 * @param stored what the account has
 * @param base what stood there when this device changed it; null when it did not know
 * @param given what this device wrote
 */
export function mergeNotes(stored: string, base: string | null, given: string): string {
  if (stored === base || stored === '' || given.includes(stored)) return given
  return stored.includes(given) ? stored : `${stored}\n${given}`
}

/** Whether removing would lose what another device wrote after this one had last seen the note. */
export const wouldLoseNote = (stored: string, base: string | null): boolean =>
  base !== null && stored !== base
