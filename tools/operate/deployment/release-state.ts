import type { CloudflareApi } from './cloudflare-api.ts'
import { DeploymentError } from './deployment-settings.ts'

type Deployments = {
  readonly deployments: readonly {
    readonly versions: readonly { readonly version_id: string; readonly percentage: number }[]
  }[]
}
type Versions = { readonly items: readonly { readonly id: string }[] }

/**
 * Checks that one version has all visitors and that no newer one was uploaded. Setting a secret makes a version of the
 * newest one and gives it all visitors: it would end a gradual release, or release what failed its test.
 * @throws {DeploymentError} saying what to do first
 */
export async function assertNoReleaseUnderWay({ request }: CloudflareApi, worker: string): Promise<void> {
  const path = `/workers/scripts/${worker}`
  const { deployments } = await request<Deployments>(`${path}/deployments`)
  const current = deployments[0]?.versions ?? []
  if (current.length > 1)
    throw new DeploymentError(
      'A gradual release is under way. Finish it, or return with npm run deploy -- --back, then rotate the secret.',
    )
  const { items } = await request<Versions>(`${path}/versions`)
  if (items[0] !== undefined && items[0].id !== current[0]?.version_id)
    throw new DeploymentError(
      'The newest version has no visitors: the last deployment failed or was returned. Deploy first, then rotate the secret.',
    )
}
