import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A page from before a deploy must find its files for at least a week (R8.4). */
const KEEP_SECONDS = 30 * 24 * 3600

/**
 * Writes the hashed files of this build as a list that `wrangler kv bulk put` takes, so that the next build's worker
 * can still answer them.
 * @returns the path of the list
 */
export function writeAssetArchive(clientDir: string, listPath: string): string {
  const folder = join(clientDir, 'assets')
  const entries = readdirSync(folder).map((file) => ({
    key: `asset:${file}`,
    value: readFileSync(join(folder, file)).toString('base64'),
    base64: true,
    expiration_ttl: KEEP_SECONDS,
  }))
  writeFileSync(listPath, JSON.stringify(entries))
  return listPath
}
