import type {
  AccountState,
  StoredScript,
  UploadedBinding,
  UploadedVersion,
  VersionShare,
} from './account-state.ts'
import { type ApiRequest, formOf } from './api-messages.ts'

type Metadata = {
  readonly annotations?: Readonly<Record<string, string>>
  readonly bindings?: readonly UploadedBinding[]
  readonly compatibility_date?: string
  readonly compatibility_flags?: readonly string[]
  readonly main_module?: string
  readonly migrations?: { readonly new_tag: string }
}

/** Creates a script without a version. */
export const newScript = (): StoredScript => ({
  secrets: new Map(),
  versions: [],
  deployments: [],
  migrationTag: null,
  tags: [],
  crons: [],
  isOnWorkersDev: false,
  domains: [],
})

/** Creates a version without content. */
export const emptyVersion = (tag: string, migrationTag: string | null): UploadedVersion => ({
  migrationTag,
  id: crypto.randomUUID(),
  number: 1,
  createdOn: new Date().toISOString(),
  annotations: { 'workers/tag': tag },
  bindings: [],
  compatibilityDate: '',
  compatibilityFlags: [],
  mainModule: '',
  modules: new Map(),
  files: new Map(),
})

/** Returns the plain-text variables of a version. */
export const variablesOf = ({ bindings }: UploadedVersion): Readonly<Record<string, string>> =>
  Object.fromEntries(
    bindings.filter(({ type }) => type === 'plain_text').map(({ name, text }) => [name, String(text)]),
  )

/** The migration of Durable Object classes that an upload wants; null for none. */
export async function migrationOf(request: ApiRequest): Promise<string | null> {
  const { metadata } = await readUpload(request)
  return metadata.migrations?.new_tag ?? null
}

/** Stores an upload as the next version of a script. */
export async function addVersion(
  { manifest }: AccountState,
  script: StoredScript,
  request: ApiRequest,
): Promise<UploadedVersion> {
  const { metadata, modules } = await readUpload(request)
  const version = {
    migrationTag: script.migrationTag,
    id: crypto.randomUUID(),
    number: script.versions.length + 1,
    createdOn: new Date().toISOString(),
    annotations: Object.fromEntries(Object.entries(metadata.annotations ?? {}).filter(([, text]) => text)),
    bindings: metadata.bindings ?? [],
    compatibilityDate: metadata.compatibility_date ?? '',
    compatibilityFlags: metadata.compatibility_flags ?? [],
    mainModule: metadata.main_module ?? '',
    modules,
    files: manifest,
  }
  script.versions.push(version)
  return version
}

/** Whether a version is older than the last migration of classes: the platform does not go back to such a version. */
export const isBeforeMigration = (
  { migrationTag, versions }: StoredScript,
  shares: readonly VersionShare[],
): boolean =>
  shares.some(({ version_id }) => versions.find(({ id }) => id === version_id)?.migrationTag !== migrationTag)

/** Creates a deployment with the given versions. */
export function deployVersions(
  script: StoredScript,
  versions: readonly VersionShare[],
): { readonly id: string } {
  const deployment = { id: crypto.randomUUID(), createdOn: new Date().toISOString(), versions }
  script.deployments.push(deployment)
  return deployment
}

async function readUpload(request: ApiRequest) {
  const form = await formOf(request)
  const modules = new Map<string, Buffer>()
  for (const [name, part] of form)
    if (name !== 'metadata')
      modules.set(name, typeof part === 'string' ? Buffer.from(part) : Buffer.from(await part.arrayBuffer()))
  const metadataText = form.get('metadata') ?? '{}'
  const metadata = JSON.parse(
    typeof metadataText === 'string' ? metadataText : await metadataText.text(),
  ) as Metadata
  return { metadata, modules }
}

/** Returns a version in the API's format. */
export const describeVersion = (version: UploadedVersion) => ({
  id: version.id,
  number: version.number,
  annotations: version.annotations,
  metadata: {
    created_on: version.createdOn,
    source: 'wrangler',
    author_email: 'operator@fernway.test',
    has_preview: false,
  },
  resources: {
    bindings: version.bindings,
    script: { handlers: ['fetch'] },
    script_runtime: {},
  },
  startup_time_ms: 20,
})
