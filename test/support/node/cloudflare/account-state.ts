import { DatabaseSync } from 'node:sqlite'

export type UploadedVersion = {
  /** The last migration of Durable Object classes when it was uploaded. */
  readonly migrationTag: string | null
  readonly id: string
  readonly number: number
  readonly createdOn: string
  readonly annotations: Readonly<Record<string, string>>
  /** Bindings of the version, in the API's format. */
  readonly bindings: readonly UploadedBinding[]
  readonly compatibilityDate: string
  readonly compatibilityFlags: readonly string[]
  readonly mainModule: string
  readonly modules: ReadonlyMap<string, Buffer>
  /** Hashes of the static files, by path. */
  readonly files: ReadonlyMap<string, string>
}

export type UploadedBinding = Readonly<Record<string, unknown>> & {
  readonly type: string
  readonly name: string
}

export type VersionShare = { readonly version_id: string; readonly percentage: number }

export type StoredScript = {
  readonly secrets: Map<string, string>
  readonly versions: UploadedVersion[]
  /** Newest last. */
  readonly deployments: {
    readonly id: string
    readonly createdOn: string
    readonly versions: readonly VersionShare[]
  }[]
  /** The last migration of Durable Object classes. */
  migrationTag: string | null
  tags: readonly string[]
  crons: readonly string[]
  isOnWorkersDev: boolean
  domains: readonly string[]
}

export type StoredDatabase = { readonly name: string; readonly sqlite: DatabaseSync }

/** State of one Cloudflare account. */
export type AccountState = {
  readonly namespaces: Map<string, { readonly title: string; readonly values: Map<string, string> }>
  readonly databases: Map<string, StoredDatabase>
  /** Time Travel restore points: paths of database copies, by database ID. */
  readonly restorePoints: Map<string, string>
  readonly buckets: Set<string>
  readonly queues: Map<string, { readonly name: string; consumers: readonly Record<string, unknown>[] }>
  readonly scripts: Map<string, StoredScript>
  /** Uploaded static files, by hash. */
  readonly assets: Map<string, Buffer>
  /** Hashes of the static files of the next version, by path. */
  manifest: ReadonlyMap<string, string>
  /** Domains of the account. */
  readonly zones: Set<string>
  /** The last uploaded SQL file, which waits to be run. */
  pendingSql: string
}

/** Creates the state of an empty account. */
export const emptyAccount = (): AccountState => ({
  namespaces: new Map(),
  databases: new Map(),
  restorePoints: new Map(),
  buckets: new Set(),
  queues: new Map(),
  scripts: new Map(),
  assets: new Map(),
  manifest: new Map(),
  zones: new Set(),
  pendingSql: '',
})

export function addDatabase(state: AccountState, name: string, id: string = crypto.randomUUID()): string {
  state.databases.set(id, { name, sqlite: new DatabaseSync(':memory:') })
  return id
}

/** Copies the current content of a database to a new file, as a Time Travel restore point. */
export function addRestorePoint({ databases, restorePoints }: AccountState, id: string, file: string): void {
  databases.get(id)?.sqlite.prepare('VACUUM INTO ?').run(file)
  restorePoints.set(id, file)
}

/** Returns the version with the largest share of traffic; null before the first deployment. */
export function versionInUse({ deployments, versions }: StoredScript): UploadedVersion | null {
  const shares = deployments.at(-1)?.versions ?? []
  const largest = shares.toSorted((one, other) => other.percentage - one.percentage)[0]
  return versions.find(({ id }) => id === largest?.version_id) ?? null
}
