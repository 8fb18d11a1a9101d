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

/** @param capacityBytes bodies beyond this push out the least recently used ones; a larger single body is not kept */
export function createAnswerStore(capacityBytes: number): AnswerStore {
  const answers = createLru<StoredAnswer>(capacityBytes)
  return {
    read(key, nowMs) {
      const answer = answers.read(key)
      if (answer === undefined) return null
      if (answer.expiresAtMs > nowMs) return answer
      answers.drop(key)
      return null
    },
    write: (key, answer) => answers.write(key, answer, answer.body.byteLength),
  }
}
