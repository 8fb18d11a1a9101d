import { createLru } from './lru.ts'

/** A finished answer, kept as bytes so that sending it again costs next to nothing. */
export type StoredAnswer = {
  readonly body: Uint8Array
  /** All headers that leave, security headers included. */
  readonly headers: Headers
  readonly etag: string
  readonly expiresAtMs: number
}

/** Answers kept in the memory of one isolate, the least recently used dropped first. */
export type AnswerStore = {
  readonly read: (key: string, nowMs: number) => StoredAnswer | null
  readonly write: (key: string, answer: StoredAnswer) => void
}

/**
 * What the runtime takes for an entry besides its bytes: measured as growth of the process over 15,000 answers of 162
 * bytes with eight headers, 4.3 KB each (docs/scale.md). 1.2 KB are the entry and its buffer, the rest is headers.
 */
const ENTRY_BYTES = 1200
const HEADER_BYTES = 330
/** Characters of keys may be any of UTF-16. */
const BYTES_PER_CHARACTER = 2

/** What it really costs an isolate to keep an answer, in bytes (R13.4). */
export function storedBytes(key: string, { body, headers }: StoredAnswer): number {
  let bytes = ENTRY_BYTES + BYTES_PER_CHARACTER * key.length + body.byteLength
  for (const [name, value] of headers) bytes += HEADER_BYTES + name.length + value.length
  return bytes
}

/**
 * @param capacityBytes of all answers together, with what keeping them costs; a larger single one is not kept
 * @param mostAnswers how many there may be
 */
export function createAnswerStore(capacityBytes: number, mostAnswers = 4000): AnswerStore {
  const answers = createLru<StoredAnswer>(capacityBytes, mostAnswers)
  return {
    read(key, nowMs) {
      const answer = answers.read(key)
      if (answer === undefined) return null
      if (answer.expiresAtMs > nowMs) return answer
      answers.drop(key)
      return null
    },
    write: (key, answer) => answers.write(key, answer, storedBytes(key, answer)),
  }
}

/**
 * One store of two: what anybody can make up any number of has room of its own, and pushes nothing else out.
 * @param isMadeUp whether the answer of this key is such a one
 */
export function splitAnswerStore(
  isMadeUp: (key: string) => boolean,
  madeUp: AnswerStore,
  others: AnswerStore,
): AnswerStore {
  const of = (key: string): AnswerStore => (isMadeUp(key) ? madeUp : others)
  return {
    read: (key, nowMs) => of(key).read(key, nowMs),
    write: (key, answer) => of(key).write(key, answer),
  }
}
