import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  hasAlert,
  insertAlertStatement,
  listAlerts,
  publishAlerts,
  synchroniseAlerts,
} from '#src/admin/alerts/alert-store.ts'
import { ADMIN_ALERTS_KEY, TERMINAL_ALERT_KEY } from '#src/alerts/rules/alert-keys.ts'
import { combineAlerts, MAX_ALERTS } from '#src/alerts/rules/alert-setting.ts'
import { runStatements } from '#src/platform/database.ts'
import { type AdminSite, createAdminSite } from '#test/support/worker/admin-site.ts'
import { bindings } from '#test/support/worker/test-database.ts'

const NOW_S = Math.floor(Date.now() / 1000)
const EVERYWHERE = { value: 'all', name: 'Everywhere', pathPrefixes: null }
const STORM = { text: 'Storms close ferries', place: 'all', start: '', end: '' }

/** KV whose writes fail on demand, with a hook before each write. */
function createSettings() {
  const values = new Map<string, string>()
  const state = { isAway: false, beforePut: async (): Promise<void> => undefined }
  const settings = {
    get: async (key: string) => values.get(key) ?? null,
    put: async (key: string, value: string) => {
      await state.beforePut()
      if (state.isAway) throw new Error('away')
      values.set(key, value)
    },
    delete: async (key: string) => void values.delete(key),
  } as unknown as KVNamespace
  const shown = () =>
    combineAlerts(values.get(TERMINAL_ALERT_KEY) ?? null, values.get(ADMIN_ALERTS_KEY) ?? null).map(
      ({ text }) => text,
    )
  return { values, state, settings, shown }
}

let kv: ReturnType<typeof createSettings>
let site: AdminSite
beforeEach(async () => {
  kv = createSettings()
  site = await createAdminSite({ SETTINGS: kv.settings })
  await bindings.DB.prepare('DELETE FROM alerts').run()
})
afterEach(() => bindings.DB.prepare('DELETE FROM alerts').run())

const insert = (text: string, nowS = NOW_S) => {
  const draft = { text, startS: null, endS: null, place: EVERYWHERE }
  return runStatements(bindings.DB, [insertAlertStatement(text, draft, 'olga', nowS)])
}
const countAlerts = () => bindings.DB.prepare('SELECT count(*) AS n FROM alerts').first('n')
const draftOf = (html: string): string => /name="draft" value="([^"]+)"/.exec(html)?.[1] ?? ''

describe('publishing an alert', () => {
  it('is idempotent: the same form submitted twice is one alert, and a changed one another', async () => {
    const draft = draftOf(await (await site.operator.get('/desk/alerts')).text())
    const press = (text = STORM.text) => site.operator.form('/desk/alerts/publish', { ...STORM, draft, text })
    const responses = await Promise.all([press(), press(), press()])
    expect([responses.map(({ status }) => status), await countAlerts()]).toEqual([[303, 303, 303], 1])
    await press('Another text')
    expect([await countAlerts(), kv.shown().length]).toEqual([2, 2])
    const audit = `SELECT count(*) AS n FROM desk_audit WHERE action = 'alert.publish' AND detail LIKE '%${STORM.text}'`
    expect(await bindings.DB.prepare(audit).first('n')).toBe(1)
  })

  it('can be repeated after KV failed, and is repeated by the scheduled job', async () => {
    kv.state.isAway = true
    const failed = await site.operator.form('/desk/alerts/publish', STORM)
    const html = await failed.text()
    expect([failed.status, await countAlerts(), html.includes('formAction="/desk/alerts/publish"')]).toEqual([
      503,
      1,
      true,
    ])
    kv.state.isAway = false
    const fields = { ...STORM, draft: draftOf(html) }
    expect((await site.operator.form('/desk/alerts/publish', fields)).status).toBe(303)
    expect([await countAlerts(), kv.shown()]).toEqual([1, [STORM.text]])
    kv.values.clear()
    await synchroniseAlerts(bindings.DB, kv.settings, NOW_S)
    expect(kv.shown()).toEqual([STORM.text])
  })

  it('says when twenty alerts are active or scheduled, and publishes no other', async () => {
    for (let index = 0; index < MAX_ALERTS; index += 1) await insert(`alert ${index}`)
    const refused = await site.operator.form('/desk/alerts/publish', STORM)
    expect([refused.status, await countAlerts()]).toEqual([409, MAX_ALERTS])
    expect(await refused.text()).toContain('There are 20 alerts that are active or scheduled, the maximum.')
    await publishAlerts(bindings.DB, kv.settings, NOW_S)
    expect(kv.shown()).toHaveLength(MAX_ALERTS)
    await site.operator.form('/desk/alerts/alert%200/end', {})
    expect((await site.operator.form('/desk/alerts/publish', STORM)).status).toBe(303)
    expect(kv.shown()).toContain(STORM.text)
  })

  it('keeps an active alert on pages after a hundred newer ones ended', async () => {
    await insert('old')
    for (let index = 0; index < 101; index += 1) {
      await insert(`${index}`, NOW_S + index)
      await bindings.DB.prepare('UPDATE alerts SET ended_at_s = 1 WHERE id = ?').bind(`${index}`).run()
    }
    await publishAlerts(bindings.DB, kv.settings, NOW_S)
    expect(kv.shown()).toEqual(['old'])
    expect((await listAlerts(bindings.DB, NOW_S))[0]?.text).toBe('old')
  })

  it('includes the alert of another operator who publishes at the same time', async () => {
    await insert('first')
    let isFirst = true
    kv.state.beforePut = async () => {
      if (!isFirst) return
      isFirst = false
      // The other one reads, writes and finishes before this write arrives.
      await insert('second')
      await publishAlerts(bindings.DB, kv.settings, NOW_S)
    }
    await publishAlerts(bindings.DB, kv.settings, NOW_S)
    expect([kv.shown().sort(), await hasAlert(bindings.DB, 'second')]).toEqual([['first', 'second'], true])
  })

  it('neither restores nor removes the alert of the terminal, whatever KV returns of it', async () => {
    const late = { ...kv.settings, get: async () => JSON.stringify({ text: 'Ended by the terminal' }) }
    const operator = await createAdminSite({ SETTINGS: late as unknown as KVNamespace })
    await operator.operator.form('/desk/alerts/publish', STORM)
    expect(kv.shown()).toEqual([STORM.text])
    kv.values.set(TERMINAL_ALERT_KEY, JSON.stringify({ text: 'From the terminal' }))
    await site.operator.form('/desk/alerts/publish', { ...STORM, text: 'Another' })
    expect(kv.shown()).toContain('From the terminal')
  })
})
