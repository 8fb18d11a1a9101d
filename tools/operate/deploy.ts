import { userInfo } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { MINUTE_MS } from '#src/platform/durations.ts'
import { findNpmSwallowedOptions } from '#tools/command/npm-swallowed-options.ts'
import { readArguments } from '#tools/command/read-arguments.ts'
import { createCloudflareApi } from './deployment/cloudflare-api.ts'
import { writeDeploymentConfig } from './deployment/deployment-config.ts'
import { acquireDeploymentLock } from './deployment/deployment-lock.ts'
import { DeploymentError, readDeploymentSettings } from './deployment/deployment-settings.ts'
import { parseRolloutSteps } from './deployment/gradual-rollout.ts'
import { planDeployment } from './deployment/plan-deployment.ts'
import { preflight } from './deployment/preflight.ts'
import { runSteps, StepError } from './deployment/run-steps.ts'
import { readSiteResources } from './deployment/site-resources.ts'

/** How often a pause renews the lock, which lasts an hour. */
const RENEWAL_MS = MINUTE_MS

const USAGE =
  'npm run deploy -- --env NAME [--dry-run] [--built] [--allow-changes] [--gradual 10,50,100 [--pause MINUTES]]'

const { values, positionals } = readArguments(
  USAGE,
  {
    options: {
      env: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      built: { type: 'boolean', default: false },
      'allow-changes': { type: 'boolean', default: false },
      gradual: { type: 'string', default: '100' },
      pause: { type: 'string', default: '5' },
    },
  },
  1,
)
const npmOptions = findNpmSwallowedOptions(
  ['env', 'dry-run', 'built', 'allow-changes', 'gradual', 'pause'],
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
    shares,
    pauseMs: Number(pause) * MINUTE_MS,
  }
}

async function deploy(): Promise<void> {
  const { environment, isDry, isBuilt, allowsChanges, shares, pauseMs } = readOptions()
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
  const stopping = new AbortController()
  const plan = { api, settings, preflightResult, shares }
  if (isDry) {
    const steps = planDeployment({ ...plan, pause: async () => undefined }).steps
    for (const { name } of steps) console.log(`would ${name}`)
    return
  }
  const database = readSiteResources(settings.worker).databases[0]?.binding ?? ''
  const lock = await acquireDeploymentLock(api, settings.ids[database] ?? '', userInfo().username)
  const stop = (): void => stopping.abort(new Error('It was stopped.'))
  process.once('SIGINT', stop).once('SIGTERM', stop)
  const ready = async (): Promise<void> => {
    stopping.signal.throwIfAborted()
    await lock.renew()
  }
  /** The lock is renewed meanwhile: a pause may be longer than the lock lasts. */
  const pause = async (): Promise<void> => {
    for (let leftMs = pauseMs; leftMs > 0; leftMs -= RENEWAL_MS) {
      await setTimeout(Math.min(leftMs, RENEWAL_MS), undefined, { signal: stopping.signal })
      await ready()
    }
  }
  try {
    // Another operator may have deployed during the build: a rollback must return to the version that is in use now.
    const { steps, rollBack } = planDeployment({ ...plan, pause, preflightResult: await onlyInspect() })
    await runSteps(steps, { log: (line) => console.log(line), onDone: ready, rollBack })
  } finally {
    await lock.release().catch((error: Error) => {
      console.warn(`the lock was not released, and expires in an hour: ${error.message}`)
    })
  }
  console.log(`deployed to ${settings.origin}`)
}

try {
  await deploy()
} catch (error) {
  if (error instanceof StepError) console.error(error.message)
  // The preflight before the first step is read-only.
  else console.error(`Nothing was changed. ${error instanceof Error ? error.message : String(error)}`)
  if (error instanceof DeploymentError) console.error(USAGE)
  process.exitCode = 1
}
