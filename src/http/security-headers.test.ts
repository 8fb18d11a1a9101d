import { describe, expect, it } from 'vitest'
import { parseConfig } from '#src/config/config.ts'
import { documentHeaders } from './security-headers.ts'

const policyOf = (settings: Record<string, string>): string =>
  documentHeaders(parseConfig({ SITE_ORIGIN: 'https://fernway.test', ...settings }))[
    'content-security-policy'
  ] ?? ''

describe('the policy of pages', () => {
  it('takes pictures from ourselves, and from the services that are configured', () => {
    expect(policyOf({})).toContain("; img-src 'self' data:; ")
    expect(policyOf({ IMAGE_HOSTS: 'media=media.example, cms=cms.example' })).toContain(
      "; img-src 'self' data: https://media.example https://cms.example; ",
    )
  })
})
