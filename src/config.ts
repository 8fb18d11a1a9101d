import * as v from 'valibot'
import { ConfigError } from './errors.ts'

/** Checked settings of a deployment; nothing else reads the raw variables. */
export type Config = {
  /** Scheme, host and port that visitors see, without a trailing slash. */
  readonly siteOrigin: string
  readonly oidcIssuer: string | null
  readonly imageSources: readonly string[]
  readonly mailApiUrl: string | null
  readonly allowsLoopbackHttp: boolean
  readonly injectsFaults: boolean
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

const RawConfig = v.object({
  SITE_ORIGIN: Origin,
  OIDC_ISSUER: OptionalUrl,
  IMAGE_SOURCES: OriginList,
  MAIL_API_URL: OptionalUrl,
  ALLOW_LOOPBACK_HTTP: Flag,
  FAULT_INJECTION: Flag,
})

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
    imageSources: output.IMAGE_SOURCES,
    mailApiUrl: output.MAIL_API_URL,
    allowsLoopbackHttp: output.ALLOW_LOOPBACK_HTTP,
    injectsFaults: output.FAULT_INJECTION,
  }
}
