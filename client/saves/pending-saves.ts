import { type Delivery, deliverChanges } from './deliver-changes.ts'
import { deviceOutbox } from './outbox.ts'
import { queueFormChange } from './queue-form-change.ts'
import { deviceRefusedChanges } from './refused-changes.ts'

/** Saves that are queued on this device until the network is back. */
export type PendingSaves = {
  /** Applies the queued changes to a set of saved pages. */
  readonly applyTo: (saved: Set<string>) => Promise<void>
  /** Whether changes are queued: later changes have to be queued behind them. */
  readonly hasPending: () => Promise<boolean>
  /** Queues the change of a save button; false where the browser has no storage. */
  readonly queueSave: (path: string, isSaved: boolean, owner: string | null) => Promise<boolean>
  readonly queueForm: typeof queueFormChange
  /** Sends the queued changes to the account. */
  readonly deliver: (owner: string) => Promise<Delivery>
}

const LOCK_NAME = 'fernway-outbox'

function withLock<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(LOCK_NAME, work) : work()
}

const readPendingChanges = () => deviceOutbox.list().catch(() => [])

/** The queued saves of this device. */
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
    deliverChanges(owner, {
      outbox: deviceOutbox,
      refused: deviceRefusedChanges,
      fetchApi: (input, init) => fetch(input, init),
      withLock,
    }),
}
