import { DeploymentError } from './deployment-settings.ts'

const BASE = 'https://api.cloudflare.com/client/v4'
const TIMEOUT_MS = 30_000
const PAGE_SIZE = 100

/** An error response of Cloudflare, with its message. */
export class CloudflareApiError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** Cloudflare's HTTP API, for reads and for calls too small to start wrangler for. */
export type CloudflareApi = {
  /** One response; the path is relative to the account. @throws {CloudflareApiError} */
  readonly request: <T>(path: string, method?: string, body?: unknown) => Promise<T>
  /**
   * All pages of a list; the path is relative to the account unless it begins with `//`. @throws {CloudflareApiError}
   */
  readonly list: <T>(path: string) => Promise<readonly T[]>
  /** A value of a KV namespace, null when there is none. @throws {CloudflareApiError} */
  readonly readValue: (namespace: string, key: string) => Promise<string | null>
}

type Envelope = {
  readonly result?: unknown
  readonly errors?: readonly { readonly code: number; readonly message: string }[]
}

/** Permissions of an API token, as Cloudflare's dashboard calls them, by the paths that need them. */
const PERMISSIONS: readonly (readonly [path: RegExp, name: string])[] = [
  [/^\/d1\//, 'D1: Edit'],
  [/^\/storage\/kv\//, 'Workers KV Storage: Edit'],
  [/^\/r2\//, 'Workers R2 Storage: Edit'],
  [/^\/queues/, 'Queues: Edit'],
  [/^\/workers\//, 'Workers Scripts: Edit'],
  [/^\/\/zones/, 'Zone: Read'],
]

function permissionHint(status: number, path: string): string {
  if (status !== 401 && status !== 403) return ''
  const name = PERMISSIONS.find(([pattern]) => pattern.test(path))?.[1]
  return name === undefined
    ? '; check the permissions of CLOUDFLARE_API_TOKEN'
    : `; CLOUDFLARE_API_TOKEN needs the permission “${name}”`
}

function toApiError(status: number, text: string, path: string): CloudflareApiError {
  const messages = /^\s*\{/.test(text) ? (JSON.parse(text) as Envelope).errors?.[0]?.message : undefined
  const hint = permissionHint(status, path)
  return new CloudflareApiError(
    status,
    `Cloudflare responded with ${status}: ${messages ?? 'no message'}${hint}`,
  )
}

/** What went wrong below HTTP: the code of the network error, or the time that passed. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return `no response within ${TIMEOUT_MS / 1000} seconds`
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message
}

/**
 * Creates a client with CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN, which wrangler reads as well.
 * @throws {DeploymentError} when one is missing
 */
export function createCloudflareApi(env: NodeJS.ProcessEnv = process.env): CloudflareApi {
  const { CLOUDFLARE_ACCOUNT_ID: account = '', CLOUDFLARE_API_TOKEN: token = '' } = env
  if (account === '' || token === '')
    throw new DeploymentError('CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN must be set')
  const base = env['CLOUDFLARE_API_BASE_URL'] ?? BASE
  const send = async (path: string, method = 'GET', body?: unknown): Promise<Response> => {
    const address = path.startsWith('//') ? `${base}${path.slice(1)}` : `${base}/accounts/${account}${path}`
    const response = fetch(address, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return response.catch((error: unknown) => {
      throw new DeploymentError(`${new URL(address).host} cannot be reached: ${reasonOf(error)}`)
    })
  }
  const request = async <T>(path: string, method?: string, body?: unknown): Promise<T> => {
    const response = await send(path, method, body)
    const text = await response.text()
    if (!response.ok) throw toApiError(response.status, text, path)
    return (JSON.parse(text) as Envelope).result as T
  }
  return {
    request,
    async list<T>(path: string) {
      const found: T[] = []
      for (let page = 1; ; page += 1) {
        const sign = path.includes('?') ? '&' : '?'
        const some = await request<readonly T[]>(`${path}${sign}page=${page}&per_page=${PAGE_SIZE}`)
        found.push(...some)
        if (some.length < PAGE_SIZE) return found
      }
    },
    async readValue(namespace, key) {
      const path = `/storage/kv/namespaces/${namespace}/values/${encodeURIComponent(key)}`
      const response = await send(path)
      const text = await response.text()
      if (response.status === 404) return null
      if (!response.ok) throw toApiError(response.status, text, path)
      return text
    },
  }
}

/**
 * Runs statements on a database of the account.
 * @returns the rows of the last one
 */
export async function queryDatabase<Row>(
  { request }: CloudflareApi,
  database: string,
  sql: string,
): Promise<readonly Row[]> {
  const results = await request<readonly { readonly results: readonly Row[] }[]>(
    `/d1/database/${database}/query`,
    'POST',
    { sql },
  )
  return results.at(-1)?.results ?? []
}
