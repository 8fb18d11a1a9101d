import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, gunzipSync } from 'node:zlib'
import { afterEach, expect, it } from 'vitest'
import { createCompressor } from './compress-responses.ts'

const PARAGRAPH = '<p>The first part of a page that waits for its second part.</p>'.repeat(40)

let server: Server | null = null
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** Serves a page whose second part is sent when the returned function is called. */
async function serveInParts(
  type = 'text/html',
): Promise<{ readonly origin: string; readonly finish: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const compress = createCompressor()
  server = createServer((request, response) => {
    compress(request as never, response, () => {
      response.setHeader('content-type', type)
      response.write(PARAGRAPH)
      void promise.then(() => response.end('<p>The second part.</p>'))
    })
  })
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, finish: resolve }
}

/** The response as it comes over the wire: `fetch` would decompress it. */
async function requestRaw(origin: string, encoding: string) {
  const { request } = await import('node:http')
  return new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    request(origin, { headers: { 'accept-encoding': encoding } }, resolve)
      .on('error', reject)
      .end()
  })
}

it.each([
  ['gzip', createGunzip],
  ['br', createBrotliDecompress],
] as const)(
  'a streamed page is compressed by %s, and its first part does not wait for the second',
  async (encoding, decompress) => {
    const { origin, finish } = await serveInParts()
    const response = await requestRaw(origin, encoding)
    expect(response.headers['content-encoding']).toBe(encoding)
    let text = ''
    const plain = response.pipe(decompress())
    plain.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
    await expect.poll(() => text).toBe(PARAGRAPH)
    finish()
    await expect.poll(() => text).toBe(`${PARAGRAPH}<p>The second part.</p>`)
  },
)

it('a client that accepts no encoding gets the parts as they are', async () => {
  const { origin, finish } = await serveInParts()
  const response = await requestRaw(origin, 'identity')
  expect(response.headers['content-encoding']).toBeUndefined()
  finish()
  const chunks = await Readable.from(response).toArray()
  expect(Buffer.concat(chunks as Buffer[]).toString()).toContain('The second part.')
})

it('a file that is compressed already is left as it is', async () => {
  const { origin, finish } = await serveInParts('font/woff2')
  const response = await requestRaw(origin, 'gzip')
  finish()
  expect(response.headers['content-encoding']).toBeUndefined()
  const chunks = (await Readable.from(response).toArray()) as Buffer[]
  expect(() => gunzipSync(Buffer.concat(chunks))).toThrow()
})
