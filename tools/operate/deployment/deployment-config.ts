import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { DeploymentSettings } from './deployment-settings.ts'
import { readSiteResources, resourceName } from './site-resources.ts'

type BuiltConfig = {
  readonly topLevelName: string
  readonly vars: Readonly<Record<string, string>>
  readonly ratelimits?: readonly { readonly namespace_id: string }[]
  readonly queues: {
    readonly producers?: readonly { readonly queue: string }[]
    readonly consumers?: readonly { readonly queue: string; readonly dead_letter_queue?: string }[]
  }
  readonly [name: string]: unknown
}

const BUILT_CONFIG = 'dist/worker/wrangler.json'
/** Placed beside the build, because its paths are relative to it. */
export const DEPLOYMENT_CONFIG = 'dist/worker/deployment.json'

/** Secrets that the settings require. */
export const requiredSecrets = ({ variables }: DeploymentSettings): readonly string[] => [
  ...((variables['OIDC_ISSUER'] ?? '') === '' ? [] : ['OIDC_CLIENT_SECRET', 'SESSION_SECRET']),
  ...((variables['TURNSTILE_SITE_KEY'] ?? '') === '' ? [] : ['TURNSTILE_SECRET']),
]

/** The stores of a deployment, in the format of wrangler's configuration. */
function storeBindings(settings: DeploymentSettings) {
  const { worker, ids } = settings
  const { namespaces, databases, buckets } = readSiteResources(worker)
  return {
    name: worker,
    kv_namespaces: namespaces.map(({ binding }) => ({ binding, id: ids[binding] })),
    d1_databases: databases.map(({ binding, name, migrationsDir }) => ({
      binding,
      database_name: name,
      database_id: ids[binding],
      ...(migrationsDir === null ? {} : { migrations_dir: migrationsDir }),
    })),
    r2_buckets: buckets.map(({ binding, name }) => ({ binding, bucket_name: name })),
  }
}

/** Deployments in the same account must not share rate limit counters. */
function rateLimitIdFor(worker: string, id: string): string {
  let sum = 0
  for (const character of worker) sum = (sum * 31 + character.charCodeAt(0)) % 100_000
  return String((sum + 1) * 10_000 + Number(id))
}

/** Writes wrangler's configuration: the last build with the settings of this deployment. */
export function writeDeploymentConfig(settings: DeploymentSettings): void {
  const built = JSON.parse(readFileSync(BUILT_CONFIG, 'utf8')) as BuiltConfig
  const { worker, origin, workersDev, variables } = settings
  const { configPath: _, userConfigPath: __, definedEnvironments: ___, topLevelName, ...inherited } = built
  const own = (name: string): string => resourceName(worker, topLevelName, name)
  const { producers = [], consumers = [] } = built.queues
  const config = {
    ...inherited,
    ...storeBindings(settings),
    workers_dev: workersDev,
    routes: workersDev ? [] : [{ pattern: new URL(origin).hostname, custom_domain: true }],
    vars: { ...built.vars, ...variables, SITE_ORIGIN: origin },
    secrets: { required: requiredSecrets(settings) },
    ratelimits: (built.ratelimits ?? []).map((limit) => ({
      ...limit,
      namespace_id: rateLimitIdFor(worker, limit.namespace_id),
    })),
    queues: {
      producers: producers.map((one) => ({ ...one, queue: own(one.queue) })),
      consumers: consumers.map(({ dead_letter_queue, ...one }) => ({
        ...one,
        queue: own(one.queue),
        ...(dead_letter_queue === undefined ? {} : { dead_letter_queue: own(dead_letter_queue) }),
      })),
    },
  }
  writeFileSync(DEPLOYMENT_CONFIG, JSON.stringify(config))
}

/**
 * Writes a configuration with the stores of a deployment, for tools that need no build.
 * @returns the file, for wrangler's `--config`
 */
export function writeStoresConfig(environment: string, settings: DeploymentSettings): string {
  const file = resolve('.wrangler', 'deployments', `${environment}.json`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ compatibility_date: '2026-08-01', ...storeBindings(settings) }))
  return file
}
