import { withDeadline } from '#src/platform/deadline.ts'
import type { IndexMemory } from './search-database.ts'
import { parseOpenIndex } from './search-rows.ts'

/** A note that is slow to read is no better than asking the index. */
const NOTE_TIMEOUT_MS = 100
/** A note of an index that was replaced costs one trip, once. */
const KEPT_S = 60 * 60

type Near = {
  readonly cache: Cache
  /** Origin of the site, under which the data centre keeps the note. */
  readonly origin: string
  /** Lets work outlive the answer (`waitUntil`). */
  readonly afterwards: (work: Promise<unknown>) => void
}

/**
 * The memory of an isolate with that of its data centre behind it, so that a new isolate need not ask a database far away
 * which index is in use. What the cache refuses is no one's problem.
 */
export function nearIndexMemory(own: IndexMemory, { cache, origin, afterwards }: Near): IndexMemory {
  const address = `${origin}/.search-index`
  async function readNote() {
    const response = await cache.match(address)
    return response === undefined ? null : parseOpenIndex(await response.json())
  }
  return {
    async read() {
      const known = await own.read()
      if (known !== null) return known
      const noted = await withDeadline(readNote(), NOTE_TIMEOUT_MS, 'edge cache').catch(() => null)
      if (noted !== null) own.write(noted)
      return noted
    },
    write(index) {
      own.write(index)
      const headers = { 'content-type': 'application/json', 'cache-control': `public, max-age=${KEPT_S}` }
      const writing = cache.put(address, new Response(JSON.stringify(index), { headers }))
      afterwards(withDeadline(writing, NOTE_TIMEOUT_MS, 'edge cache').catch(() => undefined))
    },
  }
}
