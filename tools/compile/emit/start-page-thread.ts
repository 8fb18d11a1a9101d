import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { PageMessage, WrittenPages } from './page-messages.ts'
import type { PageWriter } from './page-writer.ts'

export type PageThread = PageWriter & {
  /** Gives the thread what it needs to write pages. */
  readonly start: (input: Omit<PageMessage<'start'>, 'kind'>) => void
  /** Waits until all pages are written. @throws what failed in the thread */
  readonly finish: () => Promise<WrittenPages>
  /** Ends the thread, whatever it does. */
  readonly stop: () => Promise<unknown>
}

/** Starts the thread that translates and writes pages, so that a second core does what is most of the work. */
export function startPageThread(): PageThread {
  const worker = new Worker(new URL('./page-thread.ts', import.meta.url))
  // Also rejects when the thread fails; a failure before anybody waits is thrown by `finish`.
  const written = once(worker, 'message')
  written.catch(() => undefined)
  const send = (message: PageMessage): void => worker.postMessage(message)
  return {
    start: (input) => send({ kind: 'start', ...input }),
    write: (name, content) => send({ kind: 'write', name, json: JSON.stringify(content) }),
    prepareEntry: (name, [key, value]) => send({ kind: 'prepare', name, key, json: JSON.stringify(value) }),
    writeEntries: (name, entries) =>
      send({
        kind: 'entries',
        name,
        entries: entries.map((entry) => (entry.length === 1 ? entry : [entry[0], JSON.stringify(entry[1])])),
      }),
    async finish() {
      send({ kind: 'finish' })
      const [message] = (await written) as [WrittenPages]
      return message
    },
    stop: () => worker.terminate(),
  }
}
