import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { AlmanacRequest, AlmanacTables } from '#tools/compile/almanac/almanac-tables.ts'
import type { ContentError } from '#tools/compile/text/content-error.ts'
import type { ContentTexts } from '#tools/compile/text-checks/check-texts.ts'
import type { PageAnswer, PageAnswers, PageMessage, WrittenPages } from './page-messages.ts'
import type { PageWriter } from './page-writer.ts'

export type PageThread = PageWriter & {
  /** Begins with the tables of the almanac, before anything else. */
  readonly startAlmanac: (request: AlmanacRequest) => void
  /** The tables, once they are computed; rejects with what failed in the thread. */
  readonly almanac: Promise<AlmanacTables>
  /** Checks all texts, before the start. @throws what failed in the thread */
  readonly check: (texts: ContentTexts) => Promise<readonly ContentError[]>
  /** Gives the thread what it needs to write pages. */
  readonly start: (input: Omit<PageMessage<'start'>, 'kind'>) => void
  /** Waits until all pages are written. @throws what failed in the thread */
  readonly finish: () => Promise<WrittenPages>
  /** Ends the thread, whatever it does. */
  readonly stop: () => Promise<unknown>
}

/**
 * Starts the thread that computes the almanac and checks texts while the catalogue is built, then translates and writes
 * pages: a second core does half of the work.
 * @param path of page-thread.ts, bundled
 */
export function startPageThread(path: string): PageThread {
  const worker = new Worker(path)
  const receive = async <Kind extends keyof PageAnswers>(kind: Kind): Promise<PageAnswers[Kind]> => {
    // Also rejects when the thread fails.
    for await (const [message] of on(worker, 'message')) {
      const received = message as PageAnswer
      if (received.kind === kind) return received.answer as PageAnswers[Kind]
    }
    throw new Error('the thread of pages ended')
  }
  const answers = { almanac: receive('almanac'), check: receive('check'), finish: receive('finish') }
  // A failure before anybody waits is thrown by `finish`.
  for (const answer of Object.values(answers)) answer.catch(() => undefined)
  const send = (message: PageMessage): void => worker.postMessage(message)
  return {
    startAlmanac: (request) => send({ kind: 'almanac', ...request }),
    almanac: answers.almanac,
    check({ texts, pages }) {
      send({ kind: 'check', texts, pages })
      return answers.check
    },
    start: (input) => send({ kind: 'start', ...input }),
    write: (name, content) => send({ kind: 'write', name, json: JSON.stringify(content) }),
    prepareEntry: (name, [key, value]) => send({ kind: 'prepare', name, key, json: JSON.stringify(value) }),
    writeEntries: (name, entries) =>
      send({
        kind: 'entries',
        name,
        entries: entries.map((entry) => (entry.length === 1 ? entry : [entry[0], JSON.stringify(entry[1])])),
      }),
    finish() {
      send({ kind: 'finish' })
      return answers.finish
    },
    stop: () => worker.terminate(),
  }
}
