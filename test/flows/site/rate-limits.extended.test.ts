import { beforeAll, describe, expect, it } from 'vitest'
import { buildSearchIndexForTests } from '#test/support/worker/build-search-index.ts'
import { callWorker } from '#test/support/worker/call-worker.ts'
import { fetchSite } from '#test/support/worker/fetch-site.ts'

/** More than any limit of wrangler.toml. */
const MANY = 160

let networks = 0
/** Returns addresses of one household: an IPv6 /64 network is one client. */
function household(): () => string {
  networks += 1
  const network = `2001:db8:${networks.toString(16)}:1`
  let hosts = 0
  return () => {
    hosts += 1
    return `${network}:${hosts.toString(16)}::1`
  }
}

type Kind = {
  readonly what: string
  readonly limit: number
  readonly address: (index: number) => string
  /** Status of a response within the limit; cheap requests are enough. */
  readonly status: number
}

const KINDS: readonly Kind[] = [
  { what: 'searches', limit: 100, address: (index) => `/search?q=zz${index}x&as=typed`, status: 200 },
  { what: 'suggestions', limit: 150, address: (index) => `/api/suggest?q=zz${index}x`, status: 200 },
  { what: 'cards', limit: 30, address: (index) => `/cards/no-page-${index}.00000000000000.png`, status: 404 },
  {
    what: 'posters',
    limit: 150,
    address: (index) => `/posters/benin.${index.toString(16).padStart(6, '0')}/1x1-thumb.svg`,
    status: 301,
  },
  {
    what: 'pictures',
    limit: 150,
    address: (index) => `/_image?url=%2Fimages%2Fnone-${index}.jpg&w=640&q=75`,
    status: 404,
  },
]

beforeAll(async () => {
  await buildSearchIndexForTests()
})

describe('rate limits of expensive requests', () => {
  it.each(KINDS)(
    '$what are limited per client, with 429 and Retry-After',
    async ({ limit, address, status }) => {
      const client = household()
      const counts = new Map<number, number>()
      // Twice the limit, because the minute may change in between, which restarts the count.
      for (let index = 0; index < 2 * limit + 2 && !counts.has(429); index += 1) {
        const response = await fetchSite(address(index), { headers: { 'cf-connecting-ip': client() } })
        counts.set(response.status, (counts.get(response.status) ?? 0) + 1)
        await response.body?.cancel()
        if (response.status !== 429) continue
        expect(response.headers.get('retry-after')).toBe('60')
        expect(response.headers.get('cache-control')).toBe('no-store')
      }
      expect([...counts.keys()].sort()).toEqual([status, 429].sort())
      expect(counts.get(status)).toBeGreaterThanOrEqual(limit)
      const otherClient = await fetchSite(address(2 * limit + 3))
      expect(otherClient.status).toBe(status)
      await otherClient.body?.cancel()
    },
    120_000,
  )

  it('a rate-limited search page retains the field and the query', async () => {
    const headers = { 'cf-connecting-ip': household()() }
    const refused = { limit: async () => ({ success: false }) }
    const response = await callWorker('/search?q=lisbon', { headers }, { SEARCH_LIMIT: refused as RateLimit })
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60'])
    const html = await response.text()
    expect(html).toContain('value="lisbon"')
    expect(html).toContain('Wait a moment')
  })

  it('each kind is limited per data centre too, and requests beyond the client limit do not count there', async () => {
    const limitKeys: string[] = []
    const PLACE_LIMIT = {
      limit: async ({ key }: { key: string }) => {
        limitKeys.push(key)
        return { success: !key.startsWith('suggest') }
      },
    } as RateLimit
    expect((await callWorker('/api/suggest?q=zzplace', {}, { PLACE_LIMIT })).status).toBe(429)
    expect((await callWorker('/search?q=zzplace', {}, { PLACE_LIMIT })).status).toBe(200)
    expect(limitKeys).toEqual(['suggest unknown', 'search unknown'])
    const SEARCH_LIMIT = { limit: async () => ({ success: false }) } as unknown as RateLimit
    expect((await callWorker('/search?q=zzplace', {}, { PLACE_LIMIT, SEARCH_LIMIT })).status).toBe(429)
    expect(limitKeys).toHaveLength(2)
  })

  it('a failing rate limit binding allows the request (R10.7)', async () => {
    for (const fault of ['error', 'hang', 'null', 'corrupt']) {
      const response = await fetchSite('/api/suggest?q=zzopen', {
        headers: { 'x-fault': `ratelimit=${fault}` },
      })
      expect([fault, response.status]).toEqual([fault, 200])
    }
  })

  it('cached responses are not limited', async () => {
    const client = household()()
    const sendRequest = () => fetchSite('/api/suggest?q=kyoto', { headers: { 'cf-connecting-ip': client } })
    for (let index = 0; index < MANY; index += 1) expect((await sendRequest()).status).toBe(200)
  })
})
