import { expect, it, vi } from 'vitest'
import { createMetrics } from '#src/platform/metrics.ts'
import { createErrorReporter } from './error-reporter.ts'

const SERVICE = { host: 'https://errors.example', projectId: 7, projectKey: 'k' }

function setUp(service: typeof SERVICE | null, nowMs = 0) {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const sent: string[] = []
  const work: Promise<unknown>[] = []
  const fetch = async (_: string, init?: RequestInit) => {
    sent.push(String(init?.body))
    return new Response(null, { status: 201 })
  }
  const waitUntil = (one: Promise<unknown>) => void work.push(one)
  const errorContextOf = () => ({ route: '/places', place: 'AMS', binding: 'DB', operation: 'first' })
  const metrics = createMetrics(() => nowMs)
  const report = createErrorReporter({
    fetch,
    service,
    requestId: 'r1',
    waitUntil,
    errorContextOf,
    metrics,
    recordError: async () => undefined,
  })
  const done = async () => {
    await Promise.all(work)
    const lines = log.mock.calls.length
    log.mockRestore()
    return { lines, sent }
  }
  return { report, done }
}

it('reports an error once to the log and the service, with the request ID', async () => {
  const { report, done } = setUp(SERVICE)
  const error = new TypeError('x')
  report(error)
  report(error)
  report('a text of ana@mail.example')
  const { lines, sent } = await done()
  expect([lines, sent.length]).toEqual([2, 2])
  for (const body of sent) expect(JSON.parse(body)).toMatchObject({ params: { requestId: 'r1' } })
  expect(sent.join()).not.toContain('ana@')
})

it('only logs the error when no service is configured', async () => {
  const { report, done } = setUp(null)
  report(new Error('x'))
  expect(await done()).toEqual({ lines: 1, sent: [] })
})

it('sends samples to the service: a thousand errors of one kind are one call, and each is logged with its context (R13.6)', async () => {
  const { report, done } = setUp(SERVICE)
  for (let index = 0; index < 1000; index += 1) report(new TypeError(`number ${index}`))
  const { lines, sent } = await done()
  expect([lines, sent.length]).toEqual([1000, 1])
  expect(JSON.parse(sent[0] ?? '')).toMatchObject({
    params: {
      requestId: 'r1',
      heldBack: 0,
      route: '/places',
      place: 'AMS',
      binding: 'DB',
      operation: 'first',
    },
  })
})
