import { type ConsentState, readConsent } from '#client/measuring/consent/consent-choice.ts'
import { DEFAULT_MEASURING, MEASURING_META, type MeasuringSettings } from './measuring-settings.ts'

/** How this deployment measures, as the page says. */
export function readMeasuringSettings(): MeasuringSettings {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${MEASURING_META}"]`)
  return { ...DEFAULT_MEASURING, ...(JSON.parse(meta?.content ?? '{}') as Partial<MeasuringSettings>) }
}

/** What this visitor has allowed at this moment; another tab may have changed it. */
export function readConsentNow(): ConsentState {
  const { globalPrivacyControl } = navigator as { readonly globalPrivacyControl?: boolean }
  return readConsent(document.cookie, globalPrivacyControl === true)
}
