import * as v from 'valibot'

const Count = v.pipe(
  v.number('a number'),
  v.integer('a whole number'),
  v.minValue(0, 'not less than nothing'),
)
const JudgedSchema = v.pipe(
  v.strictObject({ judged: Count, dropped: Count }, 'judged and dropped'),
  v.check(({ judged, dropped }) => dropped <= judged, 'no more claims dropped than were judged'),
)

/** `content/claims.yaml`: claims judged before a guide was published, by its path without `/destinations/`. */
export const ClaimLedgerSchema = v.record(v.string(), JudgedSchema, 'claims by place')

export type ClaimLedger = v.InferOutput<typeof ClaimLedgerSchema>

/** How many claims of new guides were judged, and which share of them was dropped as doubtful or wrong. */
export function claimLedgerReport(ledger: ClaimLedger): string {
  const guides = Object.values(ledger)
  const judged = guides.reduce((sum, guide) => sum + guide.judged, 0)
  const dropped = guides.reduce((sum, guide) => sum + guide.dropped, 0)
  const share = judged === 0 ? 0 : (dropped * 100) / judged
  return `claims judged before publication: ${judged} in ${guides.length} guides, ${dropped} dropped or reworded (${share.toFixed(1)} %)`
}
