import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { CloudflareApi } from './cloudflare-api.ts'
import { DEPLOYMENT_CONFIG } from './deployment-config.ts'
import { runWrangler } from './run-wrangler.ts'

/**
 * Crons, queue consumers and routes belong to the worker and not to a version, so that a rollback has to restore them.
 * Each deployment stores the configuration of its version in the SETTINGS store; it contains no secret.
 */
const keyOf = (version: string): string => `deployed:${version}`
/** What `wrangler triggers deploy` needs; the rest belongs to the version itself. */
const STORED_FIELDS = ['name', 'compatibility_date', 'workers_dev', 'routes', 'triggers', 'queues']
const LIST = 'dist/deployed-config.json'

/** Stores the configuration of an uploaded version. */
export async function storeConfig(version: string): Promise<void> {
  const config = JSON.parse(readFileSync(DEPLOYMENT_CONFIG, 'utf8')) as Readonly<Record<string, unknown>>
  const value = JSON.stringify(Object.fromEntries(STORED_FIELDS.map((field) => [field, config[field]])))
  writeFileSync(LIST, JSON.stringify([{ key: keyOf(version), value }]))
  await runWrangler('kv', 'bulk', 'put', LIST, '--binding', 'SETTINGS', '--remote')
}

/**
 * Writes the stored configuration of a version, for wrangler.
 * @returns the file; null for a version that was deployed before configurations were stored
 */
export async function writeStoredConfig(
  api: CloudflareApi,
  namespace: string,
  version: string,
  environment: string,
): Promise<string | null> {
  const value = await api.readValue(namespace, keyOf(version))
  if (value === null) return null
  const file = resolve('.wrangler', 'deployments', `${environment}-back.json`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, value)
  return file
}
