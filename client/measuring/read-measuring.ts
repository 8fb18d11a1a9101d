import { type ConsentState, readConsent } from '#client/measuring/consent/consent-choice.ts'
import { DEFAULT_MEASURING, MEASURING_META, type MeasuringSettings } from './measuring-settings.ts'
import { withoutOutsiders } from './without-outsiders.ts'

/** Parameters that let in whoever holds them. */
const SECRET = /[?&](?:token|code|state)=/

/** How this deployment measures, as the page says; without others where the address holds a secret. */
export function readMeasuringSettings(): MeasuringSettings {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${MEASURING_META}"]`)
  const said = JSON.parse(meta?.content ?? '{}') as Partial<MeasuringSettings>
  const settings = { ...DEFAULT_MEASURING, ...said }
  return SECRET.test(location.search) ? withoutOutsiders(settings) : settings
}

/** What this visitor has allowed at this moment; another tab may have changed it. */
export function readConsentNow(): ConsentState {
  const { globalPrivacyControl } = navigator as { readonly globalPrivacyControl?: boolean }
  return readConsent(document.cookie, globalPrivacyControl === true)
}
