import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { developmentHosts } from './development-hosts.ts'

let folder = ''
let server: ViteDevServer
let listening: AddressInfo
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fernway-hosts-'))
  writeFileSync(join(folder, 'source.ts'), 'export const secret = 1')
  server = await createServer({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1', allowedHosts: developmentHosts('https://travel.example:8443') },
  })
  await server.listen()
  const address = server.httpServer?.address()
  if (address === null || typeof address !== 'object') throw new Error('the server listens on no port')
  listening = address
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const statusFor = (host: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const { port } = listening
    request(
      { port, host: '127.0.0.1', path: '/source.ts', headers: { host } },
      (response: IncomingMessage) => {
        response.resume()
        resolve(response.statusCode)
      },
    )
      .on('error', reject)
      .end()
  })

it.each([
  ['localhost', 200],
  ['127.0.0.1', 200],
  ['travel.example', 200],
  ['rebound.example', 403],
])('the development server answers requests for %s with %i', async (host, status) => {
  expect(await statusFor(host)).toBe(status)
})

it.each([undefined, '', 'no origin'])('the origin %j adds no host', (origin) => {
  expect(developmentHosts(origin)).toEqual([])
})
