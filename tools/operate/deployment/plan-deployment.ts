import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { rebuildRemoteIndex, SEARCH_BINDING } from '#tools/operate/search/rebuild-remote-index.ts'
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
import { storeConfig } from './deployed-config.ts'
import type { DeploymentSettings } from './deployment-settings.ts'
import { beginFirst, finishFirst } from './first-deployment.ts'
import { rollBackTo, setVersionShare, uploadVersion } from './gradual-rollout.ts'
import type { PreflightResult } from './preflight.ts'
import type { DeploymentStep } from './run-steps.ts'
import { runWrangler } from './run-wrangler.ts'
import { readSiteResources } from './site-resources.ts'
import { smokeTest } from './smoke-test.ts'

const CLIENT_DIR = 'dist/client'
const ARCHIVE_LIST = 'dist/asset-archive.json'
const EXPIRED_LIST = 'dist/asset-archive-stale.json'
const ARCHIVE_BINDING = 'SETTINGS'

export type Deployment = {
  readonly api: CloudflareApi
  readonly settings: DeploymentSettings
  readonly preflightResult: PreflightResult
  /** Shares of the traffic in percent, in order; the last is 100. */
  readonly shares: readonly number[]
  /** Waits after each share except the last. @throws when the deployment was stopped or lost its lock */
  readonly pause: () => Promise<void>
}

export type DeploymentPlan = {
  /**
   * Steps that change something at Cloudflare, in an order that leaves the running version working after each (R14.1).
   */
  readonly steps: readonly DeploymentStep[]
  /**
   * Routes traffic back to the previous version if visitors may have the new one. Never throws.
   * @returns which version visitors have now
   */
  readonly rollBack: () => Promise<string>
}

/**
 * Archives hashed files for pages of earlier builds that are still open, and deletes them long after their build was
 * replaced.
 */
function archiveSteps(
  { api, settings }: Deployment,
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

/** Plans the steps of a deployment. */
export function planDeployment(deployment: Deployment): DeploymentPlan {
  const { api, settings, preflightResult, shares, pause } = deployment
  const { worker, origin, smokeOrigin = origin, settleSeconds, variables } = settings
  const { before, pendingMigrations, isFirst } = preflightResult
  const firstDatabase = settings.ids[readSiteResources(worker).databases[0]?.binding ?? ''] ?? ''
  const buildId = readFileSync('dist/worker/build-id.txt', 'utf8')
  const archive = archiveSteps(deployment, buildId)
  const signsIn = (variables['OIDC_ISSUER'] ?? '') !== ''
  let version = ''
  /** Whether the version may have traffic, and whether it finally has all of it. */
  let hasTraffic = false
  let isDone = false
  const smokeTestAt = async (percent: number): Promise<void> => {
    hasTraffic = true
    await setVersionShare(version, percent, before)
    // Routes, crons and queues belong to the worker and not to a version: they must exist before the first smoke test.
    if (percent === 0) await runWrangler('triggers', 'deploy')
    const operatorToken = process.env['OPERATOR_TOKEN'] ?? ''
    await smokeTest({
      origin: smokeOrigin,
      worker,
      version,
      buildId,
      signsIn,
      settleSeconds,
      operatorToken,
    })
  }
  const steps: readonly DeploymentStep[] = [
    archive.put,
    ...(isFirst && pendingMigrations.length > 0
      ? [
          {
            name: 'note that the first deployment has begun',
            changes: 'the first deployment is marked as unfinished',
            run: () => beginFirst(api, firstDatabase),
          },
        ]
      : []),
    ...pendingMigrations.map((binding) => ({
      name: `apply migrations to ${binding}`,
      changes: `${binding} has the schema of this build`,
      run: () => runWrangler('d1', 'migrations', 'apply', binding, '--remote'),
    })),
    {
      name: 'fill the search index',
      changes: 'the search index is of this content',
      async run() {
        const { exitCode, output } = await rebuildRemoteIndex(false, api, settings.ids[SEARCH_BINDING] ?? '')
        if (exitCode !== 0) throw new Error(output)
      },
    },
    {
      name: 'upload the version',
      changes: 'the version was uploaded, and no visitor gets it',
      async run() {
        version = await uploadVersion(buildId)
        await storeConfig(version)
      },
    },
    {
      name: 'try the version before visitors get it',
      changes: 'the version was tried and found good',
      run: () => smokeTestAt(0),
    },
    ...shares.map((percent, index) => ({
      name: `give it ${percent} % of the visitors`,
      changes: `the version had ${percent} % of the visitors`,
      async run() {
        await smokeTestAt(percent)
        if (index === shares.length - 1) isDone = true
        else await pause()
      },
    })),
    archive.prune,
    ...(isFirst
      ? [
          {
            name: 'note that the first deployment has finished',
            changes: 'the first deployment is marked as finished',
            run: () => finishFirst(api, firstDatabase),
          },
        ]
      : []),
  ]
  const recover = async (): Promise<string> => {
    if (isDone) return 'Visitors have the new version. Run the same command again to finish.'
    if (hasTraffic) return rollBackTo(before, worker)
    return 'Visitors have the version that they had before. Fix the cause and run the same command again.'
  }
  return { steps, rollBack: recover }
}
