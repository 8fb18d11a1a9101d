import type { ConsentState } from '#isomorphic/measuring/consent-choice.ts'
import type { AccountNewsletter } from '#src/account/rules/account-newsletter-state.ts'
import type { SessionUser } from '#src/sign-in/rules/session-user.ts'

export type SessionView = {
  /** Public ID in the form that revokes the session. */
  readonly publicId: string
  readonly device: string
  readonly isCurrent: boolean
  /** Milliseconds since 1970. */
  readonly seenAtMs: number
}

export type SettingsView = {
  readonly user: SessionUser
  readonly newsletter: AccountNewsletter
  readonly sessions: readonly SessionView[]
  /** Consent of the requesting browser, independent of the account. */
  readonly consent: ConsentState
}

export type SettingsNotice = { readonly tone: 'done' | 'problem'; readonly text: string }

export const EXPORT_PATH = '/profile/settings/export.json'
