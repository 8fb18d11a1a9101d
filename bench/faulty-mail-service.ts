import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type FaultyMailService = {
  readonly url: string
  /** Time of acceptance by idempotency key, in milliseconds; a repeated key is not counted again. */
  readonly acceptedAtMs: Map<string, number>
  /** Recipient of each accepted mail. */
  readonly addresses: string[]
  requests: number
  failures: number
  timeouts: number
  readonly stop: () => Promise<void>
}

const HANGING_REQUEST = 451

/**
 * A local mail service with idempotency keys that temporarily rejects every tenth request and does not respond to every
 * fiftieth, half of which it has accepted. Once it hangs until the caller times out.
 */
export async function startFaultyMailService(): Promise<FaultyMailService> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    service.requests += 1
    const requestNumber = service.requests
    if (requestNumber % 10 === 0) {
      service.failures += 1
      response.writeHead(503).end()
      return
    }
    const dropsResponse = requestNumber % 50 === 1
    const key = String(request.headers['idempotency-key'])
    if (!(dropsResponse && requestNumber % 100 === 1) && !service.acceptedAtMs.has(key)) {
      service.acceptedAtMs.set(key, performance.now())
      service.addresses.push((JSON.parse(Buffer.concat(chunks).toString('utf8')) as { to: string }).to)
    }
    if (dropsResponse) {
      service.timeouts += 1
      if (requestNumber !== HANGING_REQUEST) request.socket.destroy()
      return
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"taken"}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const service: FaultyMailService = {
    url: `http://127.0.0.1:${port}/send`,
    acceptedAtMs: new Map(),
    addresses: [],
    requests: 0,
    failures: 0,
    timeouts: 0,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return service
}
