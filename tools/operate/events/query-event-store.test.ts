import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { parseDatabaseResponse, queryAnalytics } from './query-event-store.ts'
import { analyticsDialect, reportSections } from './report-queries.ts'

type RecordedRequest = { readonly address: string; readonly authorization: string; readonly sql: string }

const SECTIONS = reportSections(analyticsDialect('fernway_events'), 7)
/** The SQL subset of Analytics Engine that the report uses (developers.cloudflare.com, SQL reference). */
const DIALECT =
  /^SELECT blob\d AS what, SUM\(_sample_interval\) AS times FROM fernway_events WHERE timestamp > NOW\(\) - INTERVAL '7' DAY AND [^;]+ GROUP BY what ORDER BY times DESC LIMIT \d+$/
const CONDITION =
  /^(?:blob1 = '\w+'(?: AND (?:double1 = 0|blob3 = '[A-Z ]+'))?|blob1 IN \((?:'\w+'(?:, )?)+\)(?: AND blob3 LIKE '\w+%')?)$/

const servers: Server[] = []

async function serve(respond: (request: RecordedRequest, response: ServerResponse) => void) {
  const requests: RecordedRequest[] = []
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let sql = ''
    for await (const part of request) sql += String(part)
    const one = {
      address: `${request.method} ${request.url}`,
      authorization: request.headers.authorization ?? '',
      sql,
    }
    requests.push(one)
    respond(one, response)
  }
  const server = createServer((request, response) => void take(request, response))
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { requests, api: `http://127.0.0.1:${port}` }
}
const query = (api: string, token = 't0ken') => queryAnalytics(SECTIONS, { account: 'acc1', token, api })

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

it('parses the response of D1 after notices of wrangler', () => {
  const json = '[{"results":[{"what":"/","times":2}],"success":true}]'
  for (const before of ['', 'Proxy environment variables detected.\n', '\u25b2 [WARNING] a newer one\n\n'])
    expect(parseDatabaseResponse(before + json)[0]?.results).toEqual([{ what: '/', times: 2 }])
})

describe('queryAnalytics', () => {
  it('posts each query in its SQL dialect, with the token, and parses numbers sent as strings', async () => {
    const { requests, api } = await serve((_, response) => {
      const data = [
        { what: '/places', times: '12' },
        { what: '/', times: 3 },
      ]
      response.end(JSON.stringify({ meta: [{ name: 'what', type: 'String' }], data, rows: 2 }))
    })
    const results = await query(api)
    expect(results).toHaveLength(SECTIONS.length)
    expect(results[0]?.lines).toEqual([
      { what: '/places', times: 12 },
      { what: '/', times: 3 },
    ])
    for (const { address, authorization, sql } of requests) {
      expect([address, authorization]).toEqual([
        'POST /client/v4/accounts/acc1/analytics_engine/sql',
        'Bearer t0ken',
      ])
      expect(sql).toMatch(DIALECT)
      expect(/DAY AND (.+) GROUP BY/.exec(sql)?.[1]).toMatch(CONDITION)
    }
  })

  it('returns no lines for a dataset without events', async () => {
    const { api } = await serve((_, response) => response.end('{"meta":[],"data":[],"rows":0}'))
    expect((await query(api)).map(({ lines }) => lines.length)).toEqual([0, 0, 0, 0, 0, 0, 0])
  })

  it.each([
    [
      403,
      '{"success":false,"errors":[{"code":10000,"message":"Authentication error"}]}',
      /403.*Authentication error/,
    ],
    [422, 'unable to find type of column: blob99', /422.*unable to find type/],
    [200, '<html>a proxy</html>', /no valid result/],
    [200, '{"success":false}', /no valid result/],
  ])('reports the failure after %i %j, without the token', async (status, body, words) => {
    const { api } = await serve((_, response) => response.writeHead(status).end(body))
    const failed = await query(api).catch((error: unknown) => error)
    expect(String(failed)).toMatch(words)
    expect(String(failed)).not.toContain('t0ken')
  })

  it('sends no request without account or token, and throws', async () => {
    await expect(query('http://127.0.0.1:1', '')).rejects.toThrow('CLOUDFLARE_API_TOKEN')
    await expect(query('http://127.0.0.1:1')).rejects.toThrow()
  })
})
