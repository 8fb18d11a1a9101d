import type { CommandResult } from '#tools/command/run-command.ts'
import type { CloudflareApi } from '#tools/operate/deployment/cloudflare-api.ts'
import { remoteDatabase } from './index-database.ts'
import { readSearchDocuments } from './read-search-documents.ts'
import { rebuildIndex } from './rebuild-index.ts'

/** Binding of the database that the search asks. */
export const SEARCH_BINDING = 'SEARCH'

/**
 * Fills the search index of a deployment from the compiled catalogue, if its documents have changed; visitors search the old
 * index meanwhile, and are not kept waiting.
 * @param isForced fills even when the documents are those of the index in use
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
    const output = isNew ? 'the search index was filled' : 'the search index is of this content already'
    return { exitCode: 0, output }
  } catch (error) {
    return { exitCode: 1, output: error instanceof Error ? error.message : String(error) }
  }
}
