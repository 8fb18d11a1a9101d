import { describe, expect, it } from 'vitest'
import { DEFAULT_MEASURING } from '#client/shared/measuring-settings.ts'
import { parseConfig } from './config.ts'

const GOOD = { SITE_ORIGIN: 'https://www.example.org' }

describe('parseConfig', () => {
  it('gives safe defaults for what is not set', () => {
    expect(parseConfig(GOOD)).toEqual({
      siteOrigin: 'https://www.example.org',
      oidcIssuer: null,
      oidc: null,
      loginPath: '/api/auth/login',
      profilePath: '/api/auth/profile',
      imageSources: [],
      mailApiUrl: null,
      allowsLoopbackHttp: false,
      injectsFaults: false,
      keepsPages: true,
      measuring: { settings: DEFAULT_MEASURING, takesErrors: true, scriptOrigins: [], connectOrigins: [] },
      logsRequests: false,
    })
  })

  it('allows the origins of trackers, and those alone, once they are set', () => {
    const { measuring } = parseConfig({
      ...GOOD,
      TRACKER_FUNCTION: 'tagular',
      TRACKER_SCRIPT: 'https://cdn.tracker.example/t.js?v=1',
      TRACKER_ORIGINS: 'https://in.tracker.example',
      ANALYTICS_ADDRESS: 'https://analytics.example/a.js',
      ERROR_SERVICE_HOST: 'https://errors.example/',
      ERROR_PROJECT_ID: '7',
      ERROR_PROJECT_KEY: 'k',
    })
    expect(measuring.settings).toMatchObject({
      trackerFunction: 'tagular',
      errorService: { host: 'https://errors.example', projectId: 7, projectKey: 'k' },
    })
    expect(measuring.scriptOrigins).toEqual(['https://cdn.tracker.example'])
    expect(measuring.connectOrigins).toEqual([
      'https://cdn.tracker.example',
      'https://in.tracker.example',
      'https://analytics.example',
      'https://errors.example',
    ])
  })

  it('splits lists of origins', () => {
    const { imageSources } = parseConfig({
      ...GOOD,
      IMAGE_SOURCES: 'https://a.example, https://b.example:8443,',
    })
    expect(imageSources).toEqual(['https://a.example', 'https://b.example:8443'])
  })

  it('lets nobody sign in until issuer, client id and secret are all there', () => {
    const whole = {
      ...GOOD,
      OIDC_ISSUER: 'https://id.example',
      OIDC_CLIENT_ID: 'site',
      OIDC_CLIENT_SECRET: 'secret',
    }
    expect(parseConfig(whole).oidc).toEqual({
      issuer: 'https://id.example',
      clientId: 'site',
      clientSecret: 'secret',
    })
    for (const missing of ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']) {
      expect(parseConfig({ ...whole, [missing]: '' }).oidc).toBeNull()
    }
  })

  it('takes other paths for signing in and for the profile', () => {
    const { loginPath, profilePath } = parseConfig({
      ...GOOD,
      LOGIN_PATH: '/sign-in',
      PROFILE_PATH: '/api/me',
    })
    expect([loginPath, profilePath]).toEqual(['/sign-in', '/api/me'])
  })

  it.each([
    ['LOGIN_PATH', { ...GOOD, LOGIN_PATH: '//evil.example' }],
    ['LOGIN_PATH', { ...GOOD, LOGIN_PATH: 'https://evil.example' }],
    ['PROFILE_PATH', { ...GOOD, PROFILE_PATH: '/a?b' }],
    ['SITE_ORIGIN', { SITE_ORIGIN: 'https://www.example.org/' }],
    ['SITE_ORIGIN', {}],
    ['OIDC_ISSUER', { ...GOOD, OIDC_ISSUER: 'issuer' }],
    ['IMAGE_SOURCES', { ...GOOD, IMAGE_SOURCES: 'https://a.example/images' }],
    ['FAULT_INJECTION', { ...GOOD, FAULT_INJECTION: 'yes' }],
    ['TRACKER_FUNCTION', { ...GOOD, TRACKER_FUNCTION: 'a b' }],
    ['TRACKER_SCRIPT', { ...GOOD, TRACKER_SCRIPT: 'http://tracker.example/t.js' }],
    ['TRACKER_ORIGINS', { ...GOOD, TRACKER_ORIGINS: 'https://tracker.example/path' }],
    ['ERROR_PROJECT_ID', { ...GOOD, ERROR_PROJECT_ID: '1;drop' }],
  ])('names %s when it is wrong', (name, raw) => {
    expect(() => parseConfig(raw)).toThrow(name)
  })
})
