import type { CloudflareApi } from './cloudflare-api.ts'
import type { DeploymentSettings } from './deployment-settings.ts'
import type { SiteResources } from './site-resources.ts'

/**
 * Finds ids of stores that belong to another deployment: a file copied from another environment would read and migrate
 * the other one's data. A store carries the name that `npm run setup` gave it.
 * @returns one line for each problem
 */
export async function findForeignStores(
  { request, list }: CloudflareApi,
  { ids }: Pick<DeploymentSettings, 'ids'>,
  { namespaces, databases }: SiteResources,
): Promise<readonly string[]> {
  const problems: string[] = []
  const known = await list<{ readonly id: string; readonly title: string }>('/storage/kv/namespaces')
  for (const { binding, name } of namespaces) {
    const title = known.find(({ id }) => id === ids[binding])?.title
    if (title !== name)
      problems.push(
        `ids.${binding}: the namespace is called ${title}, not ${name}: it belongs to something else`,
      )
  }
  for (const { binding, name } of databases) {
    const found = await request<{ readonly name: string }>(`/d1/database/${ids[binding]}`)
    if (found.name !== name)
      problems.push(
        `ids.${binding}: the database is called ${found.name}, not ${name}: it belongs to something else`,
      )
  }
  return problems
}
