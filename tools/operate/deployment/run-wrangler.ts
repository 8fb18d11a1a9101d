import { runCommand } from '#tools/command/run-command.ts'
import { DEPLOYMENT_CONFIG } from './deployment-config.ts'

/** Runs wrangler on the deployment that `DEPLOYMENT_CONFIG` describes; otherwise as {@link runWranglerWith}. */
export const runWrangler = (...args: readonly string[]): Promise<string> =>
  runWranglerWith(DEPLOYMENT_CONFIG, ...args)

/**
 * Runs wrangler on a deployment.
 * @param config path of its configuration
 * @returns its output without warnings
 * @throws {Error} with its output when it fails
 */
export async function runWranglerWith(config: string, ...args: readonly string[]): Promise<string> {
  const { exitCode, output, result } = await runCommand('wrangler', [...args, '--config', config], {
    CI: 'true',
    NO_COLOR: '1',
  })
  if (exitCode !== 0)
    throw new Error(output.trim() === '' ? `wrangler ended with ${exitCode}` : output.trim())
  return result
}
