import * as v from 'valibot'

const text = v.optional(v.string(), '')
const Sample = v.object({
  type: text,
  message: text,
  build: text,
  place: text,
  page: text,
  about: text,
  requestId: text,
  frames: v.array(v.object({ function: v.string(), file: v.string(), line: v.number(), column: v.number() })),
  history: v.array(v.record(v.string(), v.union([v.string(), v.number()]))),
})

/** One stored error event. */
export type ErrorSample = v.InferOutput<typeof Sample>

/** Parses the JSON of a stored error event; null when it is invalid. */
export function parseErrorSample(json: string): ErrorSample | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Sample), json)
  return parsed.success ? parsed.output : null
}
