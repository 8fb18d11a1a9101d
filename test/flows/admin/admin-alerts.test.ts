import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { combineAlerts } from '#src/alerts/rules/alert-setting.ts'
import { type AdminSite, createAdminSite } from '#test/support/worker/admin-site.ts'
import { bindings } from '#test/support/worker/test-database.ts'

const FIJI = 'country /destinations/fiji'
const STORM = { text: '<b>Storms</b> close ferries. <script>x</script>', place: FIJI, start: '', end: '' }

/** A private settings store: an alert in the shared one would appear on the pages of all tests. */
function createStore() {
  const store = { values: new Map<string, string>(), isAway: false }
  const readOrFail = async <T>(act: () => T): Promise<T> => {
    if (store.isAway) throw new Error('away')
    return act()
  }
  const settings = {
    get: (key: string) => readOrFail(() => store.values.get(key) ?? null),
    put: (key: string, value: string) => readOrFail(() => store.values.set(key, value)),
    delete: (key: string) => readOrFail(() => store.values.delete(key)),
  } as unknown as KVNamespace
  return { store, settings }
}

let site: AdminSite
let store: ReturnType<typeof createStore>['store']
let made: ReturnType<typeof createStore>
beforeEach(async () => {
  made = createStore()
  store = made.store
  site = await createAdminSite({ SETTINGS: made.settings })
  await bindings.DB.prepare('DELETE FROM alerts').run()
})
// The scheduled job of other tests would publish them.
afterEach(() => bindings.DB.prepare('DELETE FROM alerts').run())

const shown = () =>
  combineAlerts(store.values.get('alert') ?? null, store.values.get('admin-alerts') ?? null).map(
    ({ text, under }) => [text, under],
  )
const endPathOf = async () =>
  /action="(\/desk\/alerts\/[^"]+\/end)"/.exec(await (await site.operator.get('/desk/alerts')).text())?.[1] ??
  ''

describe('admin alerts', () => {
  it('an editor previews an alert as pages show it, without changing anything', async () => {
    const response = await site.editor.form('/desk/alerts/preview', STORM)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toContain('<b>Storms</b> close ferries. &lt;script&gt;x&lt;/script&gt;')
    expect(html).not.toContain('formAction="/desk/alerts/publish"')
    expect(shown()).toEqual([])
  })

  it('an alert shows only on the pages of its country, the nearest first, until it is ended, and each change is audited', async () => {
    for (const [text, place] of [
      ['For everybody', 'all'],
      ['For the Pacific', 'continent pacific'],
      ['For Fiji', FIJI],
    ] as const)
      expect((await site.operator.form('/desk/alerts/publish', { ...STORM, text, place })).status).toBe(303)
    expect(
      shown()
        .map(([text]) => text)
        .sort(),
    ).toEqual(['For Fiji', 'For everybody', 'For the Pacific'])
    // A new isolate without a cached alert; others poll within half a minute.
    const { anonymous } = await createAdminSite({ SETTINGS: made.settings })
    const alertOn = async (path: string) =>
      /class="alert-bar".*?<p>([^<]*)/s.exec(await (await anonymous.get(path)).text())?.[1]
    expect(await alertOn('/destinations/fiji')).toBe('For Fiji')
    expect(await alertOn('/destinations/samoa')).toBe('For the Pacific')
    expect(await alertOn('/destinations/japan')).toBe('For everybody')
    expect(await alertOn('/')).toBe('For everybody')
    await site.operator.form(await endPathOf(), {})
    expect(shown()).toHaveLength(2)
    const audit = await (await site.operator.get('/desk/audit')).text()
    expect(audit).toContain('alert.publish')
    expect(audit).toContain('alert.end')
  })

  it('an alert set by the command line stays beside a published one until an operator ends it', async () => {
    store.values.set('alert', JSON.stringify({ text: 'From the terminal' }))
    await site.operator.form('/desk/alerts/publish', STORM)
    expect(shown().map(([text]) => text)).toEqual(['From the terminal', STORM.text])
    expect(await (await site.editor.get('/desk/alerts')).text()).toContain('npm run alert has set')
    expect((await site.editor.form('/desk/alerts/end-terminal', {})).status).toBe(403)
    await site.operator.form('/desk/alerts/end-terminal', {})
    expect(shown().map(([text]) => text)).toEqual([STORM.text])
  })

  it('an alert without text, place or a future end is rejected, and a store failure is reported', async () => {
    for (const wrong of [
      { text: '' },
      { text: 'x'.repeat(401) },
      { place: 'country /destinations/atlantis' },
      { end: '2020-01-01T10:00' },
      { start: 'soon' },
    ])
      expect((await site.operator.form('/desk/alerts/publish', { ...STORM, ...wrong })).status).toBe(400)
    expect(shown()).toEqual([])
    store.isAway = true
    const response = await site.operator.form('/desk/alerts/publish', STORM)
    expect([response.status, (await response.text()).includes('Press the button again')]).toEqual([503, true])
    store.isAway = false
    expect((await site.operator.form(await endPathOf(), {})).status).toBe(303)
    expect(shown()).toEqual([])
  })
})
