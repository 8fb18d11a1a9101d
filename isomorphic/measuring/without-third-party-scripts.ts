import type { MeasuringSettings } from './measuring-settings.ts'

/** Measuring settings for private pages and for pages whose URL contains a secret: no third parties (R12). */
export const withoutThirdPartyScripts = (settings: MeasuringSettings): MeasuringSettings => ({
  ...settings,
  trackerScript: null,
  behaviourScript: null,
  analyticsAddress: null,
  adScript: null,
  errorService: null,
})
