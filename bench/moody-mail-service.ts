import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type MoodyMailService = {
  readonly url: string
  /** When each key was taken, in milliseconds; a key that comes again is known, as services that keep keys do. */
  readonly takenAtMs: Map<string, number>
  /** Whom each taken mail went to. */
  readonly addresses: string[]
  requests: number
  failures: number
  silences: number
  readonly stop: () => Promise<void>
}

const HANGING = 451

/**
 * A mail service on this machine that knows keys, refuses every tenth request for the moment, and says nothing to every
 * fiftieth: half of those it has taken all the same. Once it hangs until the caller gives up.
 */
export async function startMoodyMailService(): Promise<MoodyMailService> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    service.requests += 1
    const turn = service.requests
    if (turn % 10 === 0) {
      service.failures += 1
      response.writeHead(503).end()
      return
    }
    const isSilent = turn % 50 === 1
    const key = String(request.headers['idempotency-key'])
    if (!(isSilent && turn % 100 === 1) && !service.takenAtMs.has(key)) {
      service.takenAtMs.set(key, performance.now())
      service.addresses.push((JSON.parse(Buffer.concat(chunks).toString('utf8')) as { to: string }).to)
    }
    if (isSilent) {
      service.silences += 1
      if (turn !== HANGING) request.socket.destroy()
      return
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"taken"}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const service: MoodyMailService = {
    url: `http://127.0.0.1:${port}/send`,
    takenAtMs: new Map(),
    addresses: [],
    requests: 0,
    failures: 0,
    silences: 0,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return service
}
