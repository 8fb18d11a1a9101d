import { expect, it, vi } from 'vitest'
import { ConfigError } from '#src/platform/app-error.ts'
import { contextWithoutBinding } from '#src/platform/errors/error-context.ts'
import { withFallbackErrorPage } from './fallback-error-page.tsx'

const FACTS = { requestId: 'ray-1', ...contextWithoutBinding('/places', 'AMS') }

it.each([new TypeError('for ana@mail.example'), 'a text', null])(
  'responds to %s with an error page whose request ID is in the log',
  async (thrown) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const response = await withFallbackErrorPage(FACTS, () => Promise.reject(thrown))
    const lines = log.mock.calls.map(([line]) => String(line))
    log.mockRestore()
    expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store'])
    const html = await response.text()
    expect(html).toContain('Reference ray-1')
    expect(html).toContain('our team has been notified')
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ code: 'last_resort', ...FACTS })
    expect(lines[0]).not.toContain('ana@')
  },
)

it('logs the invalid variable of the deployment and does not show it to visitors', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const error = new ConfigError('SITE_ORIGIN: must be an origin')
  const response = await withFallbackErrorPage(FACTS, () => Promise.reject(error))
  const [line] = log.mock.calls.map(([text]) => String(text))
  log.mockRestore()
  expect(JSON.parse(line ?? '')).toMatchObject({ name: 'ConfigError', detail: error.message })
  expect(await response.text()).not.toContain('SITE_ORIGIN')
})
