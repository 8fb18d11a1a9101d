import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { Readable } from 'node:stream'

/** How the network between a browser and the site is: as it should be, or bad in one of the ways it can be. */
export type NetworkState = 'online' | 'offline' | 'hanging' | 'bad-gateway' | 'captive-portal' | 'throttled'

/** A text of the site, and what stands in its place. */
type Replacement = readonly [from: string, to: string]

export type FaultyNetwork = {
  readonly origin: string
  /** Changes what happens to every request from now on. */
  readonly setState: (state: NetworkState) => void
  /** Does something when so many more requests have come, before the next is answered. Settles when it is done. */
  readonly after: (count: number, act: () => void) => Promise<void>
  /** Sends the answers of another site on from now on, by its port. */
  readonly switchTo: (sitePort: number) => void
  /**
   * Sends the answers of the site on with some texts in the place of others, as another build of it would. A file whose name
   * is replaced is found under its new name alone.
   */
  readonly rewrite: (...replacements: readonly Replacement[]) => void
  /** Everything that was asked for until now. */
  readonly paths: () => readonly string[]
  readonly stop: () => Promise<void>
}

/** A telephone network of the nineties: a third of a second to wait, then six kilobytes a second. */
const THROTTLE_LATENCY_MS = 300
const THROTTLE_CHUNK_BYTES = 600
const THROTTLE_CHUNK_MS = 100

async function* throttle(given: IncomingMessage): AsyncGenerator<Buffer> {
  await new Promise((resolve) => setTimeout(resolve, THROTTLE_LATENCY_MS))
  for await (const piece of given as AsyncIterable<Buffer>)
    for (let start = 0; start < piece.length; start += THROTTLE_CHUNK_BYTES) {
      await new Promise((resolve) => setTimeout(resolve, THROTTLE_CHUNK_MS))
      yield piece.subarray(start, start + THROTTLE_CHUNK_BYTES)
    }
}

const isText = (type: string | undefined): boolean => /html|javascript|json/.test(type ?? '')

/**
 * A network between browsers and a site that is started with the origin of it (`SITE_ORIGIN`).
 * @param port of its own
 * @param sitePort where the site is
 */
export async function startFaultyNetwork(port: number, sitePort: number): Promise<FaultyNetwork> {
  let state: NetworkState = 'online'
  let targetPort = sitePort
  let replacements: readonly Replacement[] = []
  let pendingAction: { left: number; readonly act: () => void } | null = null
  const paths: string[] = []
  const sockets = new Set<Socket>()
  const hanging = new Set<Socket>()

  function passOn(asked: IncomingMessage, answer: ServerResponse): void {
    const isSlow = state === 'throttled'
    const headers = { ...asked.headers, 'accept-encoding': isSlow ? 'gzip' : 'identity' }
    const wanted = asked.url ?? ''
    if (replacements.some(([from]) => wanted.includes(from))) return void answer.writeHead(404).end()
    const path = replacements.reduce((address, [from, to]) => address.replace(to, from), wanted)
    const further = request({ port: targetPort, method: asked.method, path, headers }, (given) => {
      const { 'content-length': length, ...others } = given.headers
      if (isSlow || replacements.length === 0 || !isText(given.headers['content-type'])) {
        answer.writeHead(given.statusCode ?? 502, length === undefined ? others : given.headers)
        if (isSlow) Readable.from(throttle(given)).pipe(answer)
        else given.pipe(answer)
        return
      }
      const pieces: Buffer[] = []
      given.on('data', (piece: Buffer) => pieces.push(piece))
      given.on('end', () => {
        answer.writeHead(given.statusCode ?? 502, others)
        const text = Buffer.concat(pieces).toString('utf8')
        answer.end(replacements.reduce((whole, [from, to]) => whole.replaceAll(from, to), text))
      })
    })
    further.on('error', () => answer.destroy())
    asked.pipe(further)
  }

  const server: Server = createServer((asked, answer) => {
    paths.push(asked.url ?? '')
    if (pendingAction !== null) pendingAction.left -= 1
    if (pendingAction !== null && pendingAction.left < 0) {
      const { act } = pendingAction
      pendingAction = null
      act()
    }
    if (state === 'online' || state === 'throttled') return passOn(asked, answer)
    if (state === 'offline') return void asked.socket.destroy()
    if (state === 'hanging') return void hanging.add(asked.socket)
    if (state === 'bad-gateway') return void answer.writeHead(502).end('bad gateway')
    answer.writeHead(200, { 'content-type': 'text/html' }).end('<title>Welcome to our hotel</title>')
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
      // What hung is over: browsers keep few connections to a site.
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
    rewrite: (...given) => {
      replacements = given
    },
    paths: () => paths,
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}
