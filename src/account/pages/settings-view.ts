import type { ConsentState } from '#client/measuring/consent/consent-choice.ts'
import type { AccountNewsletter } from '#src/account/rules/own-newsletter.ts'
import type { SessionUser } from '#src/sign-in/rules/session-user.ts'

export type SessionView = {
  readonly device: string
  readonly isThisOne: boolean
  /** Milliseconds since 1970. */
  readonly seenAtMs: number
}

export type SettingsView = {
  readonly user: SessionUser
  /** Null when the database could not be asked: the rest of the page stands. */
  readonly account: {
    readonly newsletter: AccountNewsletter
    readonly sessions: readonly SessionView[]
  } | null
  /** Of the browser that asks, whoever is signed in. */
  readonly consent: ConsentState
  readonly notice: { readonly tone: 'done' | 'problem'; readonly text: string } | null
}

export const EXPORT_PATH = '/profile/settings/export.json'
