import { describe, expect, it } from 'vitest'
import { parseConfig } from '#src/config/config.ts'
import { documentHeaders } from './security-headers.ts'

const policyOf = (settings: Record<string, string>): string =>
  documentHeaders(parseConfig({ SITE_ORIGIN: 'https://fernway.test', ...settings }))[
    'content-security-policy'
  ] ?? ''

describe('Content Security Policy of pages', () => {
  it('allows images from the site itself and from the configured services', () => {
    expect(policyOf({})).toContain("; img-src 'self' data:; ")
    expect(policyOf({ IMAGE_HOSTS: 'media=media.example, cms=cms.example' })).toContain(
      "; img-src 'self' data: https://media.example https://cms.example; ",
    )
  })
})
