import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { parseDatabaseResponse, queryAnalytics } from './query-event-store.ts'
import { analyticsDialect, reportSections } from './report-queries.ts'

type Asked = { readonly address: string; readonly authorization: string; readonly sql: string }

const SECTIONS = reportSections(analyticsDialect('fernway_events'), 7)
/** What Analytics Engine has of SQL, as far as the report needs it (developers.cloudflare.com, SQL reference). */
const DIALECT =
  /^SELECT blob\d AS what, SUM\(_sample_interval\) AS times FROM fernway_events WHERE timestamp > NOW\(\) - INTERVAL '7' DAY AND [^;]+ GROUP BY what ORDER BY times DESC LIMIT \d+$/
const CONDITION =
  /^(?:blob1 = '\w+'(?: AND (?:double1 = 0|blob3 = '[A-Z ]+'))?|blob1 IN \((?:'\w+'(?:, )?)+\)(?: AND blob3 LIKE '\w+%')?)$/

const servers: Server[] = []

async function serve(answer: (asked: Asked, response: ServerResponse) => void) {
  const asked: Asked[] = []
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let sql = ''
    for await (const part of request) sql += String(part)
    const one = {
      address: `${request.method} ${request.url}`,
      authorization: request.headers.authorization ?? '',
      sql,
    }
    asked.push(one)
    answer(one, response)
  }
  const server = createServer((request, response) => void take(request, response))
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { asked, api: `http://127.0.0.1:${port}` }
}
const ask = (api: string, token = 't0ken') => queryAnalytics(SECTIONS, { account: 'acc1', token, api })

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

it('reads the answer of D1 behind notices of wrangler', () => {
  const answer = '[{"results":[{"what":"/","times":2}],"success":true}]'
  for (const before of ['', 'Proxy environment variables detected.\n', '\u25b2 [WARNING] a newer one\n\n'])
    expect(parseDatabaseResponse(before + answer)[0]?.results).toEqual([{ what: '/', times: 2 }])
})

describe('asking Analytics Engine', () => {
  it('posts each question in its SQL, with the token, and reads numbers that come as texts', async () => {
    const { asked, api } = await serve((_, response) => {
      const data = [
        { what: '/places', times: '12' },
        { what: '/', times: 3 },
      ]
      response.end(JSON.stringify({ meta: [{ name: 'what', type: 'String' }], data, rows: 2 }))
    })
    const answers = await ask(api)
    expect(answers).toHaveLength(SECTIONS.length)
    expect(answers[0]?.lines).toEqual([
      { what: '/places', times: 12 },
      { what: '/', times: 3 },
    ])
    for (const { address, authorization, sql } of asked) {
      expect([address, authorization]).toEqual([
        'POST /client/v4/accounts/acc1/analytics_engine/sql',
        'Bearer t0ken',
      ])
      expect(sql).toMatch(DIALECT)
      expect(/DAY AND (.+) GROUP BY/.exec(sql)?.[1]).toMatch(CONDITION)
    }
  })

  it('finds nothing in a dataset without events', async () => {
    const { api } = await serve((_, response) => response.end('{"meta":[],"data":[],"rows":0}'))
    expect((await ask(api)).map(({ lines }) => lines.length)).toEqual([0, 0, 0, 0, 0, 0, 0])
  })

  it.each([
    [
      403,
      '{"success":false,"errors":[{"code":10000,"message":"Authentication error"}]}',
      /403.*Authentication error/,
    ],
    [422, 'unable to find type of column: blob99', /422.*unable to find type/],
    [200, '<html>a proxy</html>', /no result/],
    [200, '{"success":false}', /no result/],
  ])('says what went wrong after %i %j, without the token', async (status, body, words) => {
    const { api } = await serve((_, response) => response.writeHead(status).end(body))
    const failed = await ask(api).catch((error: unknown) => error)
    expect(String(failed)).toMatch(words)
    expect(String(failed)).not.toContain('t0ken')
  })

  it('asks nobody without account or token, and says so', async () => {
    await expect(ask('http://127.0.0.1:1', '')).rejects.toThrow('CLOUDFLARE_API_TOKEN')
    await expect(ask('http://127.0.0.1:1')).rejects.toThrow()
  })
})
