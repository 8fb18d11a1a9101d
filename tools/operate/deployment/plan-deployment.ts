import { readFileSync } from 'node:fs'
import { rebuildRemoteIndex, SEARCH_BINDING } from '#tools/operate/search/rebuild-remote-index.ts'
import { archiveSteps } from './archive-steps.ts'
import type { CloudflareApi } from './cloudflare-api.ts'
import { storeConfig } from './deployed-config.ts'
import type { DeploymentSettings } from './deployment-settings.ts'
import { introduceClasses } from './durable-object-classes.ts'
import { beginFirst, finishFirst } from './first-deployment.ts'
import { rollBackTo, setVersionShare, uploadVersion } from './gradual-rollout.ts'
import type { PreflightResult } from './preflight.ts'
import type { DeploymentStep } from './run-steps.ts'
import { runWrangler } from './run-wrangler.ts'
import { readSiteResources } from './site-resources.ts'
import { smokeTest } from './smoke-test.ts'

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

/** Plans the steps of a deployment. */
export function planDeployment(deployment: Deployment): DeploymentPlan {
  const { api, settings, preflightResult, shares, pause } = deployment
  const { worker, origin, smokeOrigin = origin, settleSeconds, variables } = settings
  const { before, pendingMigrations, isFirst, newClasses } = preflightResult
  const firstDatabase = settings.ids[readSiteResources(worker).databases[0]?.binding ?? ''] ?? ''
  const buildId = readFileSync('dist/worker/build-id.txt', 'utf8')
  const archive = archiveSteps(deployment, buildId)
  const signsIn = (variables['OIDC_ISSUER'] ?? '') !== ''
  let version = ''
  /** Whether the version may have traffic, and whether it finally has all of it. */
  let hasTraffic = false
  let isDone = false
  const smokeTestVersion = async (): Promise<void> => {
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
  const smokeTestAt = async (percent: number): Promise<void> => {
    hasTraffic = true
    await setVersionShare(version, percent, before)
    // Routes, crons and queues belong to the worker and not to a version: they must exist before the first smoke test.
    if (percent === 0) await runWrangler('triggers', 'deploy')
    await smokeTestVersion()
  }
  const versionedSteps: readonly DeploymentStep[] = [
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
  ]
  /** Cloudflare accepts a new class only by a deployment without versions (error 10211). */
  const classSteps: readonly DeploymentStep[] = [
    {
      name: `introduce ${newClasses.join(', ')}, not versioned: all visitors get this build at once`,
      changes: 'visitors have this build, which introduced its Durable Object classes',
      async run() {
        hasTraffic = true
        version = await introduceClasses(buildId)
        await storeConfig(version)
      },
    },
    {
      name: 'try the version that visitors have',
      changes: 'the version was tried and found good',
      async run() {
        await smokeTestVersion()
        isDone = true
      },
    },
  ]
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
    ...(newClasses.length > 0 ? classSteps : versionedSteps),
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
