import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type AccountState, emptyAccount } from './account-state.ts'
import { type ApiAnswer, type ApiRequest, good, refused } from './api-exchange.ts'
import { databaseRoutes } from './database-routes.ts'
import { scriptRoutes } from './script-routes.ts'
import { storageRoutes } from './storage-routes.ts'

export const ACCOUNT_ID = '0123456789abcdef0123456789abcdef'
const ACCOUNT_PATH = `/client/v4/accounts/${ACCOUNT_ID}`

export type Cloudflare = {
  readonly state: AccountState
  /** What was asked, as `METHOD /path`, in order. */
  readonly requests: string[]
  /** Requests that are answered with a failure from now on. */
  failing: RegExp | null
  /** What a process needs in its environment to talk to this and to nothing else. */
  readonly env: NodeJS.ProcessEnv
  readonly stop: () => Promise<void>
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** Cloudflare's HTTP API on this machine, as far as wrangler asks it here; the account begins empty. */
export async function startCloudflare(): Promise<Cloudflare> {
  const state = emptyAccount()
  const routes = [...databaseRoutes(state), ...storageRoutes(state), ...scriptRoutes(state)]
  async function answer(request: ApiRequest): Promise<ApiAnswer> {
    const told = `${request.method} ${request.path}`
    cloudflare.requests.push(told)
    if (cloudflare.failing?.test(told) === true) return refused(400, 10000, 'The test wants this to fail')
    for (const [method, pattern, act] of routes) {
      const parts = method === request.method ? pattern.exec(request.path) : null
      if (parts !== null) return act(request, ...parts.slice(1))
    }
    return refused(404, 7003, `The stand-in does not know ${told}`)
  }
  const server = createServer(async (incoming, response) => {
    const url = new URL(incoming.url ?? '/', 'http://localhost')
    const body = await bodyOf(incoming)
    const upload = /^\/upload\/([\w-]+)$/.exec(url.pathname)?.[1]
    if (upload !== undefined) {
      state.imports.set(upload, body.toString('utf8'))
      // R2 answers with the sum of what it got, which wrangler compares.
      response.writeHead(200, { etag: `"${createHash('md5').update(body).digest('hex')}"` }).end()
      return
    }
    const answered = url.pathname.startsWith(ACCOUNT_PATH)
      ? await answer({
          method: incoming.method ?? 'GET',
          path: url.pathname.slice(ACCOUNT_PATH.length),
          query: url.searchParams,
          type: incoming.headers['content-type'] ?? '',
          body,
          origin: `http://${incoming.headers.host}`,
        })
      : good([])
    response
      .writeHead(answered.status, { 'content-type': 'application/json' })
      .end(JSON.stringify(answered.body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const cloudflare: Cloudflare = {
    state,
    requests: [],
    failing: null,
    env: {
      CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${port}/client/v4`,
      CLOUDFLARE_API_TOKEN: 'token-of-no-value',
      CLOUDFLARE_ACCOUNT_ID: ACCOUNT_ID,
      WRANGLER_SEND_METRICS: 'false',
      CI: 'true',
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return cloudflare
}
