import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { respondToProxyError } from './proxy-error-responses.ts'

/** Sends a request to a server on which every request fails with an error whose message must not be exposed. */
async function requestFailing(
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
      const clientRequest = request({ port, method, headers, agent: false }, async (response) => {
        let text = ''
        for await (const chunk of response) text += String(chunk)
        resolve({ status: response.statusCode ?? 0, text })
      })
      clientRequest.on('error', reject).end(body)
    })
  } finally {
    server.close()
  }
}

describe('respondToProxyError', () => {
  it.each([
    ['a method that no worker sees', 'TRACE', '', 'localhost', 405, 'method_not_allowed'],
    ['a host that is none', 'GET', '', 'localhost:1.evil.example', 400, 'bad_address'],
    ['a large body that was refused', 'POST', 'x'.repeat(70_000), 'localhost', 413, 'too_large'],
    ['a request that got lost', 'POST', '{}', 'localhost', 502, 'unavailable'],
  ])('responds to %s in the format of the site’s own errors', async (_, method, body, host, status, code) => {
    expect(await requestFailing(method, body, host)).toEqual({
      status,
      text: JSON.stringify({ error: code }),
    })
  })
})
