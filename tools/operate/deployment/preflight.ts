import { execFileSync } from 'node:child_process'
import { type CloudflareApi, CloudflareApiError, queryDatabase } from './cloudflare-api.ts'
import { requiredSecrets } from './deployment-config.ts'
import { DeploymentError, type DeploymentSettings } from './deployment-settings.ts'
import { readSiteResources, type SiteResources } from './site-resources.ts'
import { findUnsafeMigrations, listMigrations } from './unsafe-migrations.ts'
import { findZoneProblems } from './zone-problems.ts'

type VersionShare = { readonly version_id: string; readonly percentage: number }

/** What the preflight learned of the account. */
export type PreflightResult = {
  /** The version that most visitors get. */
  readonly before: string
  /** Bindings of databases for which migrations wait. */
  readonly pendingMigrations: readonly string[]
}

/** Files that are neither committed nor settings of a deployment; a version must be one that can be made again. */
function uncommittedFiles(root: string): readonly string[] {
  const printed = execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8', cwd: root })
  return printed.split('\n').filter((line) => line !== '' && !line.slice(3).startsWith('deploy/'))
}

/** Turns what Cloudflare does not find into a refusal that says what to do. */
async function findOrFail<T>(asking: Promise<T>, otherwise: string): Promise<T> {
  return asking.catch((error: unknown) => {
    if (error instanceof CloudflareApiError && error.status === 404) throw new DeploymentError(otherwise)
    throw error
  })
}

async function readVersionInUse({ request: ask }: CloudflareApi, worker: string): Promise<string> {
  const path = `/workers/scripts/${worker}/deployments`
  const isUndeployed = `There is no worker ${worker} in this account yet: npm run setup makes it`
  const { deployments } = await findOrFail(
    ask<{ readonly deployments: readonly { readonly versions: readonly VersionShare[] }[] }>(path),
    isUndeployed,
  )
  const most = deployments[0]?.versions.toSorted((one, other) => other.percentage - one.percentage)[0]
  if (most === undefined) throw new DeploymentError(isUndeployed)
  return most.version_id
}

async function findMissingStores(
  { request: ask, list }: CloudflareApi,
  { ids }: DeploymentSettings,
  { namespaces, databases, buckets, queues }: SiteResources,
): Promise<readonly string[]> {
  const known = await list<{ readonly id: string }>('/storage/kv/namespaces')
  const missing = namespaces
    .filter(({ binding }) => !known.some(({ id }) => id === ids[binding]))
    .map(({ binding }) => `namespace ids.${binding}`)
  const there = async (path: string): Promise<boolean> =>
    ask(path).then(
      () => true,
      (error: unknown) => {
        if (error instanceof CloudflareApiError && error.status === 404) return false
        throw error
      },
    )
  for (const { binding } of databases)
    if (!(await there(`/d1/database/${ids[binding]}`))) missing.push(`database ids.${binding}`)
  for (const { name } of buckets) if (!(await there(`/r2/buckets/${name}`))) missing.push(`bucket ${name}`)
  for (const name of queues) {
    const found = await ask<readonly unknown[]>(`/queues?name=${name}`)
    if (found.length === 0) missing.push(`queue ${name}`)
  }
  return missing
}

async function appliedMigrations(api: CloudflareApi, database: string): Promise<readonly string[]> {
  const tables = await queryDatabase(
    api,
    database,
    "SELECT 1 FROM sqlite_master WHERE name = 'd1_migrations'",
  )
  if (tables.length === 0) return []
  const rows = await queryDatabase<{ readonly name: string }>(api, database, 'SELECT name FROM d1_migrations')
  return rows.map(({ name }) => name)
}

/** Bindings of the databases for which migrations wait. Throws DeploymentRefused for one that the running version cannot live with. */
async function findPendingMigrations(
  api: CloudflareApi,
  { ids }: DeploymentSettings,
  { databases }: SiteResources,
): Promise<readonly string[]> {
  const waiting: string[] = []
  for (const { binding, migrationsDir } of databases) {
    if (migrationsDir === null) continue
    const applied = await appliedMigrations(api, ids[binding] ?? '')
    const unsafe = findUnsafeMigrations(migrationsDir, applied)
    if (unsafe.length > 0) throw new DeploymentError(`Migrations must wait:\n${unsafe.join('\n')}`)
    if (listMigrations(migrationsDir).some((file) => !applied.includes(file))) waiting.push(binding)
  }
  return waiting
}

/**
 * Looks for what would make a deployment fail later, and changes nothing (R14.1).
 * @param allowsChanges whether files may differ from what is committed
 * @param root the project's folder
 * @throws {DeploymentError} saying what is missing
 */
export async function preflight(
  api: CloudflareApi,
  settings: DeploymentSettings,
  allowsChanges: boolean,
  root = process.cwd(),
): Promise<PreflightResult> {
  const { worker } = settings
  const changed = allowsChanges ? [] : uncommittedFiles(root)
  if (changed.length > 0)
    throw new DeploymentError(`These files are not committed:\n${changed.slice(0, 10).join('\n')}`)
  const resources = readSiteResources(worker, root)
  const missing = await findMissingStores(api, settings, resources)
  if (missing.length > 0)
    throw new DeploymentError(
      `Not in this account: ${missing.join(', ')} (npm run setup makes what is missing)`,
    )
  const problems = await findZoneProblems(api, settings)
  if (problems.length > 0) throw new DeploymentError(problems.join('\n'))
  const before = await readVersionInUse(api, worker)
  const secrets = await api.request<readonly { readonly name: string }[]>(
    `/workers/scripts/${worker}/secrets`,
  )
  const absent = requiredSecrets(settings).filter((name) => !secrets.some((secret) => secret.name === name))
  if (absent.length > 0)
    throw new DeploymentError(`Secrets are missing: ${absent.join(', ')} (npm run setup asks for them)`)
  return { before, pendingMigrations: await findPendingMigrations(api, settings, resources) }
}
