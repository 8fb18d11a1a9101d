import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PATIENT } from '#test/support/node/patient-server.ts'

export type ServiceMail = {
  readonly to: string
  readonly text: string
  readonly headers: Record<string, string>
}

export type LocalMailService = {
  readonly url: string
  /** Accepted mails, in order. */
  readonly mails: ServiceMail[]
  /** Number of requests, accepted or not. */
  requests: number
  /** How the service responds from now on. */
  faultMode: 'ok' | 'unavailable' | 'drops-connection' | { readonly slowMs: number }
  readonly stop: () => Promise<void>
}

/** Starts a local mail service that is available, unavailable, slow, or drops connections, as `faultMode` states. */
export async function startLocalMailService(): Promise<LocalMailService> {
  const server = createServer(PATIENT, async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { faultMode } = service
    service.requests += 1
    if (faultMode === 'drops-connection') {
      request.socket.destroy()
      return
    }
    if (faultMode === 'unavailable') {
      response.writeHead(503).end()
      return
    }
    if (typeof faultMode === 'object') await new Promise((resolve) => setTimeout(resolve, faultMode.slowMs))
    service.mails.push(JSON.parse(Buffer.concat(chunks).toString('utf8')) as ServiceMail)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"ok"}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const service: LocalMailService = {
    url: `http://127.0.0.1:${port}/send`,
    mails: [],
    requests: 0,
    faultMode: 'ok',
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return service
}
