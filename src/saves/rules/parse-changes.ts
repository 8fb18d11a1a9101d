import * as v from 'valibot'
import type { OfflineChange } from '#isomorphic/saves/offline-change.ts'
import { isListId } from './list-action.ts'

const KEY = /^[0-9a-f-]{36}$/
/** A longer key is not repeated in the response. */
const MAX_KEY_LENGTH = 100

/** The body of a delivery: the offline changes of a device, in order. Each is parsed on its own. */
export const ChangesBody = v.object({ changes: v.array(v.unknown()) })

const Change = v.object({
  key: v.pipe(v.string(), v.regex(KEY)),
  list: v.nullable(v.pipe(v.string(), v.check(isListId))),
  fields: v.record(v.string(), v.string()),
  base: v.nullable(v.string()),
  baseChecksum: v.optional(v.string()),
})
const KeyOnly = v.object({ key: v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_KEY_LENGTH)) })

/** A change of a delivery; `change` is null when the site does not understand it. */
export type ReceivedChange = { readonly key: string; readonly change: OfflineChange | null }

/**
 * Parses the changes of a delivery, each on its own: one that is malformed takes no other with it. Without a key there
 * is nothing to refer to, so such a change is left out; a repeated key counts once.
 */
export function parseChanges(changes: readonly unknown[]): readonly ReceivedChange[] {
  const received = new Map<string, ReceivedChange>()
  for (const entry of changes) {
    const parsed = v.safeParse(Change, entry)
    const keyed = v.safeParse(KeyOnly, entry)
    if (!keyed.success || received.has(keyed.output.key)) continue
    const { key } = keyed.output
    received.set(key, { key, change: parsed.success ? parsed.output : null })
  }
  return [...received.values()]
}
