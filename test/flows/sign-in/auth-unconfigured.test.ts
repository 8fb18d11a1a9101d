import { describe, expect, it } from 'vitest'
import { fetchSite, WORKER_ORIGIN } from '#test/support/worker/fetch-site.ts'

describe('the whole site, where nobody can sign in', () => {
  it('answers the login link with a page of its own: the words of the specification (S2.13), navigation, a way home', async () => {
    const response = await fetchSite('/api/auth/login?returnTo=/about')
    const html = await response.text()
    expect(response.status).toBe(503)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(html).toContain('It looks like we are experiencing issues, and our team has been notified.')
    expect(html).toContain('Go to home page')
    expect(html).toContain('<nav')
  })

  it('shows everyone as signed out, whatever cookie they bring', async () => {
    for (const cookie of ['', '__Host-session=x', `__Host-session=${'A'.repeat(4096)}`]) {
      expect((await fetchSite('/api/auth/profile', { headers: { cookie } })).status).toBe(204)
      expect((await fetchSite('/', { headers: { cookie } })).status).toBe(200)
    }
  })

  it.each(['/profile', '/profile/settings', '/profile/saves', '/profile/nothing'])(
    'guards %s',
    async (path) => {
      const response = await fetchSite(path)
      const location = `/api/auth/login?returnTo=${encodeURIComponent(path)}`
      expect([response.status, response.headers.get('location')]).toEqual([302, location])
    },
  )

  it.each(['/profile%2fsettings', '/profile;x', '/profile.', '/profilex', '/%2570rofile'])(
    'has nothing at %s',
    async (path) => {
      expect((await fetchSite(path)).status).toBe(404)
    },
  )

  it.each(['/api/auth/login', '/api/auth/callback', '/api/auth/logout', '/api/auth/profile'])(
    'takes no POST at %s, not even from its own pages',
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
