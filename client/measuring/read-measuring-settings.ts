import { type ConsentState, readConsent } from '#isomorphic/measuring/consent-choice.ts'
import {
  DEFAULT_MEASURING,
  MEASURING_META,
  type MeasuringSettings,
} from '#isomorphic/measuring/measuring-settings.ts'
import { withoutThirdPartyScripts } from '#isomorphic/measuring/without-third-party-scripts.ts'

/** Parameters that let in whoever holds them. */
const SECRET = /[?&](?:token|code|state)=/

/** How this deployment measures, as the page says; without others where the address holds a secret. */
export function readMeasuringSettings(): MeasuringSettings {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${MEASURING_META}"]`)
  const overrides = JSON.parse(meta?.content ?? '{}') as Partial<MeasuringSettings>
  const settings = { ...DEFAULT_MEASURING, ...overrides }
  return SECRET.test(location.search) ? withoutThirdPartyScripts(settings) : settings
}

/** What this visitor has allowed at this moment; another tab may have changed it. */
export function readCurrentConsent(): ConsentState {
  const { globalPrivacyControl } = navigator as { readonly globalPrivacyControl?: boolean }
  return readConsent(document.cookie, globalPrivacyControl === true)
}
