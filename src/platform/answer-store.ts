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
  const entries = new Map<string, StoredAnswer>()
  let storedBytes = 0
  const remove = (key: string, entry: StoredAnswer): void => {
    entries.delete(key)
    storedBytes -= entry.body.byteLength
  }
  return {
    read(key, nowMs) {
      const entry = entries.get(key)
      if (entry === undefined) return null
      if (entry.expiresAtMs <= nowMs) {
        remove(key, entry)
        return null
      }
      // A Map keeps the order of insertion, so moving an entry to the end marks it as recently used.
      entries.delete(key)
      entries.set(key, entry)
      return entry
    },
    write(key, answer) {
      if (answer.body.byteLength > capacityBytes) return
      const previous = entries.get(key)
      if (previous !== undefined) remove(key, previous)
      entries.set(key, answer)
      storedBytes += answer.body.byteLength
      for (const [oldKey, old] of entries) {
        if (storedBytes <= capacityBytes) return
        remove(oldKey, old)
      }
    },
  }
}
