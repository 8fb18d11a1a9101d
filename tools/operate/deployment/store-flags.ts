import { writeStoresConfig } from './deployment-config.ts'
import { readDeploymentSettings } from './deployment-settings.ts'

/** Where the stores of local runs are. */
export const localStateDir = (): string => process.env['STATE_DIR'] ?? '.wrangler/state'

/**
 * The flags by which wrangler finds the stores that a tool works on.
 * @param environment whose deployment; undefined: the stores of local runs
 * @throws {DeploymentRefused} when its settings are missing or wrong
 */
export function storeFlags(environment: string | undefined): readonly string[] {
  if (environment === undefined) return ['--local', '--persist-to', localStateDir()]
  return ['--remote', '--config', writeStoresConfig(environment, readDeploymentSettings(environment))]
}
