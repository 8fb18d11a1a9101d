import { parentPort } from 'node:worker_threads'
import { computeAlmanacTables } from '#tools/compile/almanac/almanac-tables.ts'
import { loadLanguageParts } from '#tools/compile/parts/load-compiled-parts.ts'
import { checkTexts } from '#tools/compile/text-checks/check-texts.ts'
import { createLanguageCompilers } from '#tools/compile/translations/create-language-compilers.ts'
import { createLanguageWriter, type LanguageWriter } from './language-writer.ts'
import type { PageAnswer, PageMessage } from './page-messages.ts'
import type { PageEntry } from './page-writer.ts'
import { createShardFiles, type ShardFiles } from './shard-files.ts'

// Runs in a thread that start-page-thread.ts starts.

type Started = { readonly files: ShardFiles; readonly writer: LanguageWriter }

async function start({ folder, languages, parts }: PageMessage<'start'>): Promise<Started> {
  const files = createShardFiles(folder)
  const compilers = await createLanguageCompilers(languages, await loadLanguageParts(parts))
  return { files, writer: createLanguageWriter(files, compilers) }
}

const answer = (message: PageAnswer): void => parentPort?.postMessage(message)

const withValue = ([key, json]: PageEntry<string>): PageEntry =>
  json === undefined ? [key] : [key, JSON.parse(json)]

function handle({ files, writer }: Started, message: PageMessage): void {
  if (message.kind === 'write') writer.write(message.name, JSON.parse(message.json))
  if (message.kind === 'prepare') writer.prepareEntry(message.name, [message.key, JSON.parse(message.json)])
  if (message.kind === 'entries') writer.writeEntries(message.name, message.entries.map(withValue))
  if (message.kind === 'finish') {
    const { report, indexed } = writer
    answer({ kind: 'finish', answer: { totals: files.totals(), report: report(), indexed } })
  }
}

let started: Promise<Started> | null = null
parentPort?.on('message', (message: PageMessage) => {
  // Pages wait for the start, in their order.
  if (message.kind === 'almanac') answer({ kind: 'almanac', answer: computeAlmanacTables(message) })
  else if (message.kind === 'check') answer({ kind: 'check', answer: checkTexts(message) })
  else if (message.kind === 'start') started = start(message)
  else void started?.then((ready) => handle(ready, message))
})
