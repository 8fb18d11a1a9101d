import { userInfo } from 'node:os'
import { keptByNpm } from '#tools/command/kept-by-npm.ts'
import { readArguments } from '#tools/command/read-arguments.ts'
import { openCloudflare } from './deployment/cloudflare-api.ts'
import { writeDeploymentConfig } from './deployment/deployment-config.ts'
import { takeDeploymentLock } from './deployment/deployment-lock.ts'
import { DeploymentRefused, readDeploymentSettings } from './deployment/deployment-settings.ts'
import { planDeployment } from './deployment/deployment-steps.ts'
import { preflight } from './deployment/preflight.ts'
import { runSteps, StepFailed } from './deployment/run-steps.ts'
import { siteResources } from './deployment/site-resources.ts'
import { parseShares } from './deployment/version-shares.ts'

const USAGE =
  'npm run deploy -- --env NAME [--dry-run] [--built] [--allow-changes] [--gradual 10,50,100 [--pause MINUTES]]'
const MINUTE_MS = 60_000

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
const kept = keptByNpm(['env', 'dry-run', 'built', 'allow-changes', 'gradual', 'pause'], positionals)

function readOptions() {
  const shares = parseShares(kept.gradual ?? values.gradual)
  if (shares === null)
    throw new DeploymentRefused(
      '--gradual is a list of rising percentages that ends in 100, such as 10,50,100',
    )
  const pause = kept.pause ?? values.pause
  if (!/^\d{1,3}$/.test(pause)) throw new DeploymentRefused('--pause is a number of minutes')
  const [word] = positionals
  if (word !== undefined && word !== kept.env) throw new DeploymentRefused(`“${word}” is too much.`)
  return {
    environment: kept.env ?? values.env ?? '',
    isDry: values['dry-run'] || kept['dry-run'] !== undefined,
    isBuilt: values.built || kept.built !== undefined,
    allowsChanges: values['allow-changes'] || kept['allow-changes'] !== undefined,
    shares,
    pauseMs: Number(pause) * MINUTE_MS,
  }
}

async function deploy(): Promise<void> {
  const { environment, isDry, isBuilt, allowsChanges, shares, pauseMs } = readOptions()
  const settings = readDeploymentSettings(environment)
  const api = openCloudflare()
  const look = () => preflight(api, settings, allowsChanges)
  const standing = await look()
  // What is uploaded heeds no header of a test, whatever the environment says.
  delete process.env['FAULT_INJECTION']
  if (!isBuilt) {
    // What builds takes a while to load, and most of what goes wrong is known without it.
    const { buildSite } = await import('#tools/build/build-site.ts')
    await buildSite()
  }
  writeDeploymentConfig(settings)
  const stopping = new AbortController()
  const plan = { api, settings, standing, shares, pauseMs, signal: stopping.signal }
  if (isDry) {
    for (const { name } of planDeployment(plan).steps) console.log(`would ${name}`)
    return
  }
  const database = siteResources(settings.worker).databases[0]?.binding ?? ''
  const lock = await takeDeploymentLock(api, settings.ids[database] ?? '', userInfo().username)
  const stop = (): void => stopping.abort(new Error('It was stopped.'))
  process.once('SIGINT', stop).once('SIGTERM', stop)
  const ready = async (): Promise<void> => {
    stopping.signal.throwIfAborted()
    await lock.renew()
  }
  try {
    // Somebody may have deployed while this was built; what was in use then is not to be gone back to.
    const { steps, recover } = planDeployment({ ...plan, standing: await look() })
    await runSteps(steps, { tell: (line) => console.log(line), ready, recover })
  } finally {
    await lock.giveBack().catch((error: Error) => {
      console.warn(`the lock was not given back, and gives way in an hour: ${error.message}`)
    })
  }
  console.log(`deployed to ${settings.origin}`)
}

try {
  await deploy()
} catch (error) {
  if (error instanceof StepFailed) console.error(error.message)
  // All before the first step only looks.
  else console.error(`Nothing was changed. ${error instanceof Error ? error.message : String(error)}`)
  if (error instanceof DeploymentRefused) console.error(USAGE)
  process.exitCode = 1
}
