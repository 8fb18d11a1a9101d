import type { ReactNode } from 'react'

export const en = {
  trap: 'Leave this empty',
  email: 'Email address',
  emailExample: 'you@example.com',
  subscribe: 'Subscribe now',
  sending: 'Sending…',
  error: 'There was an error processing your request, please try again later.',
  /** The consent text: a change needs another CONSENT_TEXT_VERSION (src/newsletter/subscriptions.ts). */
  terms: (privacyPolicy: ReactNode) => <>We send one newsletter a week. Read our {privacyPolicy}.</>,
  privacyPolicy: 'privacy policy',
  checkInbox: 'Now look in your inbox',
  thanks: 'Thanks for signing up!',
  sentTo: (address: ReactNode) => <>We just sent a confirmation email to {address}</>,
}
