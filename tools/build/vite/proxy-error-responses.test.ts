import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { respondToProxyError } from './proxy-error-responses.ts'

/** Asks a server whose every request has failed with an error that says too much. */
async function askFailing(
  method: string,
  body: string,
  host: string,
): Promise<{ status: number; text: string }> {
  const server = createServer((incoming, response) => {
    respondToProxyError(new TypeError('fetch failed at /home/secret.js'), incoming, response, () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  try {
    return await new Promise((resolve, reject) => {
      const headers = { host, 'content-length': body.length }
      const asked = request({ port, method, headers, agent: false }, async (response) => {
        let text = ''
        for await (const chunk of response) text += String(chunk)
        resolve({ status: response.statusCode ?? 0, text })
      })
      asked.on('error', reject).end(body)
    })
  } finally {
    server.close()
  }
}

describe('what the local server cannot pass on', () => {
  it.each([
    ['a method that no worker sees', 'TRACE', '', 'localhost', 405, 'method_not_allowed'],
    ['a host that is none', 'GET', '', 'localhost:1.evil.example', 400, 'bad_address'],
    ['a large body that was refused', 'POST', 'x'.repeat(70_000), 'localhost', 413, 'too_large'],
    ['a request that got lost', 'POST', '{}', 'localhost', 502, 'unavailable'],
  ])('%s is answered in our own form', async (_, method, body, host, status, code) => {
    expect(await askFailing(method, body, host)).toEqual({ status, text: JSON.stringify({ error: code }) })
  })
})
