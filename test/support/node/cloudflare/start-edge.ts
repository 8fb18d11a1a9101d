import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PATIENT } from '#test/support/node/patient-server.ts'
import type { AccountState } from './account-state.ts'
import { versionInUse } from './account-state.ts'

export type Edge = {
  readonly origin: string
  /** A path that answers 500 from now on; null for none. */
  broken: string | null
  readonly stop: () => Promise<void>
}

const PAGE =
  '<html><link href="/assets/main-1.css"><script src="/assets/entry-1.js"></script><a href="/destinations/one">One</a><a href="/articles/two">Two</a></html>'

/**
 * Simulates the edge of a deployment: responds as the version with the largest share, or as the deployed version that
 * the override header names.
 */
export async function startEdge(state: AccountState, worker: string): Promise<Edge> {
  const server = createServer(PATIENT, (request, response) => {
    const script = state.scripts.get(worker)
    const named = /="([^"]+)"/.exec(
      String(request.headers['cloudflare-workers-version-overrides'] ?? ''),
    )?.[1]
    const deployed =
      script?.deployments.at(-1)?.versions.some(({ version_id }) => version_id === named) === true
    const version = deployed
      ? script?.versions.find(({ id }) => id === named)
      : script === undefined
        ? null
        : versionInUse(script)
    const path = request.url ?? '/'
    if (version == null || path === edge.broken) response.writeHead(500).end()
    else if (path.startsWith('/healthz'))
      response.writeHead(200).end(JSON.stringify({ build: version.annotations['workers/tag'], bindings: {} }))
    else if (path === '/api/auth/login')
      response.writeHead(302, { location: 'https://id.fernway.org/' }).end()
    else response.writeHead(200).end(PAGE)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const edge: Edge = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    broken: null,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return edge
}
