import type { ConsentState } from '#isomorphic/measuring/consent-choice.ts'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import { MEASURING_WORDS } from './words/measuring-words.ts'

/** The current consent of a browser in one sentence. */
export function consentStatus(
  { choice, isOptedOut, hasGlobalPrivacyControl }: ConsentState,
  locale: Locale,
): string {
  const { status } = pickWords(MEASURING_WORDS, locale)
  if (hasGlobalPrivacyControl) return status.privacyControl
  if (isOptedOut) return status.optedOut
  if (choice === null) return status.notChosen
  return choice.measurement || choice.advertising ? status.allowed : status.refused
}
