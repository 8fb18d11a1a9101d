import { afterEach, expect, it, vi } from 'vitest'
import { describeLocalIdentity } from './local-identity.ts'
import { startIdentityProvider } from './start-identity-provider.ts'
import { withoutDevelopmentWarnings } from './without-development-warnings.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

it('starts the identity provider without its warnings about development settings', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const stop = await startIdentityProvider(describeLocalIdentity(8990, 'http://localhost:8990'))
  await stop()
  expect(warn).not.toHaveBeenCalled()
})

it('prints all other warnings, and all of them afterwards', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const own = console.warn
  expect(
    withoutDevelopmentWarnings(() => {
      console.warn('oidc-provider WARNING: already parsed request body detected')
      return 1
    }),
  ).toBe(1)
  expect(console.warn).toBe(own)
  expect(warn).toHaveBeenCalledTimes(1)
})
