import type { DeliveryTools } from '#client/saves/deliver-changes.ts'
import type { Outbox, PendingChange } from '#client/saves/outbox.ts'
import type { RefusedChange, RefusedChanges } from '#client/saves/refused-changes.ts'
import type { ChangesResponse, OfflineChange } from '#isomorphic/saves/offline-change.ts'

const PATH = '/destinations/japan'

/** The change of a save button. */
export const changeOf = (key: string, owner: string | null = 'ana'): PendingChange => ({
  key,
  owner,
  at: 0,
  list: null,
  fields: { do: 'save', path: PATH },
  base: null,
})
/** A note, and the note before it. */
export const noteOf = (key: string, note: string, base = ''): PendingChange => ({
  ...changeOf(key),
  list: 'main',
  fields: { do: 'note', path: PATH, note },
  base,
})

/** An in-memory outbox; client/saves/outbox.test.ts tests the IndexedDB outbox. Changes before 1970 are expired. */
export function outboxOf(changes: readonly PendingChange[]): Outbox {
  let stored = changes
  return {
    add: async (change) => {
      stored = [...stored, change]
    },
    list: async () => stored.filter(({ at }) => at >= 0),
    listExpired: async () => stored.filter(({ at }) => at < 0),
    remove: async (keys) => {
      stored = stored.filter(({ key }) => !keys.includes(key))
    },
  }
}

function refusedStore(): RefusedChanges & { readonly all: RefusedChange[] } {
  const all: RefusedChange[] = []
  return {
    all,
    add: async (changes) => void all.push(...changes),
    list: async (owner) => all.filter((change) => change.owner === owner),
    remove: async () => undefined,
    count: async () => all.length,
  }
}

/** The body of a delivery. */
export type Sent = { readonly changes: readonly OfflineChange[] }

/** Tools of a delivery to a site that responds as given, with what was sent and refused. */
export function createTools(outbox: Outbox, respond: (sent: Sent, bytes: number) => Response) {
  const sent: string[][] = []
  const bodies: string[] = []
  const refused = refusedStore()
  const fetchApi = (async (_address: unknown, init: { readonly body?: unknown } = {}) => {
    const text = String(init.body)
    const body = JSON.parse(text) as Sent
    sent.push(body.changes.map(({ key }) => key))
    bodies.push(text)
    return respond(body, new TextEncoder().encode(text).length)
  }) as unknown as typeof fetch
  const deliveryTools: DeliveryTools = { outbox, refused, fetchApi, withLock: (work) => work() }
  return { deliveryTools, sent, bodies, refused: refused.all }
}

export const keysOf = ({ changes }: Sent): readonly string[] => changes.map(({ key }) => key)

/** The response of a site that applies every change. */
export const acceptAll = (body: Sent): Response =>
  Response.json({ settled: keysOf(body), refused: [], reasons: {} } satisfies ChangesResponse)
/** The response of a site that rejects all changes together. */
export const reject = (status: number, error: string) => (): Response => Response.json({ error }, { status })
