import { afterEach, expect, it, vi } from 'vitest'
import { createAccountSite } from '#test/support/worker/account-site.ts'
import { SITE } from '#test/support/worker/visitor.ts'
import { createVisitorWithSaves, KYOTO, MAIN_LIST_PATH } from '#test/support/worker/visitor-with-saves.ts'

afterEach(() => void vi.restoreAllMocks())

const FORM = { origin: SITE, 'content-type': 'application/x-www-form-urlencoded' }
const JSON_BODY = { origin: SITE, 'content-type': 'application/json' }
const NOTE = `do=note&path=${encodeURIComponent(KYOTO)}&note=In+May`

it.each([
  [
    'accounts=hang',
    '/api/saves',
    JSON_BODY,
    JSON.stringify({ path: KYOTO, saved: false }),
    'DB',
    /save_accounts$/,
  ],
  ['accounts=slow:6000', '/profile/settings', FORM, 'do=nickname&nickname=Ana', 'DB', /account_settings$/],
  // The alert of the page is read from SETTINGS at the same time.
  ['kv=hang', MAIN_LIST_PATH, FORM, NOTE, 'SESSIONS', /^get/],
  ['kv=hang', '/api/saves', JSON_BODY, JSON.stringify({ path: KYOTO, saved: true }), 'SESSIONS', /^get/],
] as const)(
  'a timeout by %s while saving leaves an error line that names the binding and the operation: %s (R13.6)',
  async (fault, path, headers, body, binding, operation) => {
    const ana = await createVisitorWithSaves(await createAccountSite())
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const response = await ana.send('POST', path, { ...headers, 'x-fault': fault }, body)
    await response.text()
    const lines = log.mock.calls.map(
      ([line]) => JSON.parse(String(line)) as Readonly<Record<string, unknown>>,
    )
    expect(response.status).toBe(503)
    expect(lines.at(-1)).toMatchObject({ code: 'unavailable', binding })
    expect(lines.at(-1)?.['operation']).toMatch(operation)
  },
)
