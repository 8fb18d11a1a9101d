import { describe, expect, it } from 'vitest'
import { parseConfig } from './config.ts'

const GOOD = { SITE_ORIGIN: 'https://www.example.org' }

describe('settings of the newsletter', () => {
  it('enables the Turnstile challenge only with both of its keys', () => {
    const complete = {
      ...GOOD,
      TURNSTILE_SITE_KEY: 'site',
      TURNSTILE_SECRET: 'secret',
      TURNSTILE_AFTER: '20',
    }
    expect(parseConfig(complete).turnstile).toEqual({
      siteKey: 'site',
      secret: 'secret',
      origin: 'https://challenges.cloudflare.com',
      signUpsBeforeChallenge: 20,
    })
    expect(parseConfig({ ...complete, TURNSTILE_SECRET: '' }).turnstile).toBeNull()
  })

  it('parses the addresses that are blocked from subscribing', () => {
    const { blockedAddresses } = parseConfig({ ...GOOD, NEWSLETTER_REFUSED: 'Mailinator.com, postmaster@,' })
    expect(blockedAddresses).toEqual(['mailinator.com', 'postmaster@'])
  })
})
