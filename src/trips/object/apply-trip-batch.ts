import { applyTripOperation } from '#isomorphic/trips/apply-trip-operation.ts'
import type { TripDraft } from '#isomorphic/trips/trip-draft.ts'
import type { TripOperation, TripRefusal } from '#isomorphic/trips/trip-operation.ts'
import type { TripStorage } from './trip-storage.ts'

type BatchResult = {
  readonly settled: readonly string[]
  readonly refused: Readonly<Record<string, TripRefusal>>
  readonly overtaken: number
}

/**
 * Applies operations in order and stores them; must run in a transaction, after whose failure `draft` is read again.
 * Keys that were seen before are settled without effect.
 */
export function applyTripBatch(
  draft: TripDraft,
  storage: TripStorage,
  operations: readonly TripOperation[],
  { by, nowS }: { readonly by: number; readonly nowS: number },
): BatchResult {
  const refused: Record<string, TripRefusal> = {}
  let overtaken = 0
  for (const operation of operations) {
    const { key } = operation
    const known = storage.findDone(key)
    if (known !== undefined) {
      if (known !== null) refused[key] = known
      continue
    }
    const outcome = applyTripOperation(draft, operation)
    const refusal = 'refusal' in outcome ? outcome.refusal : null
    storage.writeDone(key, nowS, refusal)
    if (refusal !== null) refused[key] = refusal
    if ('refusal' in outcome) continue
    for (const change of outcome.changes) {
      storage.writeChange(change, by, nowS)
      if (change.isOvertaking) overtaken += 1
    }
  }
  storage.trimLog(draft.seq)
  return { settled: operations.map(({ key }) => key), refused, overtaken }
}
