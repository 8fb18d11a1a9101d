import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { recordJobRun } from '#src/platform/record-job-run.ts'
import { sampleOf } from '#test/support/sample.ts'
import { createAccountSite } from '#test/support/worker/account-site.ts'
import { ALL_FAULTS } from '#test/support/worker/all-faults.ts'
import { buildSearchIndexForTests } from '#test/support/worker/build-search-index.ts'
import { callWorker } from '#test/support/worker/call-worker.ts'
import { bindings } from '#test/support/worker/test-database.ts'

const OPERATOR_TOKEN = 'an-operator-knows-this-and-nobody-else'
const authorization = `Bearer ${OPERATOR_TOKEN}`

afterEach(() => void vi.restoreAllMocks())

type Health = {
  readonly status: string
  readonly bindings: Readonly<Record<string, string>>
  readonly access: Readonly<Record<string, string>>
  readonly late: readonly string[]
  readonly work: Readonly<Record<string, unknown>>
  readonly trips: Readonly<Record<string, number>>
}

async function deep(fault?: string): Promise<{ readonly status: number; readonly body: Health }> {
  const site = await createAccountSite({ OPERATOR_TOKEN })
  const faulted: Record<string, string> = fault === undefined ? {} : { 'x-fault': fault }
  const response = await site.visitor().get('/healthz?deep', { authorization, ...faulted })
  return { status: response.status, body: await response.json<Health>() }
}

const AT_ONCE = 2

describe('/healthz', () => {
  // The first check loads the admin and the encoder of images, which the emulator takes longer for than a check may.
  beforeAll(async () => {
    await callWorker('/desk')
    await deep()
  })

  it('returns the deployed build without a binding call', async () => {
    const failAccess = () => {
      throw new Error('no store may be read')
    }
    const closed = new Proxy({}, { get: failAccess })
    const stores = {
      DB: closed,
      SESSIONS: closed,
      ASSETS: closed,
      LIBRARY: closed,
      MAIL_QUEUE: closed,
      IMAGES: closed,
    }
    const response = await callWorker('/healthz', {}, stores as never)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const body = await response.json<object>()
    expect(Object.keys(body).sort()).toEqual(['build', 'catalogue', 'status'])
  })

  it.each([
    {},
    { authorization: 'Bearer wrong' },
    { authorization: OPERATOR_TOKEN },
    { authorization: 'Bearer ' },
  ])('without a valid token it returns nothing more: %j', async (headers) => {
    const response = await callWorker('/healthz?deep', { headers }, { OPERATOR_TOKEN })
    expect([response.status, await response.json()]).toEqual([401, { error: 'operators_only' }])
    expect((await callWorker('/healthz?deep', { headers }, { OPERATOR_TOKEN: '' })).status).toBe(401)
  })

  it('an operator gets the state of bindings, queue, cron and search, and the metrics', async () => {
    await buildSearchIndexForTests()
    await recordJobRun(bindings.DB, 'daily', Math.floor(Date.now() / 1000), 'done, 0 rows')
    const { status, body } = await deep()
    const failing = Object.entries({ ...body.bindings, ...body.access }).filter(([, state]) => state !== 'ok')
    expect({ failing, late: body.late, status: body.status }).toEqual({ failing: [], late: [], status: 'ok' })
    expect(status).toBe(200)
    expect(body.work).toMatchObject({
      queue: { waiting: expect.any(Number) },
      cron: { outcome: 'done, 0 rows', ageS: expect.any(Number) },
      deadLetters: expect.any(Number),
      searchGeneration: expect.any(Number),
    })
    expect(body.trips['DB ok']).toBeGreaterThan(0)
  })

  it('a missing daily run is reported', async () => {
    await buildSearchIndexForTests()
    await recordJobRun(bindings.DB, 'daily', Math.floor(Date.now() / 1000) - 27 * 3600, 'done, 0 rows')
    const { status, body } = await deep()
    expect([status, body.late]).toEqual([503, ['cron']])
  })

  it.each(
    sampleOf([
      ['kv', ['SESSIONS', 'SETTINGS']],
      ['d1', ['DB', 'SEARCH', 'EVENTS_DB']],
      ['accounts', ['DB']],
      ['search', ['SEARCH']],
      ['events', ['EVENTS_DB']],
      ['assets', ['ASSETS']],
      ['images', ['IMAGES']],
      ['ratelimit', ['CLIENT_LIMIT']],
      ['queue', ['MAIL_QUEUE', 'LETTER_QUEUE']],
      ['cache', ['CACHE']],
    ] as const),
  )('reports every fault of %s (R13.6)', async (target, names) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const judge = async (fault: string): Promise<void> => {
      const { status, body } = await deep(`${target}=${fault}`)
      const failing = Object.entries(body.bindings).flatMap(([name, state]) =>
        state === 'failing' ? [name] : [],
      )
      // Under a fault the cache is not written (test/faults/inject-cache-faults.ts), so the check finds it failing.
      expect([fault, status, failing]).toEqual([fault, 503, [...new Set([...names, 'CACHE'])]])
    }
    // Each request checks every binding and encodes an image within a time limit: run all at once, they would exceed
    // it.
    for (let start = 0; start < ALL_FAULTS.length; start += AT_ONCE)
      await Promise.all(ALL_FAULTS.slice(start, start + AT_ONCE).map(judge))
  })
})
