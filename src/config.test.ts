import { describe, expect, it } from 'vitest'
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
      imageHosts: { targets: {}, legacy: [] },
      mailApiUrl: null,
      allowsLoopbackHttp: false,
      injectsFaults: false,
      keepsPages: true,
    })
  })

  it('splits lists of origins', () => {
    const { imageSources } = parseConfig({
      ...GOOD,
      IMAGE_SOURCES: 'https://a.example, https://b.example:8443,',
    })
    expect(imageSources).toEqual(['https://a.example', 'https://b.example:8443'])
  })

  it('reads the hosts of pictures, today and before', () => {
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
    ['FAULT_INJECTION', { ...GOOD, FAULT_INJECTION: 'yes' }],
  ])('names %s when it is wrong', (name, raw) => {
    expect(() => parseConfig(raw)).toThrow(name)
  })
})
