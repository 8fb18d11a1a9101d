import { unstable_readConfig } from 'wrangler'
import type { CommandResult } from '#tools/command/run-command.ts'
import { fillDatabase } from './fill-database.ts'
import { remoteDatabase } from './fillable-database.ts'
import { readSearchDocuments } from './read-search-documents.ts'

/** What of the configuration matters here. */
type DatabasesOfConfig = {
  readonly d1_databases: readonly { readonly binding: string; readonly database_id?: string }[]
}

/** Binding of the database that the search asks. */
export const SEARCH_BINDING = 'SEARCH'

/**
 * Fills the search index of the deployed site from the compiled catalogue, if its documents have changed; visitors search
 * the old index meanwhile, and are not kept waiting. CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN say where and by whom.
 * @param isForced fills even when the documents are those of the index in use
 * @param config file of wrangler that has the id of the database
 */
export async function fillRemoteIndex(
  isForced = false,
  config = 'wrangler.toml',
  env: NodeJS.ProcessEnv = process.env,
): Promise<CommandResult> {
  const { CLOUDFLARE_ACCOUNT_ID: account, CLOUDFLARE_API_TOKEN: token, CLOUDFLARE_API_BASE_URL: base } = env
  const { d1_databases }: DatabasesOfConfig = unstable_readConfig({ config }, { hideWarnings: true })
  const database = d1_databases.find(({ binding }) => binding === SEARCH_BINDING)?.database_id
  if (!account || !token || !database)
    return {
      exitCode: 1,
      output: 'CLOUDFLARE_ACCOUNT_ID, CLOUDFLARE_API_TOKEN and the id of the database are needed',
    }
  const compiled = readSearchDocuments(process.cwd())
  const access = { account, token, database, ...(base ? { base } : {}) }
  try {
    const isNew = await fillDatabase(remoteDatabase(access), compiled, isForced)
    const output = isNew ? 'the search index was filled' : 'the search index is of this content already'
    return { exitCode: 0, output }
  } catch (error) {
    return { exitCode: 1, output: error instanceof Error ? error.message : String(error) }
  }
}
