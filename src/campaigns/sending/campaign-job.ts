import * as v from 'valibot'

const JobTarget = {
  letterId: v.pipe(v.string(), v.uuid()),
  /** Of the letter when the message was written: after a pause the messages from before it do nothing. */
  run: v.pipe(v.number(), v.integer()),
}

const CampaignJobSchema = v.variant('step', [
  /** Fill the ledger with readers. */
  v.object({ ...JobTarget, step: v.literal('fill') }),
  /** Put the next minutes' batches into the queue. */
  v.object({ ...JobTarget, step: v.literal('release'), tick: v.pipe(v.number(), v.integer()) }),
  /** Send one batch. */
  v.object({ ...JobTarget, step: v.literal('batch'), batch: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
])

/** One message of the letters' queue: it names a letter and a part of it, never a reader. */
export type CampaignJob = v.InferOutput<typeof CampaignJobSchema>

/** Reads a message of the queue; null when it is none of ours. */
export function parseCampaignJob(body: unknown): CampaignJob | null {
  const parsed = v.safeParse(CampaignJobSchema, body)
  return parsed.success ? parsed.output : null
}
