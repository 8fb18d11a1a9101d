import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { Readable } from 'node:stream'
import { PATIENT } from '#test/support/node/patient-server.ts'

/** State of the network between a browser and the site. */
export type NetworkState =
  | 'online'
  | 'offline'
  | 'hanging'
  | 'bad-gateway'
  | 'captive-portal'
  /** A captive portal that redirects to a host of its own. */
  | 'captive-redirect'
  /** The first bytes of every response arrive late. */
  | 'slow'
  | 'throttled'

/** A text of the site and its replacement. */
type Replacement = readonly [from: string, to: string]

export type FaultyNetwork = {
  readonly origin: string
  /** Changes the handling of all further requests. */
  readonly setState: (state: NetworkState) => void
  /** Calls `act` after `count` more requests, before the next one is handled. Resolves after the call. */
  readonly after: (count: number, act: () => void) => Promise<void>
  /** Forwards to the site on another port from now on. */
  readonly switchTo: (sitePort: number) => void
  /**
   * Replaces texts in the site's responses, as another build of it would. A file whose name is replaced is served only
   * under the new name.
   */
  readonly rewrite: (...replacements: readonly Replacement[]) => void
  /** Returns the paths of all requests so far. */
  readonly paths: () => readonly string[]
  /** Returns the bodies that the site accepted at a path, in order. */
  readonly bodies: (path: string) => readonly string[]
  /** Responds to all requests of a path with a status, instead of the site; null ends it. */
  readonly refuse: (path: string, status: number | null) => void
  readonly stop: () => Promise<void>
}

/** Twice the time that a cached page waits for the network. */
const SLOW_LATENCY_MS = 1200
/** A modem of the nineties: 300 ms latency, then six kilobytes a second. */
const THROTTLE_LATENCY_MS = 300
const THROTTLE_CHUNK_BYTES = 600
const THROTTLE_CHUNK_MS = 100

async function* throttle(upstream: IncomingMessage): AsyncGenerator<Buffer> {
  await new Promise((resolve) => setTimeout(resolve, THROTTLE_LATENCY_MS))
  for await (const piece of upstream as AsyncIterable<Buffer>)
    for (let start = 0; start < piece.length; start += THROTTLE_CHUNK_BYTES) {
      await new Promise((resolve) => setTimeout(resolve, THROTTLE_CHUNK_MS))
      yield piece.subarray(start, start + THROTTLE_CHUNK_BYTES)
    }
}

const isText = (type: string | undefined): boolean => /html|javascript|json/.test(type ?? '')

/**
 * Starts a faulty proxy between browsers and a site whose `SITE_ORIGIN` is the proxy's origin.
 * @param port of the proxy
 * @param sitePort port of the site
 */
export async function startFaultyNetwork(port: number, sitePort: number): Promise<FaultyNetwork> {
  let state: NetworkState = 'online'
  let targetPort = sitePort
  let replacements: readonly Replacement[] = []
  let pendingAction: { left: number; readonly act: () => void } | null = null
  const paths: string[] = []
  const bodies: { readonly path: string; readonly body: string }[] = []
  const refused = new Map<string, number>()
  const sockets = new Set<Socket>()
  const hanging = new Set<Socket>()

  function passOn(incoming: IncomingMessage, response: ServerResponse): void {
    const isSlow = state === 'throttled'
    const headers = { ...incoming.headers, 'accept-encoding': isSlow ? 'gzip' : 'identity' }
    const wanted = incoming.url ?? ''
    if (replacements.some(([from]) => wanted.includes(from))) return void response.writeHead(404).end()
    const path = replacements.reduce((address, [from, to]) => address.replace(to, from), wanted)
    const outgoing = request({ port: targetPort, method: incoming.method, path, headers }, (upstream) => {
      const { 'content-length': length, ...others } = upstream.headers
      if (isSlow || replacements.length === 0 || !isText(upstream.headers['content-type'])) {
        response.writeHead(upstream.statusCode ?? 502, length === undefined ? others : upstream.headers)
        if (isSlow) Readable.from(throttle(upstream)).pipe(response)
        else upstream.pipe(response)
        return
      }
      const pieces: Buffer[] = []
      upstream.on('data', (piece: Buffer) => pieces.push(piece))
      upstream.on('end', () => {
        response.writeHead(upstream.statusCode ?? 502, others)
        const text = Buffer.concat(pieces).toString('utf8')
        response.end(replacements.reduce((body, [from, to]) => body.replaceAll(from, to), text))
      })
    })
    outgoing.on('error', () => response.destroy())
    const body: Buffer[] = []
    incoming.on('data', (piece: Buffer) => body.push(piece))
    incoming.on('end', () => {
      if (body.length > 0) bodies.push({ path: wanted, body: Buffer.concat(body).toString('utf8') })
    })
    incoming.pipe(outgoing)
  }

  const server: Server = createServer(PATIENT, (incoming, response) => {
    paths.push(incoming.url ?? '')
    if (pendingAction !== null) pendingAction.left -= 1
    if (pendingAction !== null && pendingAction.left < 0) {
      const { act } = pendingAction
      pendingAction = null
      act()
    }
    const refusal = refused.get(incoming.url ?? '')
    if (refusal !== undefined) return void response.writeHead(refusal).end()
    if (state === 'slow') return void setTimeout(() => passOn(incoming, response), SLOW_LATENCY_MS)
    if (state === 'online' || state === 'throttled') return passOn(incoming, response)
    if (state === 'captive-redirect')
      return void response.writeHead(302, { location: 'http://portal.example.test/login' }).end()
    if (state === 'offline') return void incoming.socket.destroy()
    if (state === 'hanging') return void hanging.add(incoming.socket)
    if (state === 'bad-gateway') return void response.writeHead(502).end('bad gateway')
    response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Welcome to our hotel</title>')
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => {
    server.listen(port, resolve)
  })
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    setState: (next) => {
      state = next
      // Ends the hanging connections, because browsers open few per site.
      for (const socket of hanging) socket.destroy()
      hanging.clear()
    },
    after: (count, act) =>
      new Promise((resolve) => {
        pendingAction = {
          left: count,
          act: () => {
            act()
            resolve()
          },
        }
      }),
    switchTo: (port) => {
      targetPort = port
    },
    rewrite: (...next) => {
      replacements = next
    },
    paths: () => paths,
    bodies: (path) => bodies.filter((each) => each.path === path).map(({ body }) => body),
    refuse: (path, status) => {
      if (status === null) refused.delete(path)
      else refused.set(path, status)
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}
