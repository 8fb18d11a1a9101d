import { userInfo } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { MINUTE_MS } from '#src/platform/durations.ts'
import { findNpmSwallowedOptions } from '#tools/command/npm-swallowed-options.ts'
import { readArguments } from '#tools/command/read-arguments.ts'
import { type CloudflareApi, createCloudflareApi } from './deployment/cloudflare-api.ts'
import { writeDeploymentConfig } from './deployment/deployment-config.ts'
import { acquireDeploymentLock } from './deployment/deployment-lock.ts'
import {
  DeploymentError,
  type DeploymentSettings,
  readDeploymentSettings,
} from './deployment/deployment-settings.ts'
import { parseRolloutSteps } from './deployment/gradual-rollout.ts'
import { pauseUnderLock } from './deployment/pause-under-lock.ts'
import { type DeploymentPlan, planDeployment } from './deployment/plan-deployment.ts'
import { preflight } from './deployment/preflight.ts'
import { findPreviousVersion } from './deployment/previous-version.ts'
import { planReturn } from './deployment/return-to-previous.ts'
import { runSteps, StepError } from './deployment/run-steps.ts'
import { readSiteResources } from './deployment/site-resources.ts'

const USAGE = `npm run deploy -- --env NAME [--dry-run] [--built] [--allow-changes] [--gradual 10,50,100 [--pause MINUTES]]
npm run deploy -- --env NAME --back`

const { values, positionals } = readArguments(
  USAGE,
  {
    options: {
      env: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      built: { type: 'boolean', default: false },
      'allow-changes': { type: 'boolean', default: false },
      back: { type: 'boolean', default: false },
      gradual: { type: 'string', default: '100' },
      pause: { type: 'string', default: '5' },
    },
  },
  1,
)
const npmOptions = findNpmSwallowedOptions(
  ['env', 'dry-run', 'built', 'allow-changes', 'back', 'gradual', 'pause'],
  positionals,
)

function readOptions() {
  const shares = parseRolloutSteps(npmOptions.gradual ?? values.gradual)
  if (shares === null)
    throw new DeploymentError('--gradual is a list of rising percentages that ends in 100, such as 10,50,100')
  const pause = npmOptions.pause ?? values.pause
  if (!/^\d{1,3}$/.test(pause)) throw new DeploymentError('--pause is a number of minutes')
  const [word] = positionals
  if (word !== undefined && word !== npmOptions.env)
    throw new DeploymentError(`“${word}” is one argument too many.`)
  return {
    environment: npmOptions.env ?? values.env ?? '',
    isDry: values['dry-run'] || npmOptions['dry-run'] !== undefined,
    isBuilt: values.built || npmOptions.built !== undefined,
    allowsChanges: values['allow-changes'] || npmOptions['allow-changes'] !== undefined,
    isBack: values.back || npmOptions.back !== undefined,
    shares,
    pauseMs: Number(pause) * MINUTE_MS,
  }
}

type Options = ReturnType<typeof readOptions>

/**
 * Runs steps under the lock of a deployment, until they are done or the process is stopped.
 * @param plan the steps, once the lock is held
 */
async function runLocked(
  api: CloudflareApi,
  settings: DeploymentSettings,
  plan: (held: {
    readonly check: () => Promise<void>
    readonly signal: AbortSignal
  }) => Promise<DeploymentPlan>,
): Promise<void> {
  const stopping = new AbortController()
  const database = readSiteResources(settings.worker).databases[0]?.binding ?? ''
  const lock = await acquireDeploymentLock(api, settings.ids[database] ?? '', userInfo().username)
  const stop = (): void => stopping.abort(new Error('It was stopped.'))
  process.once('SIGINT', stop).once('SIGTERM', stop)
  const check = async (): Promise<void> => {
    stopping.signal.throwIfAborted()
    await lock.renew()
  }
  try {
    const { steps, rollBack } = await plan({ check, signal: stopping.signal })
    await runSteps(steps, { log: (line) => console.log(line), onDone: check, rollBack })
  } finally {
    await lock.release().catch((error: Error) => {
      console.warn(`the lock was not released, and expires in an hour: ${error.message}`)
    })
  }
}

async function deploy({
  environment,
  isDry,
  isBuilt,
  allowsChanges,
  shares,
  pauseMs,
}: Options): Promise<void> {
  const settings = readDeploymentSettings(environment)
  const api = createCloudflareApi()
  const onlyInspect = () => preflight(api, settings, allowsChanges)
  const preflightResult = await onlyInspect()
  // Fault injection is never deployed, whatever the environment says.
  delete process.env['FAULT_INJECTION']
  if (!isBuilt) {
    // The build tools load slowly, and most problems are found without them.
    const { buildSite } = await import('#tools/build/build-site.ts')
    await buildSite()
  }
  writeDeploymentConfig(settings)
  if (isDry) {
    const { steps } = planDeployment({ api, settings, preflightResult, shares, pause: async () => undefined })
    for (const { name } of steps) console.log(`would ${name}`)
    return
  }
  await runLocked(api, settings, async ({ check, signal }) => {
    const pause = () => pauseUnderLock(pauseMs, (ms) => setTimeout(ms, undefined, { signal }), check)
    // Another operator may have deployed during the build: a rollback must return to the version that is in use now.
    return planDeployment({ api, settings, shares, pause, preflightResult: await onlyInspect() })
  })
  console.log(`deployed to ${settings.origin}`)
}

/** Gives all visitors the version before the present one. */
async function goBack({ environment }: Options): Promise<void> {
  const settings = readDeploymentSettings(environment)
  const api = createCloudflareApi()
  await runLocked(api, settings, async () => {
    const version = await findPreviousVersion(api, settings.worker)
    return {
      steps: planReturn(api, settings, environment, version, (line) => console.log(line)),
      rollBack: async () => 'Run the same command again to finish.',
    }
  })
  console.log(
    `${settings.origin} has the version before. Rebuild its search index from a checkout of that version.`,
  )
}

try {
  const options = readOptions()
  await (options.isBack ? goBack(options) : deploy(options))
} catch (error) {
  if (error instanceof StepError) console.error(error.message)
  // The preflight before the first step is read-only.
  else console.error(`Nothing was changed. ${error instanceof Error ? error.message : String(error)}`)
  if (error instanceof DeploymentError) console.error(USAGE)
  process.exitCode = 1
}
