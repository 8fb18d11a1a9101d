import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { programArguments } from '#tools/command/program-arguments.ts'
import { runMain } from '#tools/command/run-main.ts'
import { writeStoresConfig } from './deployment/deployment-config.ts'
import { DeploymentError, readDeploymentSettings } from './deployment/deployment-settings.ts'

/**
 * Runs wrangler on a deployment: `npm run wrangler -- production secret list`. All arguments after the name are passed
 * to wrangler.
 */
await runMain(async () => {
  const [environment = '', ...args] = process.argv.slice(2)
  if (args.length === 0) throw new DeploymentError('npm run wrangler -- NAME <what wrangler is to do>')
  const config = writeStoresConfig(environment, readDeploymentSettings(environment))
  const wrangler = programArguments('wrangler')
  const child = spawn(process.execPath, [...wrangler, ...args, '--config', config], { stdio: 'inherit' })
  const [exitCode] = (await once(child, 'close')) as [number | null]
  process.exitCode = exitCode ?? 1
})
