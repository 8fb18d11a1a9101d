import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

const IMAGE = readFileSync('public/images/prints/benin.jpg')
const CHUNK = Buffer.alloc(1_000_000)
const DECOMPRESSION_BOMB = gzipSync(Buffer.concat([IMAGE, Buffer.alloc(200_000_000)]))

export type ImageOrigin = {
  readonly origin: string
  /** Number of requests for a path. */
  readonly countOf: (path: string) => number
  /** Bytes sent for a path. */
  readonly sentFor: (path: string) => number
  readonly stop: () => Promise<void>
}

/** Sends bytes without end, as fast as the client reads. */
function streamEndlessly(response: ServerResponse, add: (bytes: number) => void): void {
  const pour = (): void => {
    while (!response.destroyed) {
      add(CHUNK.byteLength)
      if (!response.write(CHUNK)) {
        response.once('drain', pour)
        return
      }
    }
  }
  response.write(IMAGE)
  pour()
}

/** Starts a local image server with one valid image and every kind of invalid response. */
export async function startImageOrigin(): Promise<ImageOrigin> {
  const counts = new Map<string, number>()
  const sent = new Map<string, number>()
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    counts.set(path, (counts.get(path) ?? 0) + 1)
    const [, habit = ''] = path.split('/')
    switch (habit) {
      case 'good':
        return void response.end(IMAGE)
      case 'hang':
        return
      case 'endless':
        return streamEndlessly(response, (bytes) => sent.set(path, (sent.get(path) ?? 0) + bytes))
      case 'bomb':
        return void response.writeHead(200, { 'content-encoding': 'gzip' }).end(DECOMPRESSION_BOMB)
      case 'cut':
        response.writeHead(200, { 'content-length': '100000' }).write(IMAGE.subarray(0, 400))
        return void setTimeout(() => response.destroy(), 50)
      case 'reset':
        return void request.socket.destroy()
      case 'private':
        return void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
      case 'loop':
        return void response.writeHead(302, { location: path }).end()
      case 'huge':
        return void response.writeHead(200, { 'content-length': '99000000' }).write(IMAGE)
      default:
        return void response.writeHead(404).end('SECRET')
    }
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    countOf: (path) => counts.get(path) ?? 0,
    sentFor: (path) => sent.get(path) ?? 0,
    stop: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
