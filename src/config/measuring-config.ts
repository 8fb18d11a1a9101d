import * as v from 'valibot'
import { DEFAULT_MEASURING, type MeasuringSettings } from '#isomorphic/measuring/measuring-settings.ts'

/** Measuring settings, with the origins that the Content Security Policy must allow for them. */
export type MeasuringConfig = {
  readonly settings: MeasuringSettings
  readonly scriptOrigins: readonly string[]
  readonly connectOrigins: readonly string[]
  /** False makes notifiers, which check every ten minutes, stop sending errors. */
  readonly acceptsErrors: boolean
}

const isHttps = (text: string): boolean => URL.canParse(text) && new URL(text).protocol === 'https:'
const isLoopback = (text: string): boolean =>
  URL.canParse(text) && ['localhost', '127.0.0.1'].includes(new URL(text).hostname)

const HttpsUrl = v.pipe(
  v.optional(v.string(), ''),
  v.check((text) => text === '' || isHttps(text) || isLoopback(text), 'must be an https address or empty'),
  v.transform((text) => (text === '' ? null : text)),
)

/** Variables of wrangler.toml that parseConfig validates together with its own. */
export const MEASURING_VARIABLES = {
  TRACKER_FUNCTION: v.pipe(
    v.optional(v.string(), ''),
    v.regex(/^(?:[A-Za-z_$][\w$]{0,39})?$/, 'must be a JavaScript name or empty'),
  ),
  TRACKER_SCRIPT: HttpsUrl,
  TRACKER_ORIGINS: v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => text.split(',').flatMap((part) => part.trim() || [])),
    v.array(
      v.pipe(
        v.string(),
        v.check(
          (text) => URL.canParse(text) && new URL(text).origin === text,
          'must be origins, comma-separated',
        ),
      ),
    ),
  ),
  BEHAVIOUR_SCRIPT: HttpsUrl,
  ANALYTICS_ADDRESS: HttpsUrl,
  AD_SCRIPT: HttpsUrl,
  ERROR_SERVICE_HOST: HttpsUrl,
  ERROR_PROJECT_ID: v.pipe(v.optional(v.string(), ''), v.regex(/^\d{0,12}$/, 'must be a number or empty')),
  ERROR_REPORTS: v.optional(v.picklist(['', 'on', 'off'], 'must be on, off or empty'), ''),
  ERROR_PROJECT_KEY: v.pipe(
    v.optional(v.string(), ''),
    v.regex(/^[\w-]{0,80}$/, 'must be a plain key or empty'),
  ),
}

const Variables = v.object(MEASURING_VARIABLES)

function toErrorService(output: v.InferOutput<typeof Variables>): MeasuringSettings['errorService'] {
  const { ERROR_SERVICE_HOST: host, ERROR_PROJECT_ID: id, ERROR_PROJECT_KEY: projectKey } = output
  if (host === null || id === '' || projectKey === '') return null
  return { host: host.replace(/\/$/, ''), projectId: Number(id), projectKey }
}

const originsOf = (addresses: readonly (string | null | undefined)[]): readonly string[] => [
  ...new Set(addresses.flatMap((address) => (address == null ? [] : new URL(address).origin))),
]

/** Maps validated variables to measuring settings; third-party origins are included only where a URL is set. */
export function toMeasuringConfig(output: v.InferOutput<typeof Variables>): MeasuringConfig {
  const settings: MeasuringSettings = {
    trackerFunction: output.TRACKER_FUNCTION || DEFAULT_MEASURING.trackerFunction,
    trackerScript: output.TRACKER_SCRIPT,
    behaviourScript: output.BEHAVIOUR_SCRIPT,
    analyticsAddress: output.ANALYTICS_ADDRESS,
    adScript: output.AD_SCRIPT,
    errorService: toErrorService(output),
  }
  const scripts = [settings.trackerScript, settings.behaviourScript, settings.adScript]
  return {
    settings,
    acceptsErrors: output.ERROR_REPORTS !== 'off',
    scriptOrigins: originsOf(scripts),
    connectOrigins: originsOf([
      ...scripts,
      ...output.TRACKER_ORIGINS,
      settings.analyticsAddress,
      settings.errorService?.host,
    ]),
  }
}
