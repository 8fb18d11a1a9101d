import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { expect, it, vi } from 'vitest'
import type { Bindings } from '#src/config/bindings.ts'
import worker from '#src/worker.ts'
import { WORKER_ORIGIN } from '#test/support/worker/fetch-site.ts'
import { bindings } from '#test/support/worker/test-database.ts'

async function askWith(settings: Partial<Bindings>, path: string): Promise<Response> {
  const context = createExecutionContext()
  const request = new Request(WORKER_ORIGIN + path) as Parameters<typeof worker.fetch>[0]
  const response = await worker.fetch(request, { ...bindings, ...settings }, context)
  await waitOnExecutionContext(context)
  return response
}

it.each(['/search', '/api/auth/profile', '/nowhere'])(
  'an invalid variable is named in the log, and %s is an error page of the site',
  async (path) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const response = await askWith({ SITE_ORIGIN: 'nonsense' }, path)
    const lines = log.mock.calls.map(([text]) => JSON.parse(String(text)))
    log.mockRestore()
    expect(lines).toEqual([
      expect.objectContaining({ name: 'ConfigError', detail: expect.stringContaining('SITE_ORIGIN') }),
    ])
    const html = await response.text()
    expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store'])
    expect(html).toContain(lines[0].requestId)
    expect(html).not.toMatch(/SITE_ORIGIN|nonsense/)
  },
)
