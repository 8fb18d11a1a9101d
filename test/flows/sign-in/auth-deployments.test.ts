import { beforeEach, describe, expect, it } from 'vitest'
import { parseConfig } from '#src/config/config.ts'
import { documentHeaders } from '#src/http/security-headers.ts'
import { ISSUER } from '#test/support/worker/fake-provider.ts'
import { createSignInSite, type SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { SITE } from '#test/support/worker/visitor.ts'

let site: SignInSite
beforeEach(async () => {
  site = await createSignInSite()
})

describe('sign-in configuration', () => {
  it.each(['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'SESSION_SECRET'])(
    'without %s sign-in returns 503 with an error page and a link home',
    async (name) => {
      const visitor = site.visitor({ [name]: '' })
      for (const path of ['/api/auth/login?returnTo=/about', '/api/auth/callback?code=a&state=b']) {
        const response = await visitor.get(path)
        const html = await response.text()
        expect(response.status).toBe(503)
        expect(response.headers.get('cache-control')).toBe('no-store')
        expect(html).toContain('It looks like we are experiencing issues, and our team has been notified.')
        expect(html).toContain('href="/"')
        expect(html).not.toMatch(/OIDC|not set|SignIn|at \S+:\d+/)
      }
      expect((await visitor.get('/api/auth/profile')).status).toBe(204)
      expect((await visitor.get('/api/auth/logout')).headers.get('location')).toBe('/')
      expect((await visitor.get('/profile/settings')).status).toBe(302)
    },
  )

  it.each(['http://id.example', 'http://127.0.0.1:9', 'ftp://id.example'])(
    'with the issuer %s sign-in is rejected',
    async (issuer) => {
      expect((await site.visitor({ OIDC_ISSUER: issuer }).get('/api/auth/login')).status).toBe(503)
    },
  )

  it('a failed sign-in is reported to the configured error service', async () => {
    const visitor = site.visitor({
      ERROR_SERVICE_HOST: 'https://errors.example',
      ERROR_PROJECT_ID: '7',
      ERROR_PROJECT_KEY: 'k',
    })
    expect((await visitor.get('/api/auth/callback?code=a&state=b')).status).toBe(400)
    expect(site.provider.countOf('/api/v3/projects/7/notices')).toBe(1)
  })

  it('the paths of login and profile are configurable', async () => {
    const visitor = site.visitor({ LOGIN_PATH: '/sign-in', PROFILE_PATH: '/api/me' })
    expect((await visitor.get('/profile')).headers.get('location')).toBe('/sign-in?returnTo=%2Fprofile')
    expect((await visitor.get('/sign-in?returnTo=/x')).headers.get('location')).toContain(ISSUER)
    expect((await visitor.get('/api/me')).status).toBe(204)
  })

  it('the content security policy allows forms to submit to the provider only', () => {
    const config = parseConfig({ SITE_ORIGIN: SITE, OIDC_ISSUER: `${ISSUER}/tenant/` })
    expect(documentHeaders(config)['content-security-policy']).toContain(`form-action 'self' ${ISSUER};`)
  })
})
