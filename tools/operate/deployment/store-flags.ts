import { writeStoresConfig } from './deployment-config.ts'
import { readDeploymentSettings } from './deployment-settings.ts'

/** Folder of the stores of local runs. */
export const localStateDir = (): string => process.env['STATE_DIR'] ?? '.wrangler/state'

/**
 * Wrangler's flags that select the stores a tool works on.
 * @param environment name of the deployment; undefined for the stores of local runs
 * @throws {DeploymentError} when its settings are missing or wrong
 */
export function storeFlags(environment: string | undefined): readonly string[] {
  if (environment === undefined) return ['--local', '--persist-to', localStateDir()]
  return ['--remote', '--config', writeStoresConfig(environment, readDeploymentSettings(environment))]
}
