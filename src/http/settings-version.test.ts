import { describe, expect, it } from 'vitest'
import { parseConfig } from '#src/config/config.ts'
import { settingsVersion } from './settings-version.ts'

const RAW = {
  SITE_ORIGIN: 'https://www.example.org',
  TURNSTILE_SITE_KEY: 'site',
  TURNSTILE_SECRET: 'one',
  OIDC_ISSUER: 'https://id.example.org',
  OIDC_CLIENT_ID: 'site',
  OIDC_CLIENT_SECRET: 'one',
  SESSION_SECRET: 'n'.repeat(32),
}
const version = (changed: Readonly<Record<string, string>> = {}) =>
  settingsVersion(parseConfig({ ...RAW, ...changed }))

describe('settingsVersion in the cache key of pages (R14.5)', () => {
  it('is the same for the same settings', async () => {
    expect(await version()).toBe(await version())
  })

  it.each([
    { TRACKER_SCRIPT: 'https://tracker.example/t.js' },
    { SITE_ORIGIN: 'https://example.org' },
    { CONTACT_ADDRESS: 'editors@example.org' },
    { OIDC_ISSUER: '' },
  ])('changes with %j, which pages show', async (changed) => {
    expect(await version(changed)).not.toBe(await version())
  })

  it.each([
    { TURNSTILE_SECRET: 'two' },
    { TURNSTILE_SITE_KEY: '' },
    { OIDC_CLIENT_SECRET: 'two' },
    { SESSION_SECRET_NEXT: 'o'.repeat(32) },
    { MAIL_API_KEY: 'key' },
    { LETTER_SECRET: 'l'.repeat(32) },
    { MAIL_WEBHOOK_SECRET: 'key' },
    { REQUEST_LOG: 'on' },
    { OPERATOR_TOKEN: 't'.repeat(32) },
    { OPERATORS: 'ana@example.org=operator' },
  ])('does not change with %j, so that rotating a secret invalidates no cached page', async (changed) => {
    expect(await version(changed)).toBe(await version())
  })
})
