import { findNpmSwallowedOptions } from '#tools/command/npm-swallowed-options.ts'
import { writeStoresConfig } from './deployment-config.ts'
import { DeploymentError, readDeploymentSettings } from './deployment-settings.ts'

/** Folder of the stores of local runs. */
export const localStateDir = (): string => process.env['STATE_DIR'] ?? '.wrangler/state'

/**
 * Refuses to work on the local stores when a deployment was meant: without `--` before the options npm takes `--env` for
 * itself.
 * @param environment the value of `--env` that arrived
 * @throws {DeploymentError} when another one did not
 */
export function assertLocalIsMeant(environment: string | undefined): void {
  if (environment === undefined && findNpmSwallowedOptions(['env'], []).env !== undefined)
    throw new DeploymentError('npm took --env for itself, and nothing was done: npm run … -- … --env NAME')
}

/**
 * Wrangler's flags that select the stores a tool works on.
 * @param environment name of the deployment; undefined for the stores of local runs
 * @throws {DeploymentError} when its settings are missing or wrong, or npm took its name for itself
 */
export function storeFlags(environment: string | undefined): readonly string[] {
  assertLocalIsMeant(environment)
  if (environment === undefined) return ['--local', '--persist-to', localStateDir()]
  return ['--remote', '--config', writeStoresConfig(environment, readDeploymentSettings(environment))]
}
