import { type Delivery, deliverChanges } from './deliver-changes.ts'
import { keepFormForLater } from './later-forms.ts'
import { deviceOutbox } from './outbox.ts'

/** Saves that wait on this device for a network. */
export type WaitingSaves = {
  /** The pages that are saved once everything that waits has arrived. */
  readonly applyTo: (saved: Set<string>) => Promise<void>
  /** Whether something waits: what is done now goes behind it. */
  readonly isBehind: () => Promise<boolean>
  /** Keeps what a save button did; false where the browser keeps nothing. */
  readonly add: (path: string, isSaved: boolean, owner: string | null) => Promise<boolean>
  readonly keepForm: typeof keepFormForLater
  /** Gives the account what waits. */
  readonly deliver: (owner: string) => Promise<Delivery>
}

const LOCK = 'fernway-outbox'

function alone<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(LOCK, work) : work()
}

const readAll = () => deviceOutbox.list().catch(() => [])

/** The outbox of this device. */
export const waitingSaves: WaitingSaves = {
  async applyTo(saved) {
    for (const { list, fields } of await readAll()) {
      if (list !== null || fields['path'] === undefined) continue
      if (fields['do'] === 'save') saved.add(fields['path'])
      else saved.delete(fields['path'])
    }
  },
  isBehind: async () => (await readAll()).length > 0,
  add(path, isSaved, owner) {
    const fields = { do: isSaved ? 'save' : 'unsave', path }
    const change = { key: crypto.randomUUID(), owner, at: Date.now(), list: null, fields, base: null }
    return deviceOutbox.add(change).then(
      () => true,
      () => false,
    )
  },
  keepForm: keepFormForLater,
  deliver: (owner) =>
    deliverChanges(owner, { outbox: deviceOutbox, ask: (input, init) => fetch(input, init), alone }),
}
