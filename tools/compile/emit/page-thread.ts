import { parentPort } from 'node:worker_threads'
import { loadLanguageParts } from '#tools/compile/parts/load-compiled-parts.ts'
import { createLanguageCompilers } from '#tools/compile/translations/create-language-compilers.ts'
import { createLanguageWriter, type LanguageWriter } from './language-writer.ts'
import type { PageMessage, WrittenPages } from './page-messages.ts'
import type { PageEntry } from './page-writer.ts'
import { createShardFiles, type ShardFiles } from './shard-files.ts'

// Runs in a thread that start-page-thread.ts starts.

type Started = { readonly files: ShardFiles; readonly writer: LanguageWriter }

async function start({ folder, languages, bundled }: PageMessage<'start'>): Promise<Started> {
  const files = createShardFiles(folder)
  const compilers = await createLanguageCompilers(languages, await loadLanguageParts(bundled))
  return { files, writer: createLanguageWriter(files, compilers) }
}

const withValue = ([key, json]: PageEntry<string>): PageEntry =>
  json === undefined ? [key] : [key, JSON.parse(json)]

function handle({ files, writer }: Started, message: PageMessage): void {
  if (message.kind === 'write') writer.write(message.name, JSON.parse(message.json))
  if (message.kind === 'prepare') writer.prepareEntry(message.name, [message.key, JSON.parse(message.json)])
  if (message.kind === 'entries') writer.writeEntries(message.name, message.entries.map(withValue))
  if (message.kind === 'finish') {
    const written: WrittenPages = {
      totals: files.totals(),
      report: writer.report(),
      indexed: writer.indexed,
    }
    parentPort?.postMessage(written)
  }
}

let started: Promise<Started> | null = null
parentPort?.on('message', (message: PageMessage) => {
  // All other messages wait for the first one, in their order.
  if (message.kind === 'start') started = start(message)
  else void started?.then((ready) => handle(ready, message))
})
