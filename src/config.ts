import * as v from 'valibot'
import { ConfigError } from './errors.ts'
import { MEASURING_VARIABLES, type MeasuringConfig, toMeasuringConfig } from './measuring-config.ts'

/** The OpenID provider and what it knows this site as. */
export type OidcSettings = {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

/** Checked settings of a deployment; nothing else reads the raw variables. */
export type Config = {
  /** Scheme, host and port that visitors see, without a trailing slash. */
  readonly siteOrigin: string
  readonly oidcIssuer: string | null
  /** Null until issuer, client id and client secret are all given: then nobody can sign in. */
  readonly oidc: OidcSettings | null
  /** Where the guard sends visitors who must sign in; also answered by the worker (spec section 9). */
  readonly loginPath: string
  /** Where pages ask who is signed in; also answered by the worker. */
  readonly profilePath: string
  readonly imageSources: readonly string[]
  readonly mailApiUrl: string | null
  readonly allowsLoopbackHttp: boolean
  readonly injectsFaults: boolean
  /** False renders every page anew, for measuring. */
  readonly keepsPages: boolean
  readonly measuring: MeasuringConfig
  /** True writes one JSON line for each request that reaches the app. */
  readonly logsRequests: boolean
}

const Flag = v.pipe(
  v.optional(v.picklist(['', '0', '1'], 'must be 1, 0 or empty'), ''),
  v.transform((text) => text === '1'),
)
const OptionalUrl = v.pipe(
  v.optional(v.string(), ''),
  v.check((text) => text === '' || URL.canParse(text), 'must be an absolute URL or empty'),
  v.transform((text) => (text === '' ? null : text)),
)
const Origin = v.pipe(
  v.string('must be an origin such as https://www.example.org'),
  v.check((text) => URL.canParse(text) && new URL(text).origin === text, 'must be an origin without a path'),
)
const OriginList = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
  v.array(Origin),
)

const OptionalText = v.optional(v.string(), '')
const pathOr = (fallback: string) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => (text === '' ? fallback : text)),
    v.regex(/^(?:\/[a-z0-9_-]+)+$/, 'must be a path in lower case such as /api/auth/login'),
  )

const RawConfig = v.object({
  SITE_ORIGIN: Origin,
  OIDC_ISSUER: OptionalUrl,
  OIDC_CLIENT_ID: OptionalText,
  OIDC_CLIENT_SECRET: OptionalText,
  LOGIN_PATH: pathOr('/api/auth/login'),
  PROFILE_PATH: pathOr('/api/auth/profile'),
  IMAGE_SOURCES: OriginList,
  MAIL_API_URL: OptionalUrl,
  ALLOW_LOOPBACK_HTTP: Flag,
  FAULT_INJECTION: Flag,
  PAGE_CACHE: v.optional(v.picklist(['', 'on', 'off'], 'must be on, off or empty'), ''),
  REQUEST_LOG: v.optional(v.picklist(['', 'on', 'off'], 'must be on, off or empty'), ''),
  ...MEASURING_VARIABLES,
})

function toOidcSettings(output: v.InferOutput<typeof RawConfig>): OidcSettings | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = output
  return issuer === null || clientId === '' || clientSecret === '' ? null : { issuer, clientId, clientSecret }
}

/**
 * Turns the variables of wrangler.toml into a checked configuration.
 * @throws {ConfigError} naming the first variable that is wrong and what it should be.
 */
export function parseConfig(raw: unknown): Config {
  const parsed = v.safeParse(RawConfig, raw)
  if (!parsed.success) {
    const issue = parsed.issues[0]
    throw new ConfigError(`${v.getDotPath(issue) ?? 'configuration'}: ${issue.message}`)
  }
  const { output } = parsed
  return {
    siteOrigin: output.SITE_ORIGIN,
    oidcIssuer: output.OIDC_ISSUER,
    oidc: toOidcSettings(output),
    loginPath: output.LOGIN_PATH,
    profilePath: output.PROFILE_PATH,
    imageSources: output.IMAGE_SOURCES,
    mailApiUrl: output.MAIL_API_URL,
    allowsLoopbackHttp: output.ALLOW_LOOPBACK_HTTP,
    injectsFaults: output.FAULT_INJECTION,
    keepsPages: output.PAGE_CACHE !== 'off',
    measuring: toMeasuringConfig(output),
    logsRequests: output.REQUEST_LOG === 'on',
  }
}
