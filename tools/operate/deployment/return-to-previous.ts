import type { CloudflareApi } from './cloudflare-api.ts'
import { writeStoredConfig } from './deployed-config.ts'
import { writeStoresConfig } from './deployment-config.ts'
import type { DeploymentSettings } from './deployment-settings.ts'
import type { ReleasedVersion } from './previous-version.ts'
import type { DeploymentStep } from './run-steps.ts'
import { runWranglerWith } from './run-wrangler.ts'
import { smokeTest } from './smoke-test.ts'

const ALL = 100

/**
 * The steps that give all visitors an earlier version, with its crons, queue consumers and routes. Migrations stay: the
 * earlier version is compatible with them.
 * @param environment name of the deployment
 */
export function planReturn(
  api: CloudflareApi,
  settings: DeploymentSettings,
  environment: string,
  { version, buildId }: ReleasedVersion,
  log: (line: string) => void,
): readonly DeploymentStep[] {
  const { worker, ids, origin, smokeOrigin = origin, settleSeconds, variables } = settings
  return [
    {
      name: `give all visitors the version ${version}`,
      changes: `visitors have the version ${version}`,
      run: () =>
        runWranglerWith(
          writeStoresConfig(environment, settings),
          'versions',
          'deploy',
          `${version}@${ALL}%`,
          '--yes',
        ),
    },
    {
      name: 'restore its crons, queue consumers and routes',
      changes: 'crons, queue consumers and routes are those of that version',
      async run() {
        const config = await writeStoredConfig(api, ids['SETTINGS'] ?? '', version, environment)
        if (config === null)
          log('  they are not on record for that version and stay as they are; compare wrangler.toml')
        else await runWranglerWith(config, 'triggers', 'deploy')
      },
    },
    {
      name: 'try it at the real address',
      changes: 'the version was tried and found good',
      async run() {
        await smokeTest({
          origin: smokeOrigin,
          worker,
          version,
          buildId,
          signsIn: (variables['OIDC_ISSUER'] ?? '') !== '',
          settleSeconds,
          operatorToken: process.env['OPERATOR_TOKEN'] ?? '',
        })
      },
    },
  ]
}
