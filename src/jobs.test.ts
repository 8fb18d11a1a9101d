import { env } from 'cloudflare:workers'
import { describe, expect, it, vi } from 'vitest'
import type { Bindings } from '#src/config/bindings.ts'
import { handleQueueBatch, handleSchedule } from './jobs.ts'
import { createMetrics } from './platform/metrics.ts'

const SERVICE = {
  ERROR_SERVICE_HOST: 'https://errors.example',
  ERROR_PROJECT_ID: '7',
  ERROR_PROJECT_KEY: 'k',
}

function setUp(bent: Partial<Bindings> & Partial<typeof SERVICE>) {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const told: { readonly address: string; readonly body: unknown }[] = []
  const work: Promise<unknown>[] = []
  const background = {
    fetch: async (address: string, init?: RequestInit) => {
      told.push({ address, body: JSON.parse(String(init?.body)) as unknown })
      return new Response(null, { status: 201 })
    },
    waitUntil: (one: Promise<unknown>) => void work.push(one),
    metrics: createMetrics(Date.now),
  }
  const done = async () => {
    await Promise.all(work)
    const lines = log.mock.calls.map(([line]) => JSON.parse(String(line)) as { readonly requestId: string })
    log.mockRestore()
    return { told, lines }
  }
  return { siteEnv: { ...(env as unknown as Bindings), ...bent }, background, done }
}

/** A database that fails with what must not be told. */
const BROKEN_DB = {
  prepare: () => {
    throw new Error('D1 is away for ana@mail.example')
  },
} as unknown as D1Database

const notice = (requestId: string) => ({
  address: 'https://errors.example/api/v3/projects/7/notices?key=k',
  body: { context: { component: 'worker' }, params: { requestId } },
})

const JOB = { id: crypto.randomUUID(), subscriberId: crypto.randomUUID(), token: 'x'.repeat(43) }

describe('errors of work without a visitor', () => {
  it('go to the log and to the service for errors from the mail queue, one by one', async () => {
    const { siteEnv, background, done } = setUp({ ...SERVICE, DB: BROKEN_DB })
    const settled: string[] = []
    const message = (id: string, body: unknown) => ({
      id,
      body,
      attempts: 1,
      timestamp: new Date(),
      ack: () => void settled.push(`${id} done`),
      retry: () => void settled.push(`${id} again`),
    })
    const messages = [message('m1', 'nonsense'), message('m2', JOB)]
    const batch = { queue: 'fernway-mail', messages } as unknown as MessageBatch<unknown>
    await handleQueueBatch(batch, siteEnv, background, Date.now)
    const { told, lines } = await done()
    // The first is none of ours, and cannot be kept either; the service hears once of a failure that both met.
    expect(lines.map(({ requestId }) => requestId)).toEqual(['m1', 'm1', 'm2'])
    expect(told).toMatchObject([notice('m1'), notice('m1')])
    expect(JSON.stringify(told)).not.toContain('ana@')
    expect(settled).toEqual(['m1 again', 'm2 again'])
  })

  it('go there from the daily run too, which still counts as failed', async () => {
    const { siteEnv, background, done } = setUp({ ...SERVICE, DB: BROKEN_DB })
    const run = handleSchedule(siteEnv, background, Date.UTC(2026, 10, 22, 3, 17))
    await expect(run).rejects.toThrow('D1 is away')
    const { told, lines } = await done()
    expect(told).toMatchObject([notice('schedule-2026-11-22T03:17:00.000Z')])
    expect(lines).toHaveLength(1)
  })

  it('stay in the log where no service is named', async () => {
    const { siteEnv, background, done } = setUp({ DB: BROKEN_DB })
    await handleSchedule(siteEnv, background, 0).catch(() => undefined)
    const { told, lines } = await done()
    expect([told, lines.length]).toEqual([[], 1])
  })
})
