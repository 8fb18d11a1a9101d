import { describe, expect, it } from 'vitest'
import { parseConfig } from './config.ts'

const GOOD = { SITE_ORIGIN: 'https://www.example.org' }

describe('parseConfig', () => {
  it('gives safe defaults for what is not set', () => {
    expect(parseConfig(GOOD)).toEqual({
      siteOrigin: 'https://www.example.org',
      oidcIssuer: null,
      imageSources: [],
      mailApiUrl: null,
      allowsLoopbackHttp: false,
      injectsFaults: false,
    })
  })

  it('splits lists of origins', () => {
    const { imageSources } = parseConfig({
      ...GOOD,
      IMAGE_SOURCES: 'https://a.example, https://b.example:8443,',
    })
    expect(imageSources).toEqual(['https://a.example', 'https://b.example:8443'])
  })

  it.each([
    ['SITE_ORIGIN', { SITE_ORIGIN: 'https://www.example.org/' }],
    ['SITE_ORIGIN', {}],
    ['OIDC_ISSUER', { ...GOOD, OIDC_ISSUER: 'issuer' }],
    ['IMAGE_SOURCES', { ...GOOD, IMAGE_SOURCES: 'https://a.example/images' }],
    ['FAULT_INJECTION', { ...GOOD, FAULT_INJECTION: 'yes' }],
  ])('names %s when it is wrong', (name, raw) => {
    expect(() => parseConfig(raw)).toThrow(name)
  })
})
