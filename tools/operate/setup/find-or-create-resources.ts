import { type CloudflareApi, CloudflareApiError } from '#tools/operate/deployment/cloudflare-api.ts'
import type { SiteResources } from '#tools/operate/deployment/site-resources.ts'

/** The resources that were found or created: ids by binding, and one line for each. */
export type SetupResources = {
  readonly ids: Readonly<Record<string, string>>
  readonly lines: readonly string[]
}

type Found = { readonly id: string; readonly isNew: boolean }

async function findOrCreate(
  find: Promise<string | undefined>,
  create: () => Promise<string>,
): Promise<Found> {
  const id = await find
  return id === undefined ? { id: await create(), isNew: true } : { id, isNew: false }
}

const toLine = (kind: string, name: string, { isNew }: Found): string =>
  `${isNew ? 'created ' : 'found'} ${kind} ${name}`

/** Stores identified by an id, each with a binding. */
async function findOrCreateById(
  { list, request }: CloudflareApi,
  { namespaces, databases }: SiteResources,
): Promise<{ readonly ids: Record<string, string>; readonly lines: string[] }> {
  const ids: Record<string, string> = {}
  const lines: string[] = []
  const known = await list<{ readonly id: string; readonly title: string }>('/storage/kv/namespaces')
  for (const { binding, name } of namespaces) {
    const found = await findOrCreate(
      Promise.resolve(known.find(({ title }) => title === name)?.id),
      async () =>
        (await request<{ readonly id: string }>('/storage/kv/namespaces', 'POST', { title: name })).id,
    )
    ids[binding] = found.id
    lines.push(toLine('namespace', name, found))
  }
  const stored = await list<{ readonly uuid: string; readonly name: string }>('/d1/database')
  for (const { binding, name } of databases) {
    const found = await findOrCreate(
      Promise.resolve(stored.find((one) => one.name === name)?.uuid),
      async () => (await request<{ readonly uuid: string }>('/d1/database', 'POST', { name })).uuid,
    )
    ids[binding] = found.id
    lines.push(toLine('database', name, found))
  }
  return { ids, lines }
}

/** Stores identified by their name. */
async function findOrCreateByName(
  { request }: CloudflareApi,
  { buckets, queues }: SiteResources,
): Promise<readonly string[]> {
  const lines: string[] = []
  for (const { name } of buckets) {
    const looking = request(`/r2/buckets/${name}`).then(
      () => name,
      (error: unknown) => {
        if (error instanceof CloudflareApiError && error.status === 404) return undefined
        throw error
      },
    )
    const found = await findOrCreate(looking, async () => {
      await request('/r2/buckets', 'POST', { name })
      return name
    })
    lines.push(toLine('bucket', name, found))
  }
  for (const name of queues) {
    const looking = request<readonly unknown[]>(`/queues?name=${name}`).then((known) =>
      known.length === 0 ? undefined : name,
    )
    const found = await findOrCreate(looking, async () => {
      await request('/queues', 'POST', { queue_name: name })
      return name
    })
    lines.push(toLine('queue', name, found))
  }
  return lines
}

/** Finds the site's resources in an account by name, and creates missing ones. Idempotent. */
export async function findOrCreateResources(
  api: CloudflareApi,
  resources: SiteResources,
): Promise<SetupResources> {
  const { ids, lines } = await findOrCreateById(api, resources)
  return { ids, lines: [...lines, ...(await findOrCreateByName(api, resources))] }
}
