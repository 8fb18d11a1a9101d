import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ServiceMail = {
  readonly to: string
  readonly text: string
  readonly headers: Record<string, string>
}

export type MailService = {
  readonly url: string
  /** Mails taken, in order. */
  readonly mails: ServiceMail[]
  /** Requests that came, taken or not. */
  requests: number
  /** How the service behaves from now on. */
  mood: 'works' | 'fails' | 'hangs up' | { readonly slowMs: number }
  readonly stop: () => Promise<void>
}

/** A mail service on this machine that fails, hangs up, is slow or works, as a test wants it. */
export async function startMailService(): Promise<MailService> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { mood } = service
    service.requests += 1
    if (mood === 'hangs up') {
      request.socket.destroy()
      return
    }
    if (mood === 'fails') {
      response.writeHead(503).end()
      return
    }
    if (typeof mood === 'object') await new Promise((resolve) => setTimeout(resolve, mood.slowMs))
    service.mails.push(JSON.parse(Buffer.concat(chunks).toString('utf8')) as ServiceMail)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"ok"}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const service: MailService = {
    url: `http://127.0.0.1:${port}/send`,
    mails: [],
    requests: 0,
    mood: 'works',
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return service
}
