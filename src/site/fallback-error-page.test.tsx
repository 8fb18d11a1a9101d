import { expect, it, vi } from 'vitest'
import { ConfigError } from '#src/platform/app-error.ts'
import { contextWithoutBinding } from '#src/platform/errors/error-context.ts'
import { withFallbackErrorPage } from './fallback-error-page.tsx'

const FACTS = { requestId: 'ray-1', ...contextWithoutBinding('/places', 'AMS') }

it.each([new TypeError('for ana@mail.example'), 'a text', null])(
  'turns %s into a page of our own, with what finds its line in the log',
  async (thrown) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const answer = await withFallbackErrorPage(FACTS, () => Promise.reject(thrown))
    const lines = log.mock.calls.map(([line]) => String(line))
    log.mockRestore()
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([500, 'no-store'])
    const html = await answer.text()
    expect(html).toContain('Reference ray-1')
    expect(html).toContain('our team has been notified')
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ code: 'last_resort', ...FACTS })
    expect(lines[0]).not.toContain('ana@')
  },
)

it('tells the operator which variable of the deployment is wrong, and no visitor', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const error = new ConfigError('SITE_ORIGIN: must be an origin')
  const answer = await withFallbackErrorPage(FACTS, () => Promise.reject(error))
  const [line] = log.mock.calls.map(([text]) => String(text))
  log.mockRestore()
  expect(JSON.parse(line ?? '')).toMatchObject({ name: 'ConfigError', detail: error.message })
  expect(await answer.text()).not.toContain('SITE_ORIGIN')
})
