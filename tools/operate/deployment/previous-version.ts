import type { CloudflareApi } from './cloudflare-api.ts'
import { DeploymentError } from './deployment-settings.ts'

type Deployments = {
  readonly deployments: readonly {
    readonly versions: readonly { readonly version_id: string; readonly percentage: number }[]
  }[]
}
type Version = { readonly annotations?: Readonly<Record<string, string>> }

/** A version that all visitors had, with the ID of its build. */
export type ReleasedVersion = { readonly version: string; readonly buildId: string }

const ALL = 100

/** Adds their builds to versions, newest first. A version that was made by setting a secret is of the build before it. */
async function readBuilds(
  { request }: CloudflareApi,
  worker: string,
  versions: readonly string[],
): Promise<readonly ReleasedVersion[]> {
  const read = async (version: string) => {
    const { annotations = {} } = await request<Version>(`/workers/scripts/${worker}/versions/${version}`)
    const isNewSecret = annotations['workers/triggered_by'] === 'secret'
    return { version, tag: annotations['workers/tag'] ?? (isNewSecret ? null : '') }
  }
  const found = await Promise.all(versions.map(read))
  return found.map(({ version }, index) => ({
    version,
    buildId: found.slice(index).find(({ tag }) => tag !== null)?.tag ?? '',
  }))
}

/**
 * The version that all visitors had before the present build: of that build the newest one, with the newest secrets.
 * During a gradual release that is the version from before it.
 * @throws {DeploymentError} when there is none
 */
export async function findPreviousVersion(api: CloudflareApi, worker: string): Promise<ReleasedVersion> {
  const { deployments } = await api.request<Deployments>(`/workers/scripts/${worker}/deployments`)
  const [present, ...older] = deployments.map(({ versions }) => versions)
  const isGradual = present?.some(({ percentage }) => percentage < ALL) === true
  const released = [isGradual ? [] : (present ?? []), ...older]
    .flat()
    .filter(({ percentage }) => percentage === ALL)
    .map(({ version_id }) => version_id)
  const known = await readBuilds(api, worker, [...new Set(released)])
  const [first] = known
  const previous = isGradual
    ? first
    : known.find(
        ({ version, buildId }) =>
          version !== first?.version && (buildId === '' || buildId !== first?.buildId),
      )
  if (previous === undefined) throw new DeploymentError('There is no earlier version to return to')
  return previous
}
