import { beforeEach, describe, expect, it } from 'vitest'
import { createMistakeSite, type MistakeSite } from '#test/support/worker/mistake-site.tsx'
import { bindings } from '#test/support/worker/test-database.ts'

const TEXT = 'The ferry to the island has not run since the spring of this year.'

let site: MistakeSite
let page: string
beforeEach(async () => {
  await bindings.DB.prepare('DELETE FROM mistakes').run()
  site = await createMistakeSite()
  page = `/destinations/${crypto.randomUUID()}`
})

const statusFrom = async (address: string, text = TEXT): Promise<number> =>
  (await site.send({ page, text }, { 'cf-connecting-ip': address })).status
/** Reports of other networks within the hour. */
const fill = (count: number) =>
  bindings.DB.prepare(
    `INSERT INTO mistakes (id, page, text, client_window, network_window, reported_at_s, mailed_at_s)
     SELECT value, '/destinations/other', 'x', value, value, ?2, 1 FROM json_each(?1)`,
  )
    .bind(
      JSON.stringify(Array.from({ length: count }, () => crypto.randomUUID())),
      Math.floor(site.clock.nowMs / 1000) - 60,
    )
    .run()

describe('limits of mistake reports', () => {
  it('a network may send twenty in an hour, from whatever address', async () => {
    for (let host = 0; host < 20; host += 1) expect(await statusFrom(`2001:db8:1:${host}::1`)).toBe(303)
    expect([await statusFrom('2001:db8:1:99::1'), await statusFrom('2001:db8:2::1')]).toEqual([429, 303])
    for (let host = 1; host <= 20; host += 1) expect(await statusFrom(`192.0.2.${host}`)).toBe(303)
    expect([await statusFrom('192.0.2.99'), await statusFrom('192.0.3.1')]).toEqual([429, 303])
    site.clock.nowMs += 3_600_000
    expect(await statusFrom('192.0.2.99')).toBe(303)
  })

  it('the form stays open for every network while another floods it', async () => {
    await fill(400)
    expect([
      await statusFrom('192.0.2.1'),
      await statusFrom('192.0.2.2'),
      await statusFrom('198.51.100.1'),
    ]).toEqual([303, 429, 303])
  })

  it('the table grows by three thousand in an hour at the most', async () => {
    await fill(3000)
    expect(await statusFrom('192.0.2.1')).toBe(429)
  })

  it('the editors get thirty mails in an hour at the most; all reports are in the inbox', async () => {
    await fill(29)
    expect([await statusFrom('192.0.2.1'), await statusFrom('198.51.100.1')]).toEqual([303, 303])
    expect(site.jobs).toHaveLength(1)
    expect(await site.rowsOf(page)).toHaveLength(2)
    site.clock.nowMs += 25 * 3_600_000
    site.jobs.length = 0
    await site.runDailyJobs()
    // The one that was queued is queued again, as its mail was not sent; the other one is not.
    expect(site.jobs).toHaveLength(1)
  })
})
