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

describe('a deployment', () => {
  it.each(['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'SESSION_SECRET'])(
    'without %s answers 503 with a page and a way home',
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
    'with the issuer %s signs nobody in',
    async (issuer) => {
      expect((await site.visitor({ OIDC_ISSUER: issuer }).get('/api/auth/login')).status).toBe(503)
    },
  )

  it('with a service for errors tells it of a sign-in that failed', async () => {
    const visitor = site.visitor({
      ERROR_SERVICE_HOST: 'https://errors.example',
      ERROR_PROJECT_ID: '7',
      ERROR_PROJECT_KEY: 'k',
    })
    expect((await visitor.get('/api/auth/callback?code=a&state=b')).status).toBe(400)
    expect(site.provider.countOf('/api/v3/projects/7/notices')).toBe(1)
  })

  it('may name other paths for login and profile', async () => {
    const visitor = site.visitor({ LOGIN_PATH: '/sign-in', PROFILE_PATH: '/api/me' })
    expect((await visitor.get('/profile')).headers.get('location')).toBe('/sign-in?returnTo=%2Fprofile')
    expect((await visitor.get('/sign-in?returnTo=/x')).headers.get('location')).toContain(ISSUER)
    expect((await visitor.get('/api/me')).status).toBe(204)
  })

  it('lets forms reach the provider and nobody else', () => {
    const config = parseConfig({ SITE_ORIGIN: SITE, OIDC_ISSUER: `${ISSUER}/tenant/` })
    expect(documentHeaders(config)['content-security-policy']).toContain(`form-action 'self' ${ISSUER};`)
  })
})
