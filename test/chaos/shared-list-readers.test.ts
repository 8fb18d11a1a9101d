import { expect, it } from 'vitest'
import { anonymousVisitor, createAccountSite } from '#test/support/worker/account-site.ts'
import { countCalls } from '#test/support/worker/count-calls.ts'
import { percentile95, printFigures } from '#test/support/worker/print-figures.ts'
import { bindings } from '#test/support/worker/test-database.ts'
import {
  createVisitorWithSaves,
  followFormRedirect,
  KYOTO,
  MAIN_LIST_PATH,
} from '#test/support/worker/visitor-with-saves.ts'

const READERS_PER_SECOND = 100
const SECONDS = 30
/** The owner changes a note this often, so that copies become stale. */
const CHANGE_INTERVAL_S = 5
/** Requests that wait at once: a busy machine serves fewer a second, and the figures say how many. */
const MAX_OPEN_REQUESTS = 40
const FILES = ['', '', '', '.gpx', '.csv'] as const

it('100 readers a second get shared lists while their owner changes them', async () => {
  const site = await createAccountSite({}, { cachesPages: true })
  const ana = await createVisitorWithSaves(site)
  const note = (text: string): Promise<Response> =>
    ana.form(MAIN_LIST_PATH, { do: 'note', path: KYOTO, note: text, shows: 'on' })
  await note('note 0')
  const html = await followFormRedirect(ana, await ana.form(MAIN_LIST_PATH, { do: 'share' }))
  const link = /\/lists\/[0-9a-f]{32}/.exec(html)?.[0] ?? ''
  const { store, calls } = countCalls(bindings.DB)
  const durationsMs: number[] = []
  const statuses = new Map<number, number>()
  let stale = 0
  let copies = 0
  let lastNote = 0
  async function read(index: number): Promise<void> {
    const expected = lastNote
    const file = FILES[index % FILES.length] ?? ''
    const startedMs = performance.now()
    const response = await site.visitor({ DB: store }).get(link + file)
    const text = await response.text()
    durationsMs.push(performance.now() - startedMs)
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
    if (response.headers.get('server-timing')?.includes('cache;desc=edge') === true) copies += 1
    const [, shown] = /note (\d+)/.exec(text) ?? []
    if (file !== '.gpx' && Number(shown) < expected) stale += 1
  }
  const startedMs = performance.now()
  const reading = new Set<Promise<void>>()
  for (let index = 0; index < READERS_PER_SECOND * SECONDS; index += 1) {
    const waitMs = startedMs + (index * 1000) / READERS_PER_SECOND - performance.now()
    if (waitMs > 0) await scheduler.wait(waitMs)
    if (index > 0 && index % (READERS_PER_SECOND * CHANGE_INTERVAL_S) === 0) {
      const next = lastNote + 1
      await note(`note ${next}`)
      lastNote = next
    }
    if (reading.size >= MAX_OPEN_REQUESTS) await Promise.race(reading)
    const one = read(index).finally(() => reading.delete(one))
    reading.add(one)
  }
  await Promise.all(reading)
  const seconds = (performance.now() - startedMs) / 1000
  await ana.form(MAIN_LIST_PATH, { do: 'unshare' })
  const revoked = (await anonymousVisitor(site).get(link)).status
  printFigures('shared lists', {
    readers: durationsMs.length,
    'a second': Math.round(durationsMs.length / seconds),
    'p95 ms': Math.round(percentile95(durationsMs)),
    'from copies': copies,
    'database calls': calls(),
    stale,
    seconds: Math.round(seconds),
    statuses: JSON.stringify(Object.fromEntries(statuses)),
  })
  expect([...statuses.keys()]).toEqual([200])
  expect([stale, revoked]).toEqual([0, 404])
  expect(calls()).toBeLessThanOrEqual(durationsMs.length * 1.1)
})
