import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PATIENT } from '#test/support/node/patient-server.ts'
import { type AccountState, type UploadedVersion, versionInUse } from './account-state.ts'
import { type ServedVersion, serveVersion } from './serve-version.ts'

export type ServingEdge = { readonly origin: string; readonly stop: () => Promise<void> }

/** Returns the deployed version that a request names; otherwise the one with the largest share. */
function versionFor(state: AccountState, worker: string, request: IncomingMessage): UploadedVersion | null {
  const script = state.scripts.get(worker)
  if (script === undefined) return null
  const override = String(request.headers['cloudflare-workers-version-overrides'] ?? '')
  const named = /="([^"]+)"/.exec(override)?.[1]
  const isDeployed = script.deployments.at(-1)?.versions.some(({ version_id }) => version_id === named)
  return (isDeployed && script.versions.find(({ id }) => id === named)) || versionInUse(script)
}

/** Serves the uploaded versions: each starts with its first request. */
export async function startServingEdge(state: AccountState, worker: string): Promise<ServingEdge> {
  const served = new Map<string, Promise<ServedVersion>>()
  const serve = (version: UploadedVersion): Promise<ServedVersion> => {
    const script = state.scripts.get(worker)
    if (script === undefined) throw new Error(`there is no worker ${worker}`)
    const running = served.get(version.id) ?? serveVersion(state, script, version)
    served.set(version.id, running)
    return running
  }
  const server = createServer(PATIENT, async (request, response) => {
    const version = versionFor(state, worker, request)
    if (version === null) return response.writeHead(522).end()
    try {
      const { origin } = await serve(version)
      const headers = new Headers(request.headersDistinct as Record<string, string[]> as never)
      headers.delete('connection')
      const upstream = await fetch(origin + request.url, {
        method: request.method ?? 'GET',
        headers,
        redirect: 'manual',
      })
      const forwardedHeaders = [...upstream.headers].filter(
        ([name]) => !/^content-(?:encoding|length)$/.test(name),
      )
      response.writeHead(upstream.status, forwardedHeaders.flat())
      return response.end(Buffer.from(await upstream.arrayBuffer()))
    } catch (error) {
      return response.writeHead(500).end(String(error))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      for (const running of served.values()) await (await running).stop()
    },
  }
}
