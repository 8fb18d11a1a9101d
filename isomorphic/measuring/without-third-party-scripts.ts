import type { MeasuringSettings } from './measuring-settings.ts'

/** How pages measure that belong to one visitor, or whose address is a secret: without anything of others (R12). */
export const withoutThirdPartyScripts = (settings: MeasuringSettings): MeasuringSettings => ({
  ...settings,
  trackerScript: null,
  behaviourScript: null,
  analyticsAddress: null,
  adScript: null,
  errorService: null,
})
