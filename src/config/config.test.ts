import { describe, expect, it } from 'vitest'
import { DEFAULT_MEASURING } from '#isomorphic/measuring/measuring-settings.ts'
import { parseConfig } from './config.ts'

const GOOD = { SITE_ORIGIN: 'https://www.example.org' }

describe('parseConfig', () => {
  it('returns safe defaults for unset variables', () => {
    expect(parseConfig(GOOD)).toEqual({
      siteOrigin: 'https://www.example.org',
      oidcIssuer: null,
      oidc: null,
      loginPath: '/api/auth/login',
      profilePath: '/api/auth/profile',
      imageSources: [],
      languages: [],
      languageSites: {},
      mail: { from: 'letters@www.example.org', apiUrl: null, apiKey: null },
      contactAddress: 'letters@www.example.org',
      alarmWebhook: null,
      securityContact: 'mailto:letters@www.example.org',
      turnstile: null,
      blockedAddresses: [],
      webhookSecrets: [],
      campaignLinkSecrets: [],
      mailWebhookSecret: null,
      imageHosts: { targets: {}, legacy: [] },
      allowsLoopbackHttp: false,
      cachesPages: true,
      measuring: { settings: DEFAULT_MEASURING, acceptsErrors: true, scriptOrigins: [], connectOrigins: [] },
      operators: [],
      tripsJurisdiction: null,
      hasOfflineGuides: true,
      mapTiles: null,
      logsRequests: false,
      operatorToken: null,
    })
  })

  it('allows the origins of trackers, and only those, once they are set', () => {
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

  it('parses image hosts and legacy hosts', () => {
    const { imageHosts } = parseConfig({
      ...GOOD,
      IMAGE_HOSTS: 'media=media.example, static=static.example:8443',
      IMAGE_LEGACY_HOSTS: 'media-qa.example=media, www.example/file-sync=static,',
    })
    expect(imageHosts).toEqual({
      targets: { media: 'media.example', static: 'static.example:8443' },
      legacy: [
        { host: 'media-qa.example', folder: '/', target: 'media' },
        { host: 'www.example', folder: '/file-sync', target: 'static' },
      ],
    })
  })

  it('disables signing in until issuer, client id and both secrets are set', () => {
    const complete = {
      ...GOOD,
      OIDC_ISSUER: 'https://id.example',
      OIDC_CLIENT_ID: 'site',
      OIDC_CLIENT_SECRET: 'secret',
      SESSION_SECRET: 'o'.repeat(32),
    }
    expect(parseConfig(complete).oidc).toEqual({
      issuer: 'https://id.example',
      clientId: 'site',
      clientSecret: 'secret',
      sessionSecrets: ['o'.repeat(32)],
    })
    const rotating = parseConfig({ ...complete, SESSION_SECRET_NEXT: 'n'.repeat(32) })
    expect(rotating.oidc?.sessionSecrets).toEqual(['n'.repeat(32), 'o'.repeat(32)])
    for (const missing of ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'SESSION_SECRET']) {
      expect(parseConfig({ ...complete, [missing]: '' }).oidc).toBeNull()
    }
  })

  it('accepts other paths for signing in and for the profile', () => {
    const { loginPath, profilePath } = parseConfig({
      ...GOOD,
      LOGIN_PATH: '/sign-in',
      PROFILE_PATH: '/api/me',
    })
    expect([loginPath, profilePath]).toEqual(['/sign-in', '/api/me'])
  })

  it('accepts a mail service on this machine in local runs', () => {
    const raw = {
      ...GOOD,
      MAIL_API_URL: 'http://localhost:9000/send',
      ALLOW_LOOPBACK_HTTP: '1',
      MAIL_API_KEY: 'k',
    }
    expect(parseConfig(raw).mail).toMatchObject({ apiUrl: 'http://localhost:9000/send', apiKey: 'k' })
  })

  it('shows visitors the sender address of mails, unless a contact address is set', () => {
    const mailFrom = { ...GOOD, MAIL_FROM: 'post@fernway.example' }
    expect(parseConfig(mailFrom).contactAddress).toBe('post@fernway.example')
    const both = { ...mailFrom, CONTACT_ADDRESS: 'editors@fernway.example' }
    expect(parseConfig(both).contactAddress).toBe('editors@fernway.example')
  })

  it('reports of vulnerabilities go to the contact address, unless an address or a page is set', () => {
    const of = (SECURITY_CONTACT: string) =>
      parseConfig({ ...GOOD, CONTACT_ADDRESS: 'a@example.org', SECURITY_CONTACT }).securityContact
    expect([of(''), of('safe@example.org'), of('https://example.org/report')]).toEqual([
      'mailto:a@example.org',
      'mailto:safe@example.org',
      'https://example.org/report',
    ])
    for (const wrong of ['example.org', 'http://example.org', 'mailto:a@example.org', 'a b@example.org'])
      expect(() => of(wrong)).toThrow('SECURITY_CONTACT')
  })

  it.each([
    ['IMAGE_HOSTS', { ...GOOD, IMAGE_HOSTS: 'video=a.example' }],
    ['IMAGE_HOSTS', { ...GOOD, IMAGE_HOSTS: "media=a.example; script-src 'unsafe-inline'" }],
    ['IMAGE_LEGACY_HOSTS', { ...GOOD, IMAGE_LEGACY_HOSTS: 'https://a.example=media' }],
    ['IMAGE_LEGACY_HOSTS', { ...GOOD, IMAGE_LEGACY_HOSTS: 'a.example=elsewhere' }],
    ['LOGIN_PATH', { ...GOOD, LOGIN_PATH: '//evil.example' }],
    ['LOGIN_PATH', { ...GOOD, LOGIN_PATH: 'https://evil.example' }],
    ['PROFILE_PATH', { ...GOOD, PROFILE_PATH: '/a?b' }],
    ['SITE_ORIGIN', { SITE_ORIGIN: 'https://www.example.org/' }],
    ['SITE_ORIGIN', {}],
    ['OIDC_ISSUER', { ...GOOD, OIDC_ISSUER: 'issuer' }],
    ['IMAGE_SOURCES', { ...GOOD, IMAGE_SOURCES: 'https://a.example/images' }],
    ['MAIL_API_URL', { ...GOOD, MAIL_API_URL: 'http://127.0.0.1:9000' }],
    ['MAIL_API_URL', { ...GOOD, MAIL_API_URL: 'http://mail.example', ALLOW_LOOPBACK_HTTP: '1' }],
    ['MAIL_FROM', { ...GOOD, MAIL_FROM: 'Fernway' }],
    ['CONTACT_ADDRESS', { ...GOOD, CONTACT_ADDRESS: 'a@b.example, c@d.example' }],
    ['TURNSTILE_ORIGIN', { ...GOOD, TURNSTILE_ORIGIN: 'https://a.example/path' }],
    ['TURNSTILE_AFTER', { ...GOOD, TURNSTILE_AFTER: '-1' }],
    ['NEWSLETTER_REFUSED', { ...GOOD, NEWSLETTER_REFUSED: 'a@b.de' }],
    ['SESSION_SECRET', { ...GOOD, SESSION_SECRET: 'too short' }],
    ['SESSION_SECRET_NEXT', { ...GOOD, SESSION_SECRET_NEXT: `${'n'.repeat(32)} and more` }],
    ['WEBHOOK_SECRET', { ...GOOD, WEBHOOK_SECRET: 'plain words' }],
    ['WEBHOOK_SECRET', { ...GOOD, WEBHOOK_SECRET: 'whsec_dG9vLXNob3J0' }],
    ['TRACKER_FUNCTION', { ...GOOD, TRACKER_FUNCTION: 'a b' }],
    ['TRACKER_SCRIPT', { ...GOOD, TRACKER_SCRIPT: 'http://tracker.example/t.js' }],
    ['TRACKER_ORIGINS', { ...GOOD, TRACKER_ORIGINS: 'https://tracker.example/path' }],
    ['POCKET', { ...GOOD, POCKET: 'maybe' }],
    ['MAP_TILES', { ...GOOD, MAP_TILES: 'planet.zip' }],
    ['TRIPS_JURISDICTION', { ...GOOD, TRIPS_JURISDICTION: 'us' }],
    ['ERROR_PROJECT_ID', { ...GOOD, ERROR_PROJECT_ID: '1;drop' }],
    ['ALARM_WEBHOOK', { ...GOOD, ALARM_WEBHOOK: 'http://hooks.example/' }],
    ['OPERATOR_TOKEN', { ...GOOD, OPERATOR_TOKEN: 'short' }],
  ])('names %s when it is invalid', (name, raw) => {
    expect(() => parseConfig(raw)).toThrow(name)
  })
})
