import type { CloudflareApi } from './cloudflare-api.ts'
import { writeStoredConfig } from './deployed-config.ts'
import { writeStoresConfig } from './deployment-config.ts'
import { DeploymentError, type DeploymentSettings } from './deployment-settings.ts'
import type { DeploymentStep } from './run-steps.ts'
import { runWranglerWith } from './run-wrangler.ts'
import { smokeTest } from './smoke-test.ts'

type Deployments = {
  readonly deployments: readonly {
    readonly versions: readonly { readonly version_id: string; readonly percentage: number }[]
  }[]
}
type Version = { readonly annotations?: Readonly<Record<string, string>> }

const ALL = 100

/**
 * The version that had all visitors before the one that has them now.
 * @throws {DeploymentError} when there is none
 */
export async function findPreviousVersion({ request }: CloudflareApi, worker: string): Promise<string> {
  const { deployments } = await request<Deployments>(`/workers/scripts/${worker}/deployments`)
  const current = deployments[0]?.versions.map(({ version_id }) => version_id) ?? []
  const previous = deployments
    .slice(1)
    .flatMap(({ versions }) => versions)
    .find(({ version_id, percentage }) => percentage === ALL && !current.includes(version_id))
  if (previous === undefined) throw new DeploymentError('There is no earlier version to return to')
  return previous.version_id
}

/**
 * The steps that give all visitors an earlier version, with its crons, queue consumers and routes. Migrations stay: the
 * earlier version is compatible with them.
 * @param environment name of the deployment
 */
export function planReturn(
  api: CloudflareApi,
  settings: DeploymentSettings,
  environment: string,
  version: string,
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
        const { annotations } = await api.request<Version>(`/workers/scripts/${worker}/versions/${version}`)
        await smokeTest({
          origin: smokeOrigin,
          worker,
          version,
          buildId: annotations?.['workers/tag'] ?? '',
          signsIn: (variables['OIDC_ISSUER'] ?? '') !== '',
          settleSeconds,
          operatorToken: process.env['OPERATOR_TOKEN'] ?? '',
        })
      },
    },
  ]
}
