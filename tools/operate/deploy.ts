import { userInfo } from 'node:os'
import { buildSite } from '#tools/build/build-site.ts'
import { readArguments } from '#tools/command/read-arguments.ts'
import { writeDeploymentConfig } from './deployment/deployment-config.ts'
import { takeDeploymentLock } from './deployment/deployment-lock.ts'
import { DeploymentRefused, readDeploymentSettings } from './deployment/deployment-settings.ts'
import { deploymentSteps } from './deployment/deployment-steps.ts'
import { preflight } from './deployment/preflight.ts'
import { runSteps, StepFailed } from './deployment/run-steps.ts'

const USAGE = 'npm run deploy -- --env NAME [--dry-run] [--built] [--allow-changes] [--gradual 10,50,100]'

const { values } = readArguments(USAGE, {
  options: {
    env: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
    'allow-changes': { type: 'boolean', default: false },
    gradual: { type: 'string', default: '100' },
  },
})
/** npm keeps options that stand before `--` to itself, and says so in the environment. */
const swallowed = (name: string): string | undefined => process.env[`npm_config_${name}`]
const isDryRun = values['dry-run'] || !['', 'false', undefined].includes(swallowed('dry_run'))

function readPercents(text: string): readonly number[] {
  const percents = text.split(',').map(Number)
  const rises = percents.every((percent, index) => percent > (percents[index - 1] ?? 0))
  if (!rises || !percents.every(Number.isInteger) || percents.at(-1) !== 100)
    throw new DeploymentRefused(
      '--gradual is a list of rising percentages that ends in 100, such as 10,50,100',
    )
  return percents
}

async function deploy(): Promise<void> {
  const settings = readDeploymentSettings(values.env ?? swallowed('env') ?? '')
  const percents = readPercents(values.gradual)
  if (!values.built) await buildSite()
  writeDeploymentConfig(settings)
  const standing = await preflight(settings, values['allow-changes'])
  const steps = deploymentSteps(settings, standing, percents)
  if (isDryRun) {
    for (const { name } of steps) console.log(`would ${name}`)
    return
  }
  const giveBack = await takeDeploymentLock(userInfo().username)
  try {
    await runSteps(steps, (line) => console.log(line))
  } finally {
    await giveBack()
  }
  console.log(`deployed to ${settings.origin}; the version before was ${standing.before}`)
}

try {
  await deploy()
} catch (error) {
  if (error instanceof DeploymentRefused) console.error(`Nothing was changed. ${error.message}\n${USAGE}`)
  else console.error(error instanceof StepFailed || error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
