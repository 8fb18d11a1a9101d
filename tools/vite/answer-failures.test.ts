import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { answerFailure } from './answer-failures.ts'

/** Asks a server whose every request has failed with an error that says too much. */
async function askFailing(method: string, body: string): Promise<{ status: number; text: string }> {
  const server = createServer((incoming, response) => {
    answerFailure(new TypeError('fetch failed at /home/secret.js'), incoming, response, () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  try {
    return await new Promise((resolve, reject) => {
      const headers = { 'content-length': body.length }
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
    ['TRACE', '', 405, 'method_not_allowed'],
    ['POST', 'x'.repeat(70_000), 413, 'too_large'],
    ['POST', '{}', 502, 'unavailable'],
  ])('%s with a body like that is answered in our own form', async (method, body, status, code) => {
    expect(await askFailing(method, body)).toEqual({ status, text: JSON.stringify({ error: code }) })
  })
})
