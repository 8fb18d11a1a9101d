import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import { createLetterSigner } from '#src/newsletter/letter-signer.ts'
import { readArguments } from '#tools/command/read-arguments.ts'
import { makeTables } from './make-tables.ts'
import { startMoodyMailService } from './moody-mail-service.ts'
import { type StartedWorker, startWorker } from './start-workers.ts'

const FREQUENT_CRON = '*/5 * * * *'
const SECRET = 'a-letter-secret-of-a-trial-run-only'
const ORIGIN = 'https://www.fernway.example'
const LOOK_MS = 200
/** Nothing moved for so long: what the queue held is lost, or waits for a later attempt. */
const QUIET_MS = 4000
const LEAVING = 20
/** So often it says how far it is. */
const TELL_MS = 10_000

const USAGE = 'npm run letters -- [--readers 10000] [--pace 60000]   (after npm run build)'
const { values } = readArguments(USAGE, {
  options: { readers: { type: 'string', default: '10000' }, pace: { type: 'string', default: '60000' } },
})
const readerCount = Number(values.readers)
const pace = Number(values.pace)

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
const stateDir = mkdtempSync(join(tmpdir(), 'fernway-letters-'))
const service = await startMoodyMailService()
const letterId = crypto.randomUUID()
const readers = Array.from({ length: readerCount }, () => crypto.randomUUID()).sort()

let site!: StartedWorker
let db!: D1Database
async function start(): Promise<void> {
  const variables = {
    SITE_ORIGIN: ORIGIN,
    MAIL_API_URL: service.url,
    MAIL_FROM: 'letters@fernway.example',
    ALLOW_LOOPBACK_HTTP: '1',
    LETTER_SECRET: SECRET,
  }
  const source = { wranglerJson: 'dist/worker/wrangler.json' }
  site = await startWorker({ name: 'letters', directPort: 8989, source, variables, outlives: true }, stateDir)
  db = await site.database()
}

/** As if the time had passed in which the cron takes a lost chain for lost, and waits between attempts are over. */
async function letTimePass(): Promise<void> {
  await db.prepare('UPDATE letters SET released_at_s = 0, next_slot_ms = 0').run()
  await db
    .prepare(
      `UPDATE letter_deliveries SET leased_until_s = 0 WHERE state = 'sending' AND leased_until_s < unixepoch() + 180`,
    )
    .run()
  await site.runCron(FREQUENT_CRON)
}

const statusOf = () => db.prepare('SELECT status FROM letters').first<string>('status')

let startedMs = 0
let toldAtMs = 0
function tellNowAndThen(): void {
  const nowMs = performance.now()
  if (nowMs - toldAtMs < TELL_MS) return
  toldAtMs = nowMs
  console.log(`${Math.round((nowMs - startedMs) / 1000)} s: ${service.takenAtMs.size} of ${readerCount}`)
}

/** Waits until so many mails were taken, or the letter is through. */
async function until(count: number): Promise<void> {
  let last = -1
  let movedAtMs = performance.now()
  while (service.takenAtMs.size < count && (await statusOf()) === 'sending') {
    if (service.takenAtMs.size !== last) {
      last = service.takenAtMs.size
      movedAtMs = performance.now()
    } else if (performance.now() - movedAtMs > QUIET_MS) {
      await letTimePass()
      movedAtMs = performance.now()
    }
    tellNowAndThen()
    await pause(LOOK_MS)
  }
}

