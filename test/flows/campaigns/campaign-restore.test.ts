import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  changeStatusStatement,
  insertCampaignStatement,
  scheduleCampaignStatement,
} from '#src/campaigns/store/campaigns-store.ts'
import { SENDING_STOPPED_KEY } from '#src/mail/rules/sending-stop-key.ts'
import { runStatements } from '#src/platform/database.ts'
import { restoreDatabase, takeRestorePoint } from '#test/support/worker/databases/restore-database.ts'
import { type CampaignRun, createCampaignRun, DRAFT } from '#test/support/worker/mail/campaign-run.ts'
import { statusOf } from '#test/support/worker/mail/campaign-state.ts'
import { bindings } from '#test/support/worker/test-database.ts'
import { PAUSE_SENDING } from '#tools/operate/erasures/campaign-log.ts'
import {
  describeNote,
  noteStatements,
  type RestoreNote,
  readRestoredDatabase,
  readRestoreNote,
} from '#tools/operate/erasures/restore-note.ts'
import type { DatabaseRow } from '#tools/operate/newsletter/database-row.ts'

const SUBSCRIBERS = 60
const FROZEN = { subject: DRAFT.subject, html: '<p>READERS-OWN-TOKEN</p>', text: 'x', archive: '{}' }

/** The database of the command, which runs statements one after another. */
async function query(statements: readonly string[]): Promise<readonly DatabaseRow[]> {
  const results = await bindings.DB.batch<DatabaseRow>(statements.map((sql) => bindings.DB.prepare(sql)))
  return results.at(-1)?.results ?? []
}

let run: CampaignRun
let id = ''
beforeEach(async () => {
  run = await createCampaignRun()
  await bindings.DB.prepare('DELETE FROM dead_letters').run()
  await run.subscribe(SUBSCRIBERS)
  id = crypto.randomUUID()
  await runStatements(bindings.DB, [insertCampaignStatement(id, DRAFT, nowS())])
})
afterEach(() => bindings.SETTINGS.delete(SENDING_STOPPED_KEY))

const nowS = (): number => Math.floor(run.clock.nowMs / 1000)
const schedule = () =>
  runStatements(bindings.DB, [
    scheduleCampaignStatement({ id, version: 1 }, `letter-${id}`, FROZEN, nowS(), nowS()),
  ])
const runFor = async (mails: number) => {
  await run.runCron()
  await run.runUntilIdle(() => run.requests >= mails)
}
const resume = async () => {
  await runStatements(bindings.DB, [changeStatusStatement(id, ['paused'], 'sending', nowS())])
  await runFor(Number.POSITIVE_INFINITY)
}

/** `npm run erasures -- note` and `apply`, with a cron run and queued messages while the database is restored. */
async function restoreByRunbook(point: Awaited<ReturnType<typeof takeRestorePoint>>) {
  await bindings.SETTINGS.put(SENDING_STOPPED_KEY, 'now')
  await query([PAUSE_SENDING])
  const note: RestoreNote = JSON.parse(JSON.stringify(await readRestoreNote(query, 0)))
  await restoreDatabase(bindings.DB, point)
  await runFor(Number.POSITIVE_INFINITY)
  const restored = await readRestoredDatabase(query)
  await query(noteStatements(note, restored))
  await bindings.SETTINGS.delete(SENDING_STOPPED_KEY)
  return describeNote(note, restored)
}
function expectOneMailEach() {
  expect([run.requests, new Set(run.accepted.map(({ to }) => to)).size]).toEqual([SUBSCRIBERS, SUBSCRIBERS])
}

describe('restoring the accounts database while a campaign is sent', () => {
  it.each([
    ['scheduled', 0, 'sent', SUBSCRIBERS],
    ['scheduled', 0, 'on its way', 20],
    ['on its way', 20, 'further on its way', 45],
    ['on its way', 20, 'sent', SUBSCRIBERS],
  ])(
    'sends each subscriber one mail when it was %s (%i mails) and is %s (%i mails)',
    async (_then, before, _now, after) => {
      await schedule()
      if (before > 0) await runFor(before)
      const point = await takeRestorePoint(bindings.DB)
      await runFor(after)
      const lines = await restoreByRunbook(point)
      await runFor(Number.POSITIVE_INFINITY)
      expect(await statusOf(id)).toBe(after === SUBSCRIBERS ? 'sent' : 'paused')
      expect(lines.join('\n')).toContain(DRAFT.subject)
      await resume()
      expect(await statusOf(id)).toBe('sent')
      expectOneMailEach()
    },
  )

  it('sends the rest when a draft that was on its way is sent again', async () => {
    const point = await takeRestorePoint(bindings.DB)
    await schedule()
    await runFor(20)
    await restoreByRunbook(point)
    expect(await statusOf(id)).toBe('draft')
    await schedule()
    await runFor(Number.POSITIVE_INFINITY)
    expectOneMailEach()
  })

  it('names a campaign that is lost, and keeps a withdrawn one withdrawn', async () => {
    await bindings.DB.prepare('DELETE FROM letters').run()
    const point = await takeRestorePoint(bindings.DB)
    await runStatements(bindings.DB, [insertCampaignStatement(id, DRAFT, nowS())])
    await schedule()
    await runFor(Number.POSITIVE_INFINITY)
    expect(await restoreByRunbook(point)).toContain(`“${DRAFT.subject}” (sent) is lost: do not send it again`)

    await runStatements(bindings.DB, [insertCampaignStatement(id, DRAFT, nowS())])
    await schedule()
    await bindings.DB.prepare(`UPDATE letters SET status = 'sent', published_at_s = 1`).run()
    const published = await takeRestorePoint(bindings.DB)
    await bindings.DB.prepare('UPDATE letters SET withdrawn_at_s = 9').run()
    await restoreByRunbook(published)
    expect(await bindings.DB.prepare('SELECT withdrawn_at_s FROM letters').first('withdrawn_at_s')).toBe(9)
  })
})

describe.each(['EVENTS_DB', 'SEARCH'] as const)('restoring %s while a campaign is sent', (name) => {
  it('changes nothing: each subscriber gets one mail', async () => {
    await schedule()
    const point = await takeRestorePoint(bindings[name])
    await runFor(20)
    await restoreDatabase(bindings[name], point)
    await runFor(Number.POSITIVE_INFINITY)
    expectOneMailEach()
  })
})

describe('sending that is stopped', () => {
  it('waits for KV: a campaign is neither started nor continued while the stop cannot be read', async () => {
    const broken = {
      ...bindings.SETTINGS,
      get: () => Promise.reject(new Error('down')),
    } as unknown as KVNamespace
    const blind = await createCampaignRun({ SETTINGS: broken })
    await blind.subscribe(5)
    await runStatements(bindings.DB, [insertCampaignStatement(id, DRAFT, nowS())])
    await schedule()
    await expect(blind.runCron()).rejects.toThrow()
    expect([blind.requests, await statusOf(id)]).toEqual([0, 'scheduled'])
  })
})
