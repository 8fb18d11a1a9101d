import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runsOf } from '#test/support/sample.ts'
import { fetchSite, WORKER_ORIGIN } from '#test/support/worker/fetch-site.ts'

const PREFIXES = [
  '/',
  '/api/',
  '/api/auth/',
  '/api/events',
  '/api/errors',
  '/api/v3/projects/',
  '/api/consent',
  '/destinations/',
  '/posters/',
  '/assets/',
  '/profile/',
  '/search?q=',
  '/newsletter/',
  '/newsletter/confirm?token=',
  '/africa/',
  '/.well-known/',
]
const HOSTILE = [
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  '%00',
  '%',
  '..%2f',
  '<script>',
  "' OR 1=1--",
  '{}',
  '\u202e',
  '🗺',
  'a'.repeat(3000),
  '?',
  '#',
  '//',
  '\\',
  'null',
  '-1',
  '1e309',
]
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Internal details that responses must not contain (R9.1). */
const LEAKS = /SQLITE|D1_ERROR|node_modules|\.tsx?:\d|"stack"|Error: /

const path = fc
  .tuple(
    fc.constantFrom(...PREFIXES),
    fc.array(fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ maxLength: 20 })), { maxLength: 3 }),
  )
  .map(([prefix, parts]) => prefix + parts.join('/'))
  .filter((candidate) => URL.canParse(WORKER_ORIGIN + candidate))

it('no random request causes a server error or leaks internal details', async () => {
  await fc.assert(
    fc.asyncProperty(
      path,
      fc.constantFrom(...METHODS),
      fc.string({ maxLength: 200 }),
      async (target, method, body) => {
        const hasBody = !['GET', 'HEAD', 'OPTIONS'].includes(method)
        const response = await fetchSite(target, {
          method,
          headers: { origin: WORKER_ORIGIN, 'content-type': 'application/json' },
          ...(hasBody ? { body } : {}),
        })
        const text = await response.text()
        const isConfigured = !(target.startsWith('/api/auth/') && response.status === 503)
        expect(response.status >= 500 && isConfigured).toBe(false)
        expect(LEAKS.exec(text)?.[0] ?? null).toBeNull()
        expect(response.headers.get('x-content-type-options')).toBe('nosniff')
        const location = response.headers.get('location') ?? '/'
        expect(location.startsWith('/') && !/^\/[/\\]/.test(location)).toBe(true)
      },
    ),
    { numRuns: runsOf(1500) },
  )
})
