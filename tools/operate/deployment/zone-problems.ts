import { parseConfig } from '#src/config/config.ts'
import type { CloudflareApi } from './cloudflare-api.ts'
import type { DeploymentSettings } from './deployment-settings.ts'

type WorkerDomain = { readonly hostname: string; readonly service: string }

const isSubdomainOf = (host: string, zone: string): boolean => host === zone || host.endsWith(`.${zone}`)

/**
 * Checks the origin of a deployment and the sender of its mail: both must be in a domain of the account, unless
 * workers.dev or a third-party mail service is used. The origin must not be the domain of another worker.
 * @returns one line for each problem
 */
export async function findZoneProblems(
  { request, list }: CloudflareApi,
  { worker, origin, workersDev, variables }: DeploymentSettings,
): Promise<readonly string[]> {
  const host = new URL(origin).hostname
  const { mail } = parseConfig({ ...variables, SITE_ORIGIN: origin })
  const sender = mail.from.slice(mail.from.indexOf('@') + 1)
  const problems: string[] = []
  if (workersDev) {
    const { subdomain } = await request<{ readonly subdomain: string }>('/workers/subdomain')
    const expected = `${worker}.${subdomain}.workers.dev`
    if (host !== expected) problems.push(`origin: with workersDev it must be https://${expected}`)
  }
  if (workersDev && mail.apiUrl !== null) return problems
  const zones = await list<{ readonly name: string }>('//zones')
  const isOurs = (name: string): boolean => zones.some((zone) => isSubdomainOf(name, zone.name))
  if (!workersDev) {
    const domains = await list<WorkerDomain>(`/workers/domains?hostname=${host}`)
    const other = domains.find(({ hostname, service }) => hostname === host && service !== worker)
    if (other !== undefined)
      problems.push(`origin: ${host} is the domain of the worker ${other.service}, which would lose it`)
  }
  if (!workersDev && !isOurs(host)) problems.push(`origin: no domain of this account is a domain of ${host}`)
  if (mail.apiUrl === null && !isOurs(sender))
    problems.push(
      `MAIL_FROM: mail cannot come from ${mail.from}: name an address of a domain of this account, or a MAIL_API_URL`,
    )
  return problems
}
