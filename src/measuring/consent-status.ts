import type { ConsentState } from '#isomorphic/measuring/consent-choice.ts'

/** The current consent of a browser in one sentence. */
export function consentStatus({ choice, isOptedOut, hasGlobalPrivacyControl }: ConsentState): string {
  if (hasGlobalPrivacyControl)
    return 'Your browser sends Global Privacy Control. We honour it: nothing is measured and nothing is shared.'
  if (isOptedOut) return 'You have opted out of sharing on this browser, so nothing is measured.'
  if (choice === null) return 'You have not chosen yet, so nothing is measured.'
  if (choice.measurement || choice.advertising) return 'Your choice is saved. You can take it back here.'
  return 'You have refused. Nothing is measured.'
}