async function prepare(): Promise<void> {
  await makeTables(db)
  for (let from = 0; from < readers.length; from += 1000)
    await db
      .prepare(
        `INSERT INTO newsletter_subscribers (id, address, status, source, form_name, form_type, consent_text,
           consented_at_s, confirmed_at_s)
         SELECT value, value || '@mail.example', 'confirmed', 'Trial', 'f', 'F', 'x', 1, 1 FROM json_each(?)`,
      )
      .bind(JSON.stringify(readers.slice(from, from + 1000)))
      .run()
  const html = `<p>${'A letter of the usual length. '.repeat(400)}</p>READERS-OWN-TOKEN`
  const frozen = JSON.stringify({ subject: 'A letter', html, text: html, archive: '{}' })
  await db
    .prepare(
      `INSERT INTO letters (id, slug, subject, preheader, body, pace_per_minute, status, created_at_s, changed_at_s, due_at_s,
         frozen) VALUES (?, 'trial', 'A letter', '', '', ?, 'scheduled', 1, 1, 1, ?)`,
    )
    .bind(letterId, pace, frozen)
    .run()
}

/** Readers who have not got it press the button of their mail program, with the token that their letter would carry. */
async function leave(): Promise<readonly string[]> {
  const got = new Set(service.addresses)
  const leaving = readers.filter((id) => !got.has(`${id}@mail.example`)).slice(-LEAVING)
  const sign = await createLetterSigner(SECRET)
  for (const subscriberId of leaving) {
    const token = await sign({ subscriberId, letterId })
    const response = await fetch(`${site.routed}/newsletter/unsubscribe?token=${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    if (response.status !== 200) throw new Error(`leaving answered ${response.status}`)
  }
  return leaving
}

/** Stops and starts again; what the worker was doing is cut off, and the queue is lost with it. */
async function restart(): Promise<void> {
  await site.stop()
  await start()
  await letTimePass()
}

await start()
await prepare()
startedMs = performance.now()
toldAtMs = startedMs
await site.runCron(FREQUENT_CRON)
await until(readerCount * 0.2)
await restart()
await until(readerCount * 0.4)
const left = await leave()
await db.prepare(`UPDATE letters SET status = 'paused'`).run()
await pause(1000)
const whenPaused = service.takenAtMs.size
await pause(2000)
const held = service.takenAtMs.size - whenPaused
await db.prepare(`UPDATE letters SET status = 'sending', run = run + 1`).run()
await letTimePass()
await until(readerCount * 0.7)
await restart()
await until(Number.POSITIVE_INFINITY)
const tookS = (performance.now() - startedMs) / 1000

const { results } = await db
  .prepare('SELECT state, count(*) AS count FROM letter_deliveries GROUP BY state')
  .all<{ state: string; count: number }>()
const ledger = Object.fromEntries(results.map(({ state, count }) => [state, count]))
const addresses = new Set(service.addresses)
const times = [...service.takenAtMs.values()].sort((a, b) => a - b)
let busiest = 0
for (let first = 0, last = 0; last < times.length; last += 1) {
  while ((times[last] ?? 0) - (times[first] ?? 0) >= 60_000) first += 1
  busiest = Math.max(busiest, last - first + 1)
}
await site.stop()
await service.stop()
rmSync(stateDir, { recursive: true, force: true })

const expected = readers.filter((id) => !left.includes(id))
const faults = [
  ...(addresses.size === service.addresses.length ? [] : ['somebody got two']),
  ...(expected.every((id) => addresses.has(`${id}@mail.example`)) ? [] : ['somebody got none']),
  ...(left.some((id) => addresses.has(`${id}@mail.example`)) ? ['somebody who had left got it'] : []),
  ...(held === 0 ? [] : [`${held} left while it was paused`]),
  ...(busiest <= pace + 25 ? [] : [`${busiest} within a minute`]),
  ...(ledger['sent'] === expected.length ? [] : [`the ledger says ${JSON.stringify(ledger)}`]),
]
console.log(
  `${service.addresses.length} mails to ${readerCount} readers, ${left.length} of whom left meanwhile, in ${tookS.toFixed(0)} s: ` +
    `${Math.round(service.addresses.length / tookS)} a second, ${busiest} in the busiest minute (pace ${pace}).\n` +
    `${service.requests} requests, ${service.failures} refused for the moment, ${service.silences} without an answer; ` +
    `two restarts, one pause. Ledger: ${JSON.stringify(ledger)}`,
)
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exitCode = 1
}
