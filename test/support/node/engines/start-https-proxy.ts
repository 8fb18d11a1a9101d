import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { Socket } from 'node:net'

/** Request header of a visitor whose browser is to run no script. */
export const NO_SCRIPT_HEADER = 'x-without-script'
/** A page that may do all but run scripts; the browser treats it as if it had none. */
const SANDBOX = 'sandbox allow-forms allow-same-origin'

/** A visitor with this cookie has no network. */
const OFFLINE_COOKIE = 'test-network=gone'

export type HttpsProxy = { readonly stop: () => Promise<void> }

/** A certificate for this machine and this day. */
function makeCertificate(): { readonly key: string; readonly cert: string } {
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const args = ['req', '-x509', ...key, '-keyout', '-', '-out', '-', '-days', '2', ...subject]
  const pem = execFileSync('openssl', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  return { key: pem, cert: pem }
}

/**
 * What the site answered. That this host be asked by https alone would reach the identity provider, which is at another
 * port of it; and a visitor without script gets the sandbox besides.
 */
function headersFor(incoming: IncomingMessage, answer: IncomingMessage): IncomingMessage['headers'] {
  const { 'strict-transport-security': _forAllPorts, ...headers } = answer.headers
  if (incoming.headers[NO_SCRIPT_HEADER] === undefined) return headers
  const policy = headers['content-security-policy'] ?? ''
  return { ...headers, 'content-security-policy': `${policy}, ${SANDBOX}` }
}

const randomGroup = (): string => Math.floor(Math.random() * 65_536).toString(16)

/**
 * Puts https in front of a site: WebKit keeps no Secure cookie of a plain address, not even of this machine's. Each
 * connection has a network address of its own, as the platform would tell it.
 * @param port where the front listens
 * @param sitePort where the site listens
 */
export async function startHttpsProxy(port: number, sitePort: number): Promise<HttpsProxy> {
  const clients = new WeakMap<Socket, string>()
  const clientOf = (socket: Socket): string => {
    const client = clients.get(socket) ?? `2001:db8:${randomGroup()}:${randomGroup()}::1`
    clients.set(socket, client)
    return client
  }
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    if (incoming.headers.cookie?.includes(OFFLINE_COOKIE)) {
      incoming.socket.destroy()
      return
    }
    const headers = { ...incoming.headers, 'cf-connecting-ip': clientOf(incoming.socket) }
    const { method, url: path } = incoming
    // A connection of its own: the site may close a kept one just as it is used again.
    const target = { host: 'localhost', port: sitePort, agent: false } as const
    const proxiedRequest = request({ ...target, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, headersFor(incoming, answer))
      answer.pipe(outgoing)
    })
    proxiedRequest.on('error', () => outgoing.destroy())
    outgoing.on('close', () => proxiedRequest.destroy())
    incoming.pipe(proxiedRequest)
  }
  const server = createServer(makeCertificate(), pass)
  server.listen(port, 'localhost')
  await once(server, 'listening')
  return {
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
