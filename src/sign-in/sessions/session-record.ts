import * as v from 'valibot'

/** Changes whenever older records can no longer be read; those then count as signed out. */
const VERSION = 1
const Seconds = v.pipe(v.number(), v.finite())

const Record = v.object({
  version: v.literal(VERSION),
  createdAtS: Seconds,
  seenAtS: Seconds,
  // The version before this one does not write it, and most providers say when.
  isTimed: v.optional(v.boolean(), true),
  user: v.object({
    sub: v.string(),
    nickname: v.string(),
    picture: v.nullable(v.string()),
    name: v.nullable(v.string()),
    email: v.nullable(v.string()),
    email_verified: v.boolean(),
    updated_at: v.nullable(v.union([v.number(), v.string()])),
  }),
})

/** What KV holds of a session, under the hash of its id: no id, no token. */
export type SessionRecord = Omit<v.InferOutput<typeof Record>, 'version'>

export function serialiseSessionRecord(record: SessionRecord): string {
  return JSON.stringify({ ...record, version: VERSION })
}

/** Reads a record; null when it is missing, garbled, or of another version. */
export function parseSessionRecord(text: unknown): SessionRecord | null {
  if (typeof text !== 'string') return null
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Record), text)
  return parsed.success ? parsed.output : null
}
