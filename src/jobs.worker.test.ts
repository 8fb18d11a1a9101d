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

function setUp(overrides: Partial<Bindings> & Partial<typeof SERVICE>) {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const notices: { readonly address: string; readonly body: unknown }[] = []
  const work: Promise<unknown>[] = []
  const dependencies = {
    fetch: async (address: string, init?: RequestInit) => {
      notices.push({ address, body: JSON.parse(String(init?.body)) as unknown })
      return new Response(null, { status: 201 })
    },
    waitUntil: (promise: Promise<unknown>) => void work.push(promise),
    metrics: createMetrics(Date.now),
  }
  const done = async () => {
    await Promise.all(work)
    const lines = log.mock.calls.map(([line]) => JSON.parse(String(line)) as { readonly requestId: string })
    log.mockRestore()
    return { notices, lines }
  }
  return { siteEnv: { ...(env as unknown as Bindings), ...overrides }, dependencies, done }
}

/** A database that fails with an error message that must not be reported. */
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

describe('errors of jobs', () => {
  it('logs each error of the mail queue and reports it to the error service', async () => {
    const { siteEnv, dependencies, done } = setUp({ ...SERVICE, DB: BROKEN_DB })
    const settled: string[] = []
    const message = (id: string, body: unknown) => ({
      id,
      body,
      attempts: 1,
      timestamp: new Date(),
      ack: () => void settled.push(`${id} acknowledged`),
      retry: () => void settled.push(`${id} retried`),
    })
    const messages = [message('m1', 'nonsense'), message('m2', JOB)]
    const batch = { queue: 'fernway-mail', messages } as unknown as MessageBatch<unknown>
    await handleQueueBatch(batch, siteEnv, dependencies, Date.now)
    const { notices, lines } = await done()
    // The first message is invalid and cannot be stored as a dead letter; the service receives one sample of the error that both messages met.
    expect(lines.map(({ requestId }) => requestId)).toEqual(['m1', 'm1', 'm2'])
    expect(notices).toMatchObject([notice('m1'), notice('m1')])
    expect(JSON.stringify(notices)).not.toContain('ana@')
    expect(settled).toEqual(['m1 retried', 'm2 retried'])
  })

  it('reports an error of the daily run, and rejects so that the run counts as failed', async () => {
    const { siteEnv, dependencies, done } = setUp({ ...SERVICE, DB: BROKEN_DB })
    const run = handleSchedule(siteEnv, dependencies, Date.UTC(2026, 10, 22, 3, 17))
    await expect(run).rejects.toThrow('D1 is away')
    const { notices, lines } = await done()
    expect(notices).toMatchObject([notice('schedule-2026-11-22T03:17:00.000Z')])
    expect(lines).toHaveLength(1)
  })

  it('only logs errors when no error service is configured', async () => {
    const { siteEnv, dependencies, done } = setUp({ DB: BROKEN_DB })
    await handleSchedule(siteEnv, dependencies, 0).catch(() => undefined)
    const { notices, lines } = await done()
    expect([notices, lines.length]).toEqual([[], 1])
  })
})
