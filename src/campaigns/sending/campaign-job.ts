import * as v from 'valibot'

const JobTarget = {
  letterId: v.pipe(v.string(), v.uuid()),
  /** Send job number of the campaign when the message was enqueued: messages from before a pause are ignored. */
  run: v.pipe(v.number(), v.integer()),
}

const CampaignJobSchema = v.variant('step', [
  /** Create the deliveries, one for each subscriber. */
  v.object({ ...JobTarget, step: v.literal('fill') }),
  /** Enqueue the batches of the next minutes. */
  v.object({ ...JobTarget, step: v.literal('release'), tick: v.pipe(v.number(), v.integer()) }),
  /** Send one batch. */
  v.object({ ...JobTarget, step: v.literal('batch'), batch: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
])

/** One message of the campaign queue; it contains a campaign and a step, never a subscriber. */
export type CampaignJob = v.InferOutput<typeof CampaignJobSchema>

/** Parses a message of the campaign queue; null when it is invalid. */
export function parseCampaignJob(body: unknown): CampaignJob | null {
  const parsed = v.safeParse(CampaignJobSchema, body)
  return parsed.success ? parsed.output : null
}
