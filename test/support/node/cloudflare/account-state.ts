import { DatabaseSync } from 'node:sqlite'

export type UploadedVersion = {
  readonly id: string
  readonly number: number
  readonly createdOn: string
  readonly annotations: Readonly<Record<string, string>>
  /** What it is bound to, in the words of the API. */
  readonly bindings: readonly UploadedBinding[]
  readonly compatibilityDate: string
  readonly compatibilityFlags: readonly string[]
  readonly mainModule: string
  readonly modules: ReadonlyMap<string, Buffer>
  /** Hashes of its static files by their path. */
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
  tags: readonly string[]
  crons: readonly string[]
  isOnWorkersDev: boolean
  domains: readonly string[]
}

export type StoredDatabase = { readonly name: string; readonly sqlite: DatabaseSync }

/** What an account holds. */
export type AccountState = {
  readonly namespaces: Map<string, { readonly title: string; readonly values: Map<string, string> }>
  readonly databases: Map<string, StoredDatabase>
  /** Files with what a database held before, by its id: what Time Travel leads back to. */
  readonly restorePoints: Map<string, string>
  readonly buckets: Set<string>
  readonly queues: Map<string, { readonly name: string; consumers: readonly Record<string, unknown>[] }>
  readonly scripts: Map<string, StoredScript>
  /** Static files that were uploaded, by their hash. */
  readonly assets: Map<string, Buffer>
  /** Hashes by path of the static files that the next version comes with. */
  manifest: ReadonlyMap<string, string>
  /** Domains of the account. */
  readonly zones: Set<string>
  /** The file of SQL that was uploaded last, and waits to be run. */
  pendingSql: string
}

/** An account with nothing in it. */
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

/** Keeps what a database holds now, in a file that must not be there yet, for Time Travel to lead back to. */
export function addRestorePoint({ databases, restorePoints }: AccountState, id: string, file: string): void {
  databases.get(id)?.sqlite.prepare('VACUUM INTO ?').run(file)
  restorePoints.set(id, file)
}

/** The version that most visitors get, null before there is one. */
export function versionInUse({ deployments, versions }: StoredScript): UploadedVersion | null {
  const shares = deployments.at(-1)?.versions ?? []
  const most = shares.toSorted((one, other) => other.percentage - one.percentage)[0]
  return versions.find(({ id }) => id === most?.version_id) ?? null
}
