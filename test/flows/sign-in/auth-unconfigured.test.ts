import { describe, expect, it } from 'vitest'
import { fetchSite, WORKER_ORIGIN } from '#test/support/worker/fetch-site.ts'

describe('site without a configured provider', () => {
  it('the login endpoint shows an error page with the message of the specification (S2.13), navigation and a link home', async () => {
    const response = await fetchSite('/api/auth/login?returnTo=/about')
    const html = await response.text()
    expect(response.status).toBe(503)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(html).toContain('It looks like we are experiencing issues, and our team has been notified.')
    expect(html).toContain('Go to home page')
    expect(html).toContain('<nav')
  })

  it('visitors are signed out whatever their cookies', async () => {
    for (const cookie of ['', '__Host-session=x', `__Host-session=${'A'.repeat(4096)}`]) {
      expect((await fetchSite('/api/auth/profile', { headers: { cookie } })).status).toBe(204)
      expect((await fetchSite('/', { headers: { cookie } })).status).toBe(200)
    }
  })

  it.each(['/profile', '/profile/settings', '/profile/saves', '/profile/nothing'])(
    '%s is guarded',
    async (path) => {
      const response = await fetchSite(path)
      const location = `/api/auth/login?returnTo=${encodeURIComponent(path)}`
      expect([response.status, response.headers.get('location')]).toEqual([302, location])
    },
  )

  it.each(['/profile%2fsettings', '/profile;x', '/profile.', '/profilex', '/%2570rofile'])(
    '%s returns 404',
    async (path) => {
      expect((await fetchSite(path)).status).toBe(404)
    },
  )

  it.each(['/api/auth/login', '/api/auth/callback', '/api/auth/logout', '/api/auth/profile'])(
    'a POST to %s is rejected, even same-origin',
    async (path) => {
      const response = await fetchSite(path, {
        method: 'POST',
        headers: { origin: WORKER_ORIGIN },
        body: '{',
      })
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    },
  )
})
