import { beforeEach, describe, expect, it } from 'vitest'
import { HOUR_MS } from '#src/platform/durations.ts'
import { bindings } from '#test/support/worker/test-database.ts'
import { checkDueLinks } from './check-due-links.ts'
import { listLinks } from './link-store.ts'

const START_MS = 1_800_000_000_000
const { DB } = bindings

type LinkRequest = {
  readonly method: string
  readonly address: string
  readonly agent: string
  readonly redirect: string
}

beforeEach(async () => {
  await DB.batch([
    DB.prepare('DELETE FROM link_checks'),
    DB.prepare(`DELETE FROM job_runs WHERE job LIKE 'links%'`),
  ])
})

/**
 * Runs the link check against mocked sites. @param responses by address; other hosts fail as unknown host names
 */
function createLinkCheck(
  addresses: readonly string[],
  responses: Readonly<Record<string, (method: string) => Response>>,
) {
  const isUnknownHost = (robots: string): boolean =>
    !Object.keys(responses).some((address) => new URL(address).host === new URL(robots).host)
  const requests: LinkRequest[] = []
  let concurrent = 0
  let maxConcurrent = 0
  const pausesMs: number[] = []
  const fetch = async (address: string, init: RequestInit = {}) => {
    concurrent += 1
    maxConcurrent = Math.max(maxConcurrent, concurrent)
    await Promise.resolve()
    concurrent -= 1
    const { method = 'GET', redirect = '' } = init
    const isRobots = address.endsWith('/robots.txt')
    requests.push({ method, address, redirect, agent: new Headers(init.headers).get('user-agent') ?? '' })
    const respond =
      responses[address] ??
      (isRobots && !isUnknownHost(address) ? () => new Response(null, { status: 404 }) : undefined)
    if (respond === undefined) throw new TypeError('no such host')
    return respond(method)
  }
  const run = (startedMs: number, version = 'v1', linkedAddresses = addresses) =>
    checkDueLinks({
      db: DB,
      fetch,
      siteOrigin: 'https://fernway.test',
      version,
      addresses: linkedAddresses,
      startedMs,
      nowMs: () => startedMs,
      sleep: async (ms) => {
        pausesMs.push(ms)
      },
    })
  /** Requests other than those for robots.txt. */
  const pages = () => requests.filter(({ address }) => !address.endsWith('/robots.txt'))
  return { requests, pages, pausesMs, run, maxConcurrent: () => maxConcurrent }
}

const ok = () => new Response(null)
const moved =
  (to: string, status = 301) =>
  () =>
    new Response(null, { status, headers: { location: to } })

