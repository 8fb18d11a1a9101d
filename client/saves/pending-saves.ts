import { type Delivery, deliverChanges } from './deliver-changes.ts'
import { deviceOutbox } from './outbox.ts'
import { queueFormChange } from './queue-form-change.ts'

/** Saves that wait on this device for a network. */
export type PendingSaves = {
  /** The pages that are saved once everything that waits has arrived. */
  readonly applyTo: (saved: Set<string>) => Promise<void>
  /** Whether something waits: what is done now goes behind it. */
  readonly hasPending: () => Promise<boolean>
  /** Keeps what a save button did; false where the browser keeps nothing. */
  readonly queueSave: (path: string, isSaved: boolean, owner: string | null) => Promise<boolean>
  readonly queueForm: typeof queueFormChange
  /** Gives the account what waits. */
  readonly deliver: (owner: string) => Promise<Delivery>
}

const LOCK_NAME = 'fernway-outbox'

function withLock<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(LOCK_NAME, work) : work()
}

const readPendingChanges = () => deviceOutbox.list().catch(() => [])

/** The outbox of this device. */
export const pendingSaves: PendingSaves = {
  async applyTo(saved) {
    for (const { list, fields } of await readPendingChanges()) {
      if (list !== null || fields['path'] === undefined) continue
      if (fields['do'] === 'save') saved.add(fields['path'])
      else saved.delete(fields['path'])
    }
  },
  hasPending: async () => (await readPendingChanges()).length > 0,
  queueSave(path, isSaved, owner) {
    const fields = { do: isSaved ? 'save' : 'unsave', path }
    const change = { key: crypto.randomUUID(), owner, at: Date.now(), list: null, fields, base: null }
    return deviceOutbox.add(change).then(
      () => true,
      () => false,
    )
  },
  queueForm: queueFormChange,
  deliver: (owner) =>
    deliverChanges(owner, { outbox: deviceOutbox, fetchApi: (input, init) => fetch(input, init), withLock }),
}
