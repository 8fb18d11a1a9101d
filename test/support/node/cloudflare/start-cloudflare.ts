import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PATIENT } from '#test/support/node/patient-server.ts'
import { type AccountState, emptyAccount } from './account-state.ts'
import {
  type ApiRequest,
  type ApiResponse,
  type ApiRoute,
  errorResponse,
  okResponse,
} from './api-messages.ts'
import { databaseRoutes } from './database-routes.ts'
import { scriptRoutes } from './script-routes.ts'
import { staticFileRoutes } from './static-file-routes.ts'
import { storageRoutes } from './storage-routes.ts'

/** Replaces the API's response to some requests: `requestLine` is `METHOD /path`, a line break, and the body. */
export type RequestOverride = (
  requestLine: string,
) => Promise<'fail' | 'forbid' | undefined> | 'fail' | 'forbid' | undefined

export type CloudflareAccount = {
  readonly state: AccountState
  /** Requests as `METHOD /path`, in order. */
  readonly requests: string[]
  override: RequestOverride
  /** Environment variables with which a process talks to this account and nothing else. */
  readonly env: NodeJS.ProcessEnv
}

export type Cloudflare = {
  /** Opens a new, empty account. */
  readonly openAccount: () => CloudflareAccount
  readonly stop: () => Promise<void>
}

type OpenAccount = { readonly account: CloudflareAccount; readonly routes: readonly ApiRoute[] }

const ACCOUNT_PATH = /^\/client\/v4\/accounts\/([0-9a-f]{32})(\/.*)?$/

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

async function respondForAccount(
  { account, routes }: OpenAccount,
  request: ApiRequest,
): Promise<ApiResponse> {
  const requestText = `${request.method} ${request.path}`
  account.requests.push(requestText)
  const override = await account.override(`${requestText}\n${request.body}`)
  if (override === 'forbid') return errorResponse(403, 10000, 'Authentication error')
  if (override === 'fail') return errorResponse(400, 10000, 'The test wants this to fail')
  for (const [method, pattern, act] of routes) {
    const parts = method === request.method ? pattern.exec(request.path) : null
    if (parts !== null) return act(request, ...parts.slice(1))
  }
  return errorResponse(404, 7003, `The stand-in does not know ${requestText}`)
}

/** Starts a local fake of Cloudflare's HTTP API, as far as wrangler and the operator tools use it. */
export async function startCloudflare(): Promise<Cloudflare> {
  const accounts = new Map<string, OpenAccount>()
  const ofToken = (header = ''): OpenAccount | undefined =>
    accounts.get(header.replace('Bearer token-of-', ''))

  async function respond(incoming: IncomingMessage, body: Buffer): Promise<ApiResponse> {
    const url = new URL(incoming.url ?? '/', 'http://localhost')
    const [, id = '', path = ''] = ACCOUNT_PATH.exec(url.pathname) ?? []
    const open = accounts.get(id)
    if (open === undefined) {
      const zones = [...(ofToken(incoming.headers.authorization)?.account.state.zones ?? [])]
      return okResponse(url.pathname.endsWith('/zones') ? zones.map((name) => ({ id: name, name })) : [])
    }
    return respondForAccount(open, {
      method: incoming.method ?? 'GET',
      path,
      query: url.searchParams,
      type: incoming.headers['content-type'] ?? '',
      body,
      uploadUrl: `http://${incoming.headers.host}/upload/${id}`,
    })
  }

  const server = createServer(PATIENT, async (incoming, response) => {
    const body = await bodyOf(incoming)
    const upload = accounts.get(/^\/upload\/([0-9a-f]{32})$/.exec(incoming.url ?? '')?.[1] ?? '')
    if (upload !== undefined) {
      upload.account.state.pendingSql = body.toString('utf8')
      // R2 responds with the checksum of the upload, which wrangler compares.
      response.writeHead(200, { etag: `"${createHash('md5').update(body).digest('hex')}"` }).end()
      return
    }
    const { status, body: payload } = await respond(incoming, body)
    const isText = typeof payload === 'string'
    response
      .writeHead(status, { 'content-type': isText ? 'text/plain' : 'application/json' })
      .end(isText ? payload : JSON.stringify(payload))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    openAccount() {
      const id = crypto.randomUUID().replaceAll('-', '')
      const state = emptyAccount()
      const account: CloudflareAccount = {
        state,
        requests: [],
        override: () => undefined,
        env: {
          CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${port}/client/v4`,
          CLOUDFLARE_API_TOKEN: `token-of-${id}`,
          CLOUDFLARE_ACCOUNT_ID: id,
          WRANGLER_SEND_METRICS: 'false',
          CI: 'true',
        },
      }
      const routes = [
        ...databaseRoutes(state),
        ...storageRoutes(state),
        ...scriptRoutes(state),
        ...staticFileRoutes(state),
      ]
      accounts.set(id, { account, routes })
      return account
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
