import { mkdirSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import { type CommandResult, runCommand } from '#tools/command/run-command.ts'
import { fillStatements } from './index-statements.ts'
import { type IndexStanding, planFilling, STANDING } from './plan-filling.ts'
import { readSearchDocuments } from './read-search-documents.ts'

/** Binding of the database that the search asks. */
export const SEARCH_BINDING = 'DB'
const SQL_FILE = 'dist/search-index.sql'
const Standing = v.object({
  generation: v.nullable(v.number()),
  version: v.nullable(v.string()),
  standing: v.string(),
})

/** @throws when the database answers anything but the one row that `STANDING` asks for */
const parseIndexStanding = (rows: unknown): IndexStanding => v.parse(v.tuple([Standing]), rows)[0]

/**
 * Fills the search index of the deployed D1 from the compiled catalogue, if its documents have changed. The file is
 * imported as one transaction; visitors search the old index meanwhile.
 * @param isForced fills even when the documents are those of the index in use
 * @param config of the deployment
 * @param ask runs a statement on its database
 */
export async function fillRemoteIndex(
  isForced: boolean,
  config: string,
  ask: (sql: string) => Promise<readonly unknown[]>,
): Promise<CommandResult> {
  const d1 = ['d1', 'execute', SEARCH_BINDING, '--remote', '--config', config]
  const { documents, version } = readSearchDocuments(process.cwd())
  const plan = planFilling(parseIndexStanding(await ask(STANDING)), version, isForced)
  if (plan === null) return { exitCode: 0, output: 'the search index is of this content already' }
  mkdirSync('dist', { recursive: true })
  writeFileSync(SQL_FILE, `${[...fillStatements(documents, plan)].join(';\n')};\n`)
  return runCommand('wrangler', [...d1, '--yes', '--file', SQL_FILE])
}
