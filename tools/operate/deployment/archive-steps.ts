import { rmSync, writeFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import {
  addBuild,
  assetKey,
  BUILDS_KEY,
  hashedFiles,
  isCurrentBuild,
  markReplacedBuilds,
  parseArchivedBuilds,
  writeAssetArchive,
} from './asset-archive.ts'
import type { CloudflareApi } from './cloudflare-api.ts'
import type { DeploymentSettings } from './deployment-settings.ts'
import type { DeploymentStep } from './run-steps.ts'
import { runWrangler } from './run-wrangler.ts'

const CLIENT_DIR = 'dist/client'
const ARCHIVE_LIST = 'dist/asset-archive.json'
const EXPIRED_LIST = 'dist/asset-archive-stale.json'
const ARCHIVE_BINDING = 'SETTINGS'

/**
 * Archives hashed files for pages of earlier builds that are still open, and deletes them long after their build was
 * replaced.
 */
export function archiveSteps(
  { api, settings }: { readonly api: CloudflareApi; readonly settings: DeploymentSettings },
  buildId: string,
): { readonly put: DeploymentStep; readonly prune: DeploymentStep } {
  const namespace = settings.ids[ARCHIVE_BINDING] ?? ''
  const bulk = (action: string, list: string, ...more: readonly string[]) =>
    runWrangler('kv', 'bulk', action, list, '--binding', ARCHIVE_BINDING, '--remote', ...more)
  const readBuilds = async () => parseArchivedBuilds(await api.readValue(namespace, BUILDS_KEY))
  return {
    put: {
      name: 'put the hashed files of this build aside',
      changes: 'hashed files were added to the SETTINGS store',
      async run() {
        const builds = await readBuilds()
        if (isCurrentBuild(builds, buildId)) return
        writeAssetArchive(CLIENT_DIR, addBuild(builds, buildId, hashedFiles(CLIENT_DIR)), ARCHIVE_LIST)
        await bulk('put', ARCHIVE_LIST)
      },
    },
    prune: {
      name: 'note which builds were replaced',
      changes: 'files of builds that were replaced more than thirty days ago are deleted',
      async run() {
        const nowS = Math.floor(Date.now() / 1000)
        const before = await readBuilds()
        const { builds, stale } = markReplacedBuilds(before, buildId, nowS)
        if (isDeepStrictEqual(builds, before)) return
        writeFileSync(ARCHIVE_LIST, JSON.stringify([{ key: BUILDS_KEY, value: JSON.stringify(builds) }]))
        await bulk('put', ARCHIVE_LIST)
        if (stale.length === 0) return
        writeFileSync(EXPIRED_LIST, JSON.stringify(stale.map(assetKey)))
        await bulk('delete', EXPIRED_LIST, '--force')
        rmSync(EXPIRED_LIST)
      },
    },
  }
}
