import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import { createCampaignLinkSigner } from '#src/mail/campaign-link-signer.ts'
import { readArguments } from '#tools/command/read-arguments.ts'
import { createTables } from './create-tables.ts'
import { startFaultyMailService } from './faulty-mail-service.ts'
import { type StartedWorker, startWorker } from './start-workers.ts'

const FREQUENT_CRON = '*/5 * * * *'
const SECRET = 'a-letter-secret-of-a-trial-run-only'
const ORIGIN = 'https://www.fernway.example'
const POLL_INTERVAL_MS = 200
/** Without progress for this time, queued messages are lost or wait for a later retry. */
const STALL_TIMEOUT_MS = 4000
const UNSUBSCRIBE_COUNT = 20
/** Interval of progress messages. */
const LOG_INTERVAL_MS = 10_000

const USAGE = 'npm run bench:campaigns -- [--subscribers 10000] [--pace 60000]   (after npm run build)'
const { values } = readArguments(USAGE, {
  options: { subscribers: { type: 'string', default: '10000' }, pace: { type: 'string', default: '60000' } },
})
const subscriberCount = Number(values.subscribers)
const pace = Number(values.pace)

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
const stateDir = mkdtempSync(join(tmpdir(), 'fernway-letters-'))
const service = await startFaultyMailService()
const campaignId = crypto.randomUUID()
const subscriberIds = Array.from({ length: subscriberCount }, () => crypto.randomUUID()).sort()

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
  site = await startWorker({ name: 'letters', directPort: 8989, source, variables, persists: true }, stateDir)
  db = await site.database()
}

/** Simulates the time after which the cron considers a chain of batches dead and back-offs have ended. */
async function expireLeases(): Promise<void> {
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
let loggedAtMs = 0
function logProgress(): void {
  const nowMs = performance.now()
  if (nowMs - loggedAtMs < LOG_INTERVAL_MS) return
  loggedAtMs = nowMs
  console.log(
    `${Math.round((nowMs - startedMs) / 1000)} s: ${service.acceptedAtMs.size} of ${subscriberCount}`,
  )
}

/** Waits until the number of mails was accepted, or the campaign has ended. */
async function waitForSentCount(count: number): Promise<void> {
  let last = -1
  let movedAtMs = performance.now()
  while (service.acceptedAtMs.size < count && (await statusOf()) === 'sending') {
    if (service.acceptedAtMs.size !== last) {
      last = service.acceptedAtMs.size
      movedAtMs = performance.now()
    } else if (performance.now() - movedAtMs > STALL_TIMEOUT_MS) {
      await expireLeases()
      movedAtMs = performance.now()
    }
    logProgress()
    await pause(POLL_INTERVAL_MS)
  }
}

async function seedCampaign(): Promise<void> {
  await createTables(db)
  for (let from = 0; from < subscriberIds.length; from += 1000)
    await db
      .prepare(
        `INSERT INTO newsletter_subscribers (id, address, status, source, form_name, form_type, consent_text,
           consented_at_s, confirmed_at_s)
         SELECT value, value || '@mail.example', 'confirmed', 'Trial', 'f', 'F', 'x', 1, 1 FROM json_each(?)`,
      )
      .bind(JSON.stringify(subscriberIds.slice(from, from + 1000)))
      .run()
  const html = `<p>${'A newsletter of the usual length. '.repeat(400)}</p>READERS-OWN-TOKEN`
  const frozen = JSON.stringify({ subject: 'A letter', html, text: html, archive: '{}' })
  await db
    .prepare(
      `INSERT INTO letters (id, slug, subject, preheader, body, pace_per_minute, status, created_at_s, changed_at_s, due_at_s,
         frozen) VALUES (?, 'trial', 'A letter', '', '', ?, 'scheduled', 1, 1, 1, ?)`,
    )
    .bind(campaignId, pace, frozen)
    .run()
}

/** Subscribers without a delivery use one-click unsubscribe, with the token that their mail would contain. */
async function unsubscribeSome(): Promise<readonly string[]> {
  const delivered = new Set(service.addresses)
  const leaving = subscriberIds.filter((id) => !delivered.has(`${id}@mail.example`)).slice(-UNSUBSCRIBE_COUNT)
  const sign = await createCampaignLinkSigner(SECRET)
  for (const subscriberId of leaving) {
    const token = await sign({ subscriberId, campaignId })
    const response = await fetch(`${site.routed}/newsletter/unsubscribe?token=${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    if (response.status !== 200) throw new Error(`unsubscribing responded with ${response.status}`)
  }
  return leaving
}

/** Restarts the worker; work in progress is aborted, and the queue is lost. */
async function restart(): Promise<void> {
  await site.stop()
  await start()
  await expireLeases()
}

await start()
await seedCampaign()
startedMs = performance.now()
loggedAtMs = startedMs
await site.runCron(FREQUENT_CRON)
await waitForSentCount(subscriberCount * 0.2)
await restart()
await waitForSentCount(subscriberCount * 0.4)
const unsubscribed = await unsubscribeSome()
await db.prepare(`UPDATE letters SET status = 'paused'`).run()
await pause(1000)
const sentBeforePause = service.acceptedAtMs.size
await pause(2000)
const sentWhilePaused = service.acceptedAtMs.size - sentBeforePause
await db.prepare(`UPDATE letters SET status = 'sending', run = run + 1`).run()
await expireLeases()
await waitForSentCount(subscriberCount * 0.7)
await restart()
await waitForSentCount(Number.POSITIVE_INFINITY)
const tookS = (performance.now() - startedMs) / 1000

const { results } = await db
  .prepare('SELECT state, count(*) AS count FROM letter_deliveries GROUP BY state')
  .all<{ state: string; count: number }>()
const countByState = Object.fromEntries(results.map(({ state, count }) => [state, count]))
const addresses = new Set(service.addresses)
const times = [...service.acceptedAtMs.values()].sort((a, b) => a - b)
let busiest = 0
for (let first = 0, last = 0; last < times.length; last += 1) {
  while ((times[last] ?? 0) - (times[first] ?? 0) >= 60_000) first += 1
  busiest = Math.max(busiest, last - first + 1)
}
await site.stop()
await service.stop()
rmSync(stateDir, { recursive: true, force: true })

const expected = subscriberIds.filter((id) => !unsubscribed.includes(id))
const problems = [
  ...(addresses.size === service.addresses.length ? [] : ['a subscriber received two mails']),
  ...(expected.every((id) => addresses.has(`${id}@mail.example`)) ? [] : ['a subscriber received no mail']),
  ...(unsubscribed.some((id) => addresses.has(`${id}@mail.example`))
    ? ['an unsubscribed address received a mail']
    : []),
  ...(sentWhilePaused === 0 ? [] : [`${sentWhilePaused} were sent while paused`]),
  ...(busiest <= pace + 25 ? [] : [`${busiest} within a minute`]),
  ...(countByState['sent'] === expected.length
    ? []
    : [`the ledger contains ${JSON.stringify(countByState)}`]),
]
console.log(
  `${service.addresses.length} mails to ${subscriberCount} subscribers, ${unsubscribed.length} of whom unsubscribed during the run, in ${tookS.toFixed(0)} s: ` +
    `${Math.round(service.addresses.length / tookS)} a second, ${busiest} in the busiest minute (pace ${pace}).\n` +
    `${service.requests} requests, ${service.failures} temporarily rejected, ${service.timeouts} without a response; ` +
    `two restarts, one pause. Ledger: ${JSON.stringify(countByState)}`,
)
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
}
