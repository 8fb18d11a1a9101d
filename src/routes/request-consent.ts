import type { Context } from 'hono'
import { type ConsentState, readConsent } from '#client/shared/consent.ts'
import type { AppEnv } from '#src/env.ts'

/** What the visitor who asks has allowed; `Sec-GPC: 1` counts as having opted out (quality R12.1). */
export function consentOf(c: Context<AppEnv>): ConsentState {
  return readConsent(c.req.header('cookie') ?? '', c.req.header('sec-gpc') === '1')
}
