import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { DeploymentSettings } from './deployment-settings.ts'

type BuiltConfig = {
  readonly vars: Readonly<Record<string, string>>
  readonly queues: { readonly consumers: readonly object[] }
  readonly kv_namespaces: readonly { readonly binding: 'SESSIONS' | 'SETTINGS' }[]
  readonly [name: string]: unknown
}

const BUILT_CONFIG = 'dist/worker/wrangler.json'
/** Beside the build, because its paths lead from there. */
export const DEPLOYMENT_CONFIG = 'dist/worker/deployment.json'

/** Secrets without which what the settings ask for cannot work. */
export const neededSecrets = ({ variables }: DeploymentSettings): readonly string[] => [
  ...((variables['OIDC_ISSUER'] ?? '') === '' ? [] : ['OIDC_CLIENT_SECRET']),
  ...((variables['TURNSTILE_SITE_KEY'] ?? '') === '' ? [] : ['TURNSTILE_SECRET']),
]

/** Names of what a deployment has, all made from the worker's. */
export const resourceNames = ({ worker }: DeploymentSettings) => ({
  database: worker,
  bucket: `${worker}-library`,
  queue: `${worker}-mail`,
  deadLetters: `${worker}-mail-dead`,
})

/** Writes what wrangler is to deploy: the last build with the settings of this deployment. */
export function writeDeploymentConfig(settings: DeploymentSettings): void {
  const built = JSON.parse(readFileSync(BUILT_CONFIG, 'utf8')) as BuiltConfig
  const { database, bucket, queue, deadLetters } = resourceNames(settings)
  const { worker, origin, workersDev, ids, variables } = settings
  const { configPath: _, userConfigPath: __, definedEnvironments: ___, topLevelName: ____, ...kept } = built
  const config = {
    ...kept,
    name: worker,
    workers_dev: workersDev,
    routes: workersDev ? [] : [{ pattern: new URL(origin).hostname, custom_domain: true }],
    vars: { ...built.vars, ...variables, SITE_ORIGIN: origin },
    secrets: { required: neededSecrets(settings) },
    kv_namespaces: built.kv_namespaces.map(({ binding }) => ({ binding, id: ids[binding] })),
    d1_databases: [
      {
        binding: 'DB',
        database_name: database,
        database_id: ids.DB,
        migrations_dir: resolve('src/migrations'),
      },
    ],
    r2_buckets: [{ binding: 'LIBRARY', bucket_name: bucket }],
    queues: {
      producers: [{ binding: 'MAIL_QUEUE', queue }],
      consumers: built.queues.consumers.map((one) => ({ ...one, queue, dead_letter_queue: deadLetters })),
    },
  }
  writeFileSync(DEPLOYMENT_CONFIG, JSON.stringify(config))
}
