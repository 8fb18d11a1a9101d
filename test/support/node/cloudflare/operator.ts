import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { warmWranglerPort } from '#test/support/node/warm-wrangler/warm-wrangler.ts'
import { readSiteResources } from '#tools/operate/deployment/site-resources.ts'
import { listMigrations } from '#tools/operate/deployment/unsafe-migrations.ts'
import { indexSlices } from '#tools/operate/search/index-statements.ts'
import { readSearchDocuments } from '#tools/operate/search/read-search-documents.ts'
import { SEARCH_BINDING } from '#tools/operate/search/rebuild-remote-index.ts'
import { addDatabase, versionInUse } from './account-state.ts'
import {
  type CommandRun,
  createOperatorCheckout,
  FIRST_BUILD,
  type OperatorCheckout,
} from './operator-checkout.ts'
import type { Cloudflare, CloudflareAccount } from './start-cloudflare.ts'
import { type Edge, startEdge } from './start-edge.ts'
import { emptyVersion, newScript } from './uploaded-versions.ts'

export const ENVIRONMENT = 'tried'
export const WORKER = 'fernway-tried'
const SETTINGS_FILE = `deploy/${ENVIRONMENT}.yaml`
const DOMAIN = 'fernway.org'

/** An operator with an account, a checkout, and an edge that serves the deployed version. */
export type Operator = {
  readonly account: CloudflareAccount
  readonly checkout: OperatorCheckout
  readonly edge: Edge
  readonly deploy: (args?: readonly string[], env?: NodeJS.ProcessEnv) => Promise<CommandRun>
  /** Returns the build with the largest share of traffic; null before the first deployment. */
  readonly buildInUse: () => string | null
  /** Returns the traffic shares of each deployment, oldest first. */
  readonly shares: () => readonly (readonly number[])[]
  readonly close: () => Promise<void>
}

/** Creates an operator with an empty account that has a domain. */
export async function createOperator(cloudflare: Cloudflare): Promise<Operator> {
  const account = cloudflare.openAccount()
  account.state.zones.add(DOMAIN)
  const edge = await startEdge(account.state, WORKER)
  const checkout = createOperatorCheckout(account.env, await warmWranglerPort())
  const script = () => account.state.scripts.get(WORKER)
  return {
    account,
    checkout,
    edge,
    deploy: (args = [], env = {}) =>
      checkout.run('deploy', ['--env', ENVIRONMENT, '--built', '--pause', '0', ...args], env),
    buildInUse() {
      const found = script()
      return found === undefined ? null : (versionInUse(found)?.annotations['workers/tag'] ?? null)
    },
    shares: () =>
      (script()?.deployments ?? []).map(({ versions }) => versions.map(({ percentage }) => percentage)),
    async close() {
      checkout.remove()
      await edge.stop()
    },
  }
}

/** The last migration of Durable Object classes in wrangler.toml. */
const CLASS_MIGRATION = 'trips-1'

/** Returns the operator's settings after a complete setup. */
export function operatorSettings({ account, edge }: Operator) {
  const ids: Record<string, string> = {}
  const { namespaces, databases } = readSiteResources(WORKER)
  for (const { binding, name } of namespaces)
    ids[binding] = [...account.state.namespaces].find(([, { title }]) => title === name)?.[0] ?? ''
  for (const { binding, name } of databases)
    ids[binding] = [...account.state.databases].find(([, one]) => one.name === name)?.[0] ?? ''
  return {
    worker: WORKER,
    origin: `https://tried.${DOMAIN}`,
    smokeOrigin: edge.origin,
    settleSeconds: 0,
    ids,
    variables: { OIDC_ISSUER: 'https://id.fernway.org', OIDC_CLIENT_ID: 'site' } as Record<string, string>,
  }
}

/** Applies pending migrations and static files of the build to the account. */
function applyPendingChanges({ account: { state }, checkout: { folder } }: Operator): void {
  const builds = [
    { build: FIRST_BUILD, files: [], replacedAtS: null },
    { build: 'before', files: [], replacedAtS: null },
  ]
  for (const { values } of state.namespaces.values()) values.set('asset-builds', JSON.stringify(builds))
  for (const { binding, name, migrationsDir } of readSiteResources(WORKER, folder).databases) {
    const sqlite = [...state.databases.values()].find((one) => one.name === name)?.sqlite
    if (sqlite === undefined || migrationsDir === null) continue
    sqlite.exec('CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY, name TEXT UNIQUE, applied_at TEXT)')
    for (const file of listMigrations(migrationsDir)) {
      sqlite.exec(readFileSync(join(migrationsDir, file), 'utf8'))
      sqlite.prepare('INSERT INTO d1_migrations (name) VALUES (?)').run(file)
    }
    if (binding !== SEARCH_BINDING) continue
    const { documents, version } = readSearchDocuments(folder)
    for (const { statements } of indexSlices(documents, { generation: 1, version, stale: [] }))
      for (const statement of statements) sqlite.exec(statement)
  }
}

/**
 * Creates an operator whose account is set up, with a version of another build deployed.
 * @param isBehind whether migrations and search documents wait to be deployed
 */
export async function createDeployedOperator(cloudflare: Cloudflare, isBehind = false): Promise<Operator> {
  const operator = await createOperator(cloudflare)
  const { state } = operator.account
  const { namespaces, databases, buckets, queues } = readSiteResources(WORKER)
  for (const { name } of namespaces)
    state.namespaces.set(crypto.randomUUID().replaceAll('-', ''), { title: name, values: new Map() })
  for (const { name } of databases) addDatabase(state, name)
  if (!isBehind) applyPendingChanges(operator)
  for (const { name } of buckets) state.buckets.add(name)
  for (const name of queues) state.queues.set(crypto.randomUUID(), { name, consumers: [] })
  const script = newScript()
  script.migrationTag = CLASS_MIGRATION
  const before = emptyVersion('before', CLASS_MIGRATION)
  script.versions.push(before)
  script.deployments.push({
    id: crypto.randomUUID(),
    createdOn: new Date().toISOString(),
    versions: [{ version_id: before.id, percentage: 100 }],
  })
  for (const name of ['OIDC_CLIENT_SECRET', 'SESSION_SECRET']) script.secrets.set(name, 'value')
  state.scripts.set(WORKER, script)
  writeOperatorSettings(operator, {})
  return operator
}

/** Writes the operator's settings with the given changes, and commits them. */
export function writeOperatorSettings(operator: Operator, changed: object): void {
  operator.checkout.write(SETTINGS_FILE, JSON.stringify({ ...operatorSettings(operator), ...changed }))
  operator.checkout.commit()
}
