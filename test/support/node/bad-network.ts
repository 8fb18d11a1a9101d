import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/** How the network between a browser and the site is: as it should be, or bad in one of the ways it can be. */
export type NetworkState = 'good' | 'gone' | 'hanging' | 'bad gateway' | 'captive'

export type BadNetwork = {
  readonly origin: string
  /** Changes what happens to every request from now on. */
  readonly turn: (state: NetworkState) => void
  /** Sends the answers of the site on with one text in the place of another, as another build of it would. */
  readonly rewrite: (from: string, to: string) => void
  /** The answers of the site as they were, from now on. */
  readonly paths: () => readonly string[]
  readonly stop: () => Promise<void>
}

const isText = (type: string | undefined): boolean => /html|javascript|json/.test(type ?? '')

/**
 * A network between browsers and a site that is started with the origin of it (`SITE_ORIGIN`).
 * @param port of its own
 * @param sitePort where the site is
 */
export async function startBadNetwork(port: number, sitePort: number): Promise<BadNetwork> {
  let state: NetworkState = 'good'
  let rewriting: readonly [string, string] | null = null
  const paths: string[] = []
  const sockets = new Set<Socket>()
  const hanging = new Set<Socket>()

  function passOn(asked: IncomingMessage, answer: ServerResponse): void {
    const headers = { ...asked.headers, 'accept-encoding': 'identity' }
    const further = request({ port: sitePort, method: asked.method, path: asked.url, headers }, (given) => {
      const { 'content-length': length, ...others } = given.headers
      if (rewriting === null || !isText(given.headers['content-type'])) {
        answer.writeHead(given.statusCode ?? 502, length === undefined ? others : given.headers)
        given.pipe(answer)
        return
      }
      const [from, to] = rewriting
      const pieces: Buffer[] = []
      given.on('data', (piece: Buffer) => pieces.push(piece))
      given.on('end', () => {
        answer.writeHead(given.statusCode ?? 502, others)
        answer.end(Buffer.concat(pieces).toString('utf8').replaceAll(from, to))
      })
    })
    further.on('error', () => answer.destroy())
    asked.pipe(further)
  }

  const server: Server = createServer((asked, answer) => {
    paths.push(asked.url ?? '')
    if (state === 'good') return passOn(asked, answer)
    if (state === 'gone') return void asked.socket.destroy()
    if (state === 'hanging') return void hanging.add(asked.socket)
    if (state === 'bad gateway') return void answer.writeHead(502).end('bad gateway')
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
    turn: (next) => {
      state = next
      // What hung is over: browsers keep few connections to a site.
      for (const socket of hanging) socket.destroy()
      hanging.clear()
    },
    rewrite: (from, to) => {
      rewriting = [from, to]
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
