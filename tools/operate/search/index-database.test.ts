import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, describe, expect, it } from 'vitest'
import { buildDocumentSample } from '#tools/compile/fixtures/document-sample.ts'
import { createCloudflareApi } from '#tools/operate/deployment/cloudflare-api.ts'
import { remoteDatabase } from './index-database.ts'
import { indexSlices } from './index-statements.ts'
import { rebuildIndex } from './rebuild-index.ts'

const DOCUMENTS = Array.from({ length: 300 }, (_, index) =>
  buildDocumentSample({
    path: `/destinations/p${index}`,
    title: `Place ${index}`,
    text: `harbour ${index} `.repeat(100),
  }),
)
const PATH = '/accounts/acc1/d1/database/db1/query'
const INDEX = `CREATE TABLE search_index (id INTEGER PRIMARY KEY, generation INTEGER NOT NULL, version TEXT NOT NULL,
  weighty_until INTEGER NOT NULL, facets TEXT NOT NULL)`

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** An imitation of Cloudflare's API on SQLite; the first requests fail as given. */
async function serve(refusals: (readonly [status: number, body: string])[] = []) {
  const db = new DatabaseSync(':memory:')
  db.exec(INDEX)
  const requests: { readonly address: string; readonly authorization: string; readonly sql: string }[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += String(part)
    const { sql } = JSON.parse(body) as { readonly sql: string }
    requests.push({
      address: `${request.method} ${request.url}`,
      authorization: request.headers.authorization ?? '',
      sql,
    })
    const refusal = refusals.shift()
    if (refusal !== undefined) return response.writeHead(refusal[0]).end(refusal[1])
    const result = sql.split(';\n').map((one) => {
      if (one.startsWith('SELECT')) return { results: db.prepare(one).all(), meta: {} }
      const before = Number(db.prepare('SELECT total_changes() AS n').get()?.['n'])
      db.exec(one)
      const changes = Number(db.prepare('SELECT total_changes() AS n').get()?.['n']) - before
      return { results: [], meta: { changes } }
    })
    return response.end(JSON.stringify({ result, success: true }))
  })
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const api = createCloudflareApi({
    CLOUDFLARE_ACCOUNT_ID: 'acc1',
    CLOUDFLARE_API_TOKEN: 't0ken',
    CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${port}`,
  })
  const remote = remoteDatabase(api, 'db1')
  return { db, requests, remote }
}

describe('remoteDatabase', () => {
  it('is filled in many small batches, and merged in steps until each full-text index is one segment', async () => {
    const { db, requests, remote } = await serve()
    expect(await rebuildIndex(remote, { documents: DOCUMENTS, version: 'v1' })).toBe(true)
    expect(new Set(requests.map(({ address }) => address))).toEqual(new Set([`POST ${PATH}`]))
    expect(new Set(requests.map(({ authorization }) => authorization))).toEqual(new Set(['Bearer t0ken']))
    expect(Math.max(...requests.map(({ sql }) => sql.length))).toBeLessThan(140_000)
    expect(requests.length).toBeGreaterThan(10)
    expect(db.prepare('SELECT count(*) AS n FROM search_documents_1').get()?.['n']).toBe(DOCUMENTS.length)
    expect(db.prepare('SELECT count(DISTINCT segid) AS n FROM search_words_1_idx').get()?.['n']).toBe(1)
    expect(db.prepare('SELECT generation, version FROM search_index').get()).toMatchObject({
      generation: 1,
      version: 'v1',
    })
    expect(await rebuildIndex(remote, { documents: [], version: 'v1' })).toBe(false)
  })

  it('retries while the database is overloaded', async () => {
    const busy = JSON.stringify({ errors: [{ code: 7500, message: 'D1 DB is overloaded.' }] })
    const { db, remote } = await serve([
      [429, busy],
      [500, busy],
    ])
    expect(await rebuildIndex(remote, { documents: DOCUMENTS.slice(0, 3), version: 'v1' })).toBe(true)
    expect(db.prepare('SELECT count(*) AS n FROM search_documents_1').get()?.['n']).toBe(3)
  })

  it.each([
    [
      403,
      JSON.stringify({ errors: [{ code: 10_000, message: 'Authentication error' }] }),
      'Authentication error',
    ],
    [502, '<html>', 'no message'],
  ])('throws with the message of the response (%i)', async (status, body, words) => {
    const { remote } = await serve([[status, body]])
    await expect(rebuildIndex(remote, { documents: [], version: 'v1' })).rejects.toThrow(words)
  })
})

describe('indexSlices', () => {
  it('limits the size of each slice, and drops stale tables last, one at a time', () => {
    const slices = [...indexSlices(DOCUMENTS, { generation: 2, version: 'v', stale: [1] })]
    const texts = slices.map(({ statements }) => statements.join(';\n'))
    expect(Math.max(...texts.map(({ length }) => length))).toBeLessThan(140_000)
    const turn = texts.findIndex((text) => text.includes('INTO search_index'))
    const drops = texts.slice(turn + 1)
    expect(drops.length).toBeGreaterThan(2)
    for (const drop of drops) expect(drop).toMatch(/^DROP TABLE IF EXISTS \w+_1$/)
  })
})
