import { mkdirSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import { type CommandResult, runCommand } from '#tools/command/run-command.ts'
import { fillStatements } from './index-statements.ts'
import { type IndexStanding, planFilling, STANDING } from './plan-filling.ts'
import { readSearchDocuments } from './read-search-documents.ts'

/** Binding of the database that the search asks. */
export const SEARCH_BINDING = 'DB'
const SQL_FILE = 'dist/search-index.sql'
/** What `wrangler d1 execute --json` prints. */
const Standing = v.object({
  generation: v.nullable(v.number()),
  version: v.nullable(v.string()),
  standing: v.string(),
})
const Printed = v.tuple([v.object({ results: v.tuple([Standing]) })])

/** Reads the answer of the database out of everything that the command printed. */
export function parseIndexStanding(output: string): IndexStanding {
  const json = output.slice(output.indexOf('['), output.lastIndexOf(']') + 1)
  return v.parse(v.pipe(v.string(), v.parseJson(), Printed), json)[0].results[0]
}

/**
 * Fills the search index of the deployed D1 from the compiled catalogue, if its documents have changed. The file is
 * imported as one transaction; visitors search the old index meanwhile.
 * @param isForced fills even when the documents are those of the index in use
 * @param config of the deployment
 */
export async function fillRemoteIndex(isForced: boolean, config: string): Promise<CommandResult> {
  const d1 = ['d1', 'execute', SEARCH_BINDING, '--remote', '--config', config]
  const { documents, version } = readSearchDocuments(process.cwd())
  const asked = await runCommand('wrangler', [...d1, '--json', '--command', STANDING])
  if (asked.exitCode !== 0) return asked
  const plan = planFilling(parseIndexStanding(asked.result), version, isForced)
  if (plan === null) return { exitCode: 0, output: 'the search index is of this content already' }
  mkdirSync('dist', { recursive: true })
  writeFileSync(SQL_FILE, `${[...fillStatements(documents, plan)].join(';\n')};\n`)
  return runCommand('wrangler', [...d1, '--yes', '--file', SQL_FILE])
}
