import type { CommandResult } from '#tools/command/run-command.ts'
import type { CloudflareApi } from '#tools/operate/deployment/cloudflare-api.ts'
import { remoteDatabase } from './index-database.ts'
import { readSearchDocuments } from './read-search-documents.ts'
import { rebuildIndex } from './rebuild-index.ts'

/** Binding of the search database. */
export const SEARCH_BINDING = 'SEARCH'

/**
 * Rebuilds the search index of a deployment from the compiled catalogue, if its documents have changed; visitors use
 * the old index until then.
 * @param isForced rebuilds even when the documents are those of the current index
 * @param database its id
 */
export async function rebuildRemoteIndex(
  isForced: boolean,
  api: Pick<CloudflareApi, 'request'>,
  database: string,
): Promise<CommandResult> {
  const compiled = readSearchDocuments(process.cwd())
  try {
    const isNew = await rebuildIndex(remoteDatabase(api, database), compiled, isForced)
    const output = isNew ? 'the search index was rebuilt' : 'the search index is up to date'
    return { exitCode: 0, output }
  } catch (error) {
    return { exitCode: 1, output: error instanceof Error ? error.message : String(error) }
  }
}
