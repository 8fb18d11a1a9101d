import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { Socket } from 'node:net'

/** Request header of a visitor without scripts. */
export const NO_SCRIPT_HEADER = 'x-without-script'
/** Forbids scripts only; the browser then treats the page as if scripts were off. */
const SANDBOX = 'sandbox allow-forms allow-same-origin'

/** Requests with this cookie are dropped, as if the visitor were offline. */
const OFFLINE_COOKIE = 'test-network=gone'

export type HttpsProxy = { readonly stop: () => Promise<void> }

/** Creates a self-signed certificate for localhost, valid for one day. */
function makeCertificate(): { readonly key: string; readonly cert: string } {
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const args = ['req', '-x509', ...key, '-keyout', '-', '-out', '-', '-days', '2', ...subject]
  const pem = execFileSync('openssl', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  return { key: pem, cert: pem }
}

/**
 * Filters the response headers of the site: drops HSTS, which would also apply to the identity provider on another port
 * of the host, and adds the sandbox for visitors without scripts.
 */
function headersFor(incoming: IncomingMessage, response: IncomingMessage): IncomingMessage['headers'] {
  const { 'strict-transport-security': _forAllPorts, ...headers } = response.headers
  if (incoming.headers[NO_SCRIPT_HEADER] === undefined) return headers
  const policy = headers['content-security-policy'] ?? ''
  return { ...headers, 'content-security-policy': `${policy}, ${SANDBOX}` }
}

const randomGroup = (): string => Math.floor(Math.random() * 65_536).toString(16)

/**
 * Starts an HTTPS proxy in front of a site, because WebKit rejects Secure cookies on plain HTTP, even on localhost.
 * Each connection has a client address of its own, as the platform would report it.
 * @param port of the proxy
 * @param sitePort port of the site
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
    // No connection reuse: the site may close an idle connection at the moment of its reuse.
    const target = { host: 'localhost', port: sitePort, agent: false } as const
    const proxiedRequest = request({ ...target, method, path, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, headersFor(incoming, response))
      response.pipe(outgoing)
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
