import { type ConsentState, readConsent } from '#isomorphic/measuring/consent-choice.ts'
import {
  DEFAULT_MEASURING,
  MEASURING_META,
  type MeasuringSettings,
} from '#isomorphic/measuring/measuring-settings.ts'
import { withoutThirdPartyScripts } from '#isomorphic/measuring/without-third-party-scripts.ts'

/** Query parameters that grant access. */
const SECRET = /[?&](?:token|code|state)=/

/** Measuring settings of the page; without third parties when its URL contains a secret. */
export function readMeasuringSettings(): MeasuringSettings {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${MEASURING_META}"]`)
  const overrides = JSON.parse(meta?.content ?? '{}') as Partial<MeasuringSettings>
  const settings = { ...DEFAULT_MEASURING, ...overrides }
  return SECRET.test(location.search) ? withoutThirdPartyScripts(settings) : settings
}

/** The visitor's current consent, which another tab may have changed. */
export function readCurrentConsent(): ConsentState {
  const { globalPrivacyControl } = navigator as { readonly globalPrivacyControl?: boolean }
  return readConsent(document.cookie, globalPrivacyControl === true)
}
