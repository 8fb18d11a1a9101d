import * as v from 'valibot'
import { MOST_CHANGES } from '#client/saves/offline-change.ts'
import { isListId } from './list-action.ts'

const MOST_TEXT = 2000
const KEY = /^[0-9a-f-]{36}$/

/** The body of a delivery: what a device did without a network, in its order. */
export const ChangesBody = v.object({
  changes: v.pipe(
    v.array(
      v.object({
        key: v.pipe(v.string(), v.regex(KEY)),
        list: v.nullable(v.pipe(v.string(), v.check(isListId))),
        fields: v.pipe(
          v.record(v.string(), v.pipe(v.string(), v.maxLength(MOST_TEXT))),
          v.check((fields) => Object.keys(fields).length <= 6),
        ),
        base: v.nullable(v.pipe(v.string(), v.maxLength(MOST_TEXT))),
      }),
    ),
    v.maxLength(MOST_CHANGES),
  ),
})

/**
 * The note of two devices that both changed it: what one wrote stays, and what the other wrote stands below it, unless one
 * has the words of the other already.
 * @param there what the account has
 * @param base what stood there when this device changed it; null when it did not know
 * @param given what this device wrote
 */
export function joinedNote(there: string, base: string | null, given: string): string {
  if (there === base || there === '' || given.includes(there)) return given
  return there.includes(given) ? there : `${there}\n${given}`
}

/** Whether removing would lose what another device wrote after this one had last seen the note. */
export const losesNote = (there: string, base: string | null): boolean => base !== null && there !== base
