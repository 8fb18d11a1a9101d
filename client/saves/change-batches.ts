import { checksumOf } from '#isomorphic/saves/checksum-of.ts'
import {
  MAX_BASE_LENGTH,
  MAX_BATCH_BYTES,
  MAX_CHANGES_PER_REQUEST,
  type OfflineChange,
} from '#isomorphic/saves/offline-change.ts'
import type { PendingChange } from './outbox.ts'

/** The change as it is sent: without its account, and with a checksum instead of a long earlier note. */
export function toOfflineChange({ key, list, fields, base }: PendingChange): OfflineChange {
  return base !== null && base.length > MAX_BASE_LENGTH
    ? { key, list, fields, base: null, baseChecksum: checksumOf(base) }
    : { key, list, fields, base }
}

const encoder = new TextEncoder()
const bytesOf = (change: PendingChange): number =>
  encoder.encode(JSON.stringify(toOfflineChange(change))).length + 1

/** Splits changes, in order, into batches that one request holds; a change that is too large is a separate batch. */
export function splitIntoBatches(changes: readonly PendingChange[]): readonly (readonly PendingChange[])[] {
  const batches: PendingChange[][] = []
  let bytes = 0
  for (const change of changes) {
    const size = bytesOf(change)
    const last = batches.at(-1)
    if (last === undefined || last.length >= MAX_CHANGES_PER_REQUEST || bytes + size > MAX_BATCH_BYTES) {
      batches.push([change])
      bytes = size
    } else {
      last.push(change)
      bytes += size
    }
  }
  return batches
}
