import * as v from 'valibot'

const Step = {
  letterId: v.pipe(v.string(), v.uuid()),
  /** Of the letter when the message was written: after a pause the messages from before it do nothing. */
  run: v.pipe(v.number(), v.integer()),
}

const LetterJobSchema = v.variant('step', [
  /** Fill the ledger with readers. */
  v.object({ ...Step, step: v.literal('fill') }),
  /** Put the next minutes' batches into the queue. */
  v.object({ ...Step, step: v.literal('release'), tick: v.pipe(v.number(), v.integer()) }),
  /** Send one batch. */
  v.object({ ...Step, step: v.literal('batch'), batch: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
])

/** One message of the letters' queue: it names a letter and a part of it, never a reader. */
export type LetterJob = v.InferOutput<typeof LetterJobSchema>

/** Reads a message of the queue; null when it is none of ours. */
export function parseLetterJob(body: unknown): LetterJob | null {
  const parsed = v.safeParse(LetterJobSchema, body)
  return parsed.success ? parsed.output : null
}
