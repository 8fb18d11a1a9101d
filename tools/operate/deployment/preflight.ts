import { execFileSync } from 'node:child_process'
import { type CloudflareApi, CloudflareApiError, queryDatabase } from './cloudflare-api.ts'
import { requiredSecrets } from './deployment-config.ts'
import { DeploymentError, type DeploymentSettings } from './deployment-settings.ts'
import { findNewClasses } from './durable-object-classes.ts'
import { isFirstUnfinished } from './first-deployment.ts'
import { readSiteResources, type SiteResources } from './site-resources.ts'
import { findForeignStores } from './store-problems.ts'
import { findUnsafeMigrations, listMigrations } from './unsafe-migrations.ts'
import { findZoneProblems } from './zone-problems.ts'

type VersionShare = { readonly version_id: string; readonly percentage: number }

/** The state of the account that the preflight found. */
export type PreflightResult = {
  /** The version with most of the traffic. */
  readonly before: string
  /** Bindings of databases with pending migrations. */
  readonly pendingMigrations: readonly string[]
  /** Whether no deployment has ever finished, so that no version uses the databases. */
  readonly isFirst: boolean
  /** Durable Object classes that the worker in the account does not have. */
  readonly newClasses: readonly string[]
}

/** Uncommitted files, except settings of deployments: a version must be reproducible. */
function uncommittedFiles(root: string): readonly string[] {
  const printed = execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8', cwd: root })
  return printed.split('\n').filter((line) => line !== '' && !line.slice(3).startsWith('deploy/'))
}

/** Turns a “not found” of Cloudflare into an error that states what to do. */
async function findOrFail<T>(asking: Promise<T>, otherwise: string): Promise<T> {
  return asking.catch((error: unknown) => {
    if (error instanceof CloudflareApiError && error.status === 404) throw new DeploymentError(otherwise)
    throw error
  })
}

async function readVersionInUse({ request }: CloudflareApi, worker: string): Promise<string> {
  const path = `/workers/scripts/${worker}/deployments`
  const isUndeployed = `There is no worker ${worker} in this account yet: npm run setup creates it`
  const { deployments } = await findOrFail(
    request<{ readonly deployments: readonly { readonly versions: readonly VersionShare[] }[] }>(path),
    isUndeployed,
  )
  const current = deployments[0]?.versions.toSorted((one, other) => other.percentage - one.percentage)[0]
  if (current === undefined) throw new DeploymentError(isUndeployed)
  return current.version_id
}

async function findMissingStores(
  { request, list }: CloudflareApi,
  { ids }: DeploymentSettings,
  { namespaces, databases, buckets, queues }: SiteResources,
): Promise<readonly string[]> {
  const known = await list<{ readonly id: string }>('/storage/kv/namespaces')
  const missing = namespaces
    .filter(({ binding }) => !known.some(({ id }) => id === ids[binding]))
    .map(({ binding }) => `namespace ids.${binding}`)
  const there = async (path: string): Promise<boolean> =>
    request(path).then(
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
    const found = await request<readonly unknown[]>(`/queues?name=${name}`)
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

/**
 * Bindings of the databases with pending migrations, and whether this is the first deployment.
 * @throws {DeploymentError} for a migration that the running version is not compatible with
 */
async function findPendingMigrations(
  api: CloudflareApi,
  { ids }: DeploymentSettings,
  { databases }: SiteResources,
): Promise<Pick<PreflightResult, 'pendingMigrations' | 'isFirst'>> {
  const migrated = databases.flatMap(({ binding, migrationsDir }) =>
    migrationsDir === null ? [] : [{ binding, migrationsDir, id: ids[binding] ?? '' }],
  )
  const found = []
  for (const { binding, migrationsDir, id } of migrated)
    found.push({ binding, migrationsDir, applied: await appliedMigrations(api, id) })
  const isFirst =
    found.every(({ applied }) => applied.length === 0) ||
    (await isFirstUnfinished(api, ids[databases[0]?.binding ?? ''] ?? ''))
  const unsafe = isFirst
    ? []
    : found.flatMap(({ migrationsDir, applied }) => findUnsafeMigrations(migrationsDir, applied))
  if (unsafe.length > 0) throw new DeploymentError(`Migrations must wait:\n${unsafe.join('\n')}`)
  const pending = found.filter(({ migrationsDir, applied }) =>
    listMigrations(migrationsDir).some((file) => !applied.includes(file)),
  )
  return { pendingMigrations: pending.map(({ binding }) => binding), isFirst }
}

/**
 * Checks for problems that would make a deployment fail later, without changing anything (R14.1).
 * @param allowsChanges whether uncommitted changes are allowed
 * @param root project folder
 * @throws {DeploymentError} naming the problem
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
      `Not in this account: ${missing.join(', ')} (npm run setup creates missing resources)`,
    )
  const foreign = await findForeignStores(api, settings, resources)
  if (foreign.length > 0) throw new DeploymentError(foreign.join('\n'))
  const problems = await findZoneProblems(api, settings)
  if (problems.length > 0) throw new DeploymentError(problems.join('\n'))
  const before = await readVersionInUse(api, worker)
  const secrets = await api.request<readonly { readonly name: string }[]>(
    `/workers/scripts/${worker}/secrets`,
  )
  const absent = requiredSecrets(settings).filter((name) => !secrets.some((secret) => secret.name === name))
  if (absent.length > 0)
    throw new DeploymentError(`Secrets are missing: ${absent.join(', ')} (npm run setup asks for them)`)
  const newClasses = await findNewClasses(api, worker, root)
  return { before, newClasses, ...(await findPendingMigrations(api, settings, resources)) }
}