describe('checkDueLinks', () => {
  it('requests one address per host and run, sequentially, by HEAD and with its own User-Agent', async () => {
    const { requests, pages, run, maxConcurrent } = createLinkCheck(
      ['https://a.com/1', 'https://a.com/2', 'https://b.com/', 'https://fernway.test/own'],
      { 'https://a.com/1': ok, 'https://a.com/2': ok, 'https://b.com/': ok },
    )
    await run(START_MS)
    expect(requests.map(({ method, address }) => `${method} ${address}`)).toEqual([
      'GET https://a.com/robots.txt',
      'HEAD https://a.com/1',
      'GET https://b.com/robots.txt',
      'HEAD https://b.com/',
    ])
    await run(START_MS + 300_000)
    expect(
      pages()
        .slice(2)
        .map(({ address }) => address),
    ).toEqual(['https://a.com/2'])
    await run(START_MS + 600_000)
    expect(pages()).toHaveLength(3)
    expect(maxConcurrent()).toBe(1)
    for (const { agent, redirect } of requests) {
      expect(agent).toContain('Fernway-Link-Check')
      expect(redirect).toBe('manual')
    }
    await run(START_MS + 8 * 24 * HOUR_MS)
    expect(pages().length).toBeGreaterThan(3)
  })

  it('respects robots.txt: skips disallowed addresses without calling them broken, and waits for the crawl delay', async () => {
    const robots =
      (text: string, status = 200) =>
      () =>
        new Response(text, { status })
    const { pages, run, pausesMs } = createLinkCheck(
      ['https://a.com/private', 'https://b.com/open', 'https://c.com/x', 'https://d.com/x'],
      {
        'https://a.com/robots.txt': robots('User-agent: *\nDisallow: /private'),
        'https://b.com/robots.txt': robots('User-agent: fernway-link-check\nCrawl-delay: 3\nDisallow: /x'),
        'https://b.com/open': (method) => new Response(null, { status: method === 'HEAD' ? 405 : 200 }),
        'https://c.com/robots.txt': robots('', 503),
        'https://d.com/robots.txt': moved('https://127.0.0.1/'),
        'https://d.com/x': ok,
      },
    )
    await run(START_MS)
    expect(pages().map(({ address, method }) => `${method} ${address}`)).toEqual([
      'HEAD https://b.com/open',
      'GET https://b.com/open',
      'HEAD https://d.com/x',
    ])
    expect(pausesMs).toEqual([3000, 3000, 1000])
    expect((await listLinks(DB, 'unchecked')).map(({ address, reason }) => [address, reason])).toEqual([
      ['https://a.com/private', 'robots_disallowed'],
      ['https://c.com/x', 'robots_unavailable'],
    ])
    expect(await listLinks(DB, 'doubtful')).toEqual([])
  })

  it('falls back to GET when HEAD is not supported, and reads no body', async () => {
    let isCancelled = false
    const endless = new ReadableStream({
      cancel() {
        isCancelled = true
      },
    })
    const { run } = createLinkCheck(['https://a.com/'], {
      'https://a.com/': (method) =>
        method === 'HEAD' ? new Response(null, { status: 405 }) : new Response(endless),
    })
    await run(START_MS)
    expect(await listLinks(DB, 'fine')).toHaveLength(1)
    expect(isCancelled).toBe(true)
  })

  it('follows no redirect to a private address, and stops at the redirect limit', async () => {
    const { requests, run } = createLinkCheck(['https://a.com/', 'https://b.com/', 'https://c.com/'], {
      'https://a.com/': moved('http://169.254.169.254/'),
      'https://b.com/': moved('https://localhost/'),
      'https://c.com/': moved('https://c.com/'),
    })
    await run(START_MS)
    expect((await listLinks(DB, 'doubtful')).map(({ reason }) => reason)).toEqual([
      'no_response',
      'no_response',
      'no_response',
    ])
    expect(requests.some(({ address }) => /169\.254|localhost/.test(address))).toBe(false)
    expect(requests.length).toBeLessThan(20)
  })

  it('records the new address of a permanent redirect, not that of a temporary one', async () => {
    const { run } = createLinkCheck(['https://a.com/', 'https://b.com/'], {
      'https://a.com/': moved('/new'),
      'https://a.com/new': ok,
      'https://b.com/': moved('https://b.com/today', 302),
      'https://b.com/today': ok,
    })
    await run(START_MS)
    expect(await listLinks(DB, 'moved')).toMatchObject([
      { address: 'https://a.com/', movedTo: 'https://a.com/new' },
    ])
  })

  it('marks a link as broken after a day of failures, and deletes links that no page contains any more', async () => {
    const { run } = createLinkCheck(['https://a.com/', 'https://shop.fernway.example/'], {})
    for (const hours of [0, 1, 7, 32]) await run(START_MS + hours * HOUR_MS + 1000)
    expect(await listLinks(DB, 'broken')).toMatchObject([
      { address: 'https://a.com/', reason: 'no_response' },
    ])
    expect(await listLinks(DB, 'unchecked')).toMatchObject([{ address: 'https://shop.fernway.example/' }])
    await run(START_MS + 33 * HOUR_MS, 'v2', ['https://shop.fernway.example/'])
    expect(await listLinks(DB, 'broken')).toEqual([])
  })
})
