import * as v from 'valibot'
import type { ImageHosts } from '#isomorphic/images/image-address.ts'
import type { LocaleTag, TranslatedTag } from '#isomorphic/words/locale.ts'
import { isAllowedRemoteUrl } from '#src/platform/allowed-remote-url.ts'
import { ConfigError } from '#src/platform/app-error.ts'
import { parseImageHosts, parseLegacyImageHosts } from './image-hosts.ts'
import { parseLanguageSites } from './language-sites.ts'
import { MEASURING_VARIABLES, type MeasuringConfig, toMeasuringConfig } from './measuring-config.ts'
import {
  type MailSettings,
  NewsletterVariables,
  type TurnstileSettings,
  toMailSettings,
  toTurnstileSettings,
} from './newsletter-config.ts'
import { type NamedOperator, Operators } from './operators.ts'
import {
  Flag,
  LanguageList,
  namedListOf,
  OptionalText,
  OptionalUrl,
  Origin,
  OriginList,
  pathOr,
  SessionSecret,
  WebhookSecrets,
} from './variable-schemas.ts'

/** One secret, or several during a rotation, newest first. */
export type SessionSecrets = readonly [string, ...string[]]

/** The OpenID provider and this site's client registration there. */
export type OidcSettings = {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Keys of cookies are derived from these, newest first: the first seals, any of them opens. */
  readonly sessionSecrets: SessionSecrets
}

/** Validated settings of a deployment; no other code reads the raw variables. */
export type Config = {
  /** Scheme, host and port as visitors see them, without a trailing slash. */
  readonly siteOrigin: string
  readonly oidcIssuer: string | null
  /** Null until issuer, client ID, client secret and session secret are all set: until then signing in is disabled. */
  readonly oidc: OidcSettings | null
  /** Where visitors without a session are redirected to sign in; the worker also answers this path (S9.14). */
  readonly loginPath: string
  /** Endpoint from which pages read the signed-in user; the worker also answers this path. */
  readonly profilePath: string
  readonly imageSources: readonly string[]
  readonly mail: MailSettings
  /** E-mail address under which visitors reach the operator, shown on text pages. */
  readonly contactAddress: string
  /** Null: sign-ups are never challenged. */
  readonly turnstile: TurnstileSettings | null
  /** Domains, and roles such as `postmaster@`, that cannot subscribe. */
  readonly blockedAddresses: readonly string[]
  /** Secrets of the shop's webhook signatures, newest first; empty: the webhook responds with 503. */
  readonly webhookSecrets: readonly string[]
  /** Secrets that sign the links in campaign mails, newest first; empty: no campaign can be sent. */
  readonly campaignLinkSecrets: readonly string[]
  /** Secret of the mail service's webhook signatures for bounces; null: the webhook responds with 503. */
  readonly mailWebhookSecret: string | null
  /** Services that transform images by URL, and the legacy hosts whose images they now serve (S9.9). */
  readonly imageHosts: ImageHosts
  readonly allowsLoopbackHttp: boolean
  /** False renders every page on every request, for measurements. */
  readonly cachesPages: boolean
  readonly measuring: MeasuringConfig
  /** Authorises the deep health check; null: it is disabled. */
  /** Receives the state of alarms as JSON; null: none. */
  readonly alarmWebhook: string | null
  /** URI to which vulnerabilities are reported (RFC 9116). */
  readonly securityContact: string
  readonly operatorToken: string | null
  /** Accounts with access to the admin; empty: the admin is disabled. */
  readonly operators: readonly NamedOperator[]
  /** Languages besides English that answer below their prefix, such as `/de`, and are offered. */
  readonly languages: readonly TranslatedTag[]
  /** Sites of their own for languages, to which the language menu then leads. */
  readonly languageSites: Partial<Readonly<Record<LocaleTag, string>>>
  /** Where the objects of trips are stored; null: near the person who makes the trip. */
  readonly tripsJurisdiction: 'eu' | null
  /** Key of the PMTiles file in the bucket TILES; null: maps of towns are those of the guide. */
  readonly mapTiles: string | null
  /** False unregisters the service worker in every browser that has it. */
  readonly hasOfflineGuides: boolean
  /** True logs one JSON line for each request that reaches the app. */
  readonly logsRequests: boolean
}

const RawConfig = v.object({
  SITE_ORIGIN: Origin,
  OIDC_ISSUER: OptionalUrl,
  OIDC_CLIENT_ID: OptionalText,
  OIDC_CLIENT_SECRET: OptionalText,
  SESSION_SECRET: SessionSecret,
  SESSION_SECRET_NEXT: SessionSecret,
  LOGIN_PATH: pathOr('/api/auth/login'),
  PROFILE_PATH: pathOr('/api/auth/profile'),
  IMAGE_SOURCES: OriginList,
  ...NewsletterVariables,
  WEBHOOK_SECRET: WebhookSecrets,
  IMAGE_HOSTS: namedListOf(parseImageHosts, 'media=media.example.org, static=static.example.org'),
  IMAGE_LEGACY_HOSTS: namedListOf(parseLegacyImageHosts, 'old.example.org=media, www.example.org/files=cms'),
  ALLOW_LOOPBACK_HTTP: Flag,
  OPERATOR_TOKEN: v.pipe(
    OptionalText,
    v.regex(/^(?:[\x21-\x7e]{32,200})?$/, 'must have 32 to 200 characters without blanks, or be empty'),
  ),
  OPERATORS: Operators,
  ALARM_WEBHOOK: OptionalUrl,
  SECURITY_CONTACT: v.pipe(
    OptionalText,
    v.regex(/^(?:https:\/\/\S+|[^\s@:]+@[^\s@]+)?$/, 'must be an e-mail address, an https URL or empty'),
  ),
  PAGE_CACHE: v.optional(v.picklist(['', 'on', 'off'], 'must be on, off or empty'), ''),
  POCKET: v.optional(v.picklist(['', 'on', 'off'], 'must be on, off or empty'), ''),
  LANGUAGES: LanguageList,
  LANGUAGE_SITES: namedListOf(parseLanguageSites, 'de=https://de.example.org, fr=https://fr.example.org'),
  MAP_TILES: v.pipe(
    OptionalText,
    v.regex(
      /^(?:[\w./-]{1,200}\.pmtiles)?$/,
      'must be the key of a .pmtiles file in the bucket TILES, or empty',
    ),
  ),
  TRIPS_JURISDICTION: v.optional(v.picklist(['', 'eu'], 'must be eu or empty'), ''),
  REQUEST_LOG: v.optional(v.picklist(['', 'on', 'off'], 'must be on, off or empty'), ''),
  ...MEASURING_VARIABLES,
})

function toOidcSettings(output: v.InferOutput<typeof RawConfig>): OidcSettings | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = output
  const [newest, ...older] = [output.SESSION_SECRET_NEXT, output.SESSION_SECRET].filter(
    (secret) => secret !== '',
  )
  if (issuer === null || clientId === '' || clientSecret === '' || newest === undefined) return null
  return { issuer, clientId, clientSecret, sessionSecrets: [newest, ...older] }
}

/**
 * Parses and validates the variables of wrangler.toml.
 * @throws {ConfigError} naming the first invalid variable and its valid format
 */
export function parseConfig(raw: unknown): Config {
  const parsed = v.safeParse(RawConfig, raw)
  if (!parsed.success) {
    const issue = parsed.issues[0]
    // For a list, the message names the variable and not the index in it.
    throw new ConfigError(`${String(issue.path?.[0]?.key ?? 'configuration')}: ${issue.message}`)
  }
  const { output } = parsed
  const mail = toMailSettings(output)
  for (const name of ['MAIL_API_URL', 'TURNSTILE_ORIGIN', 'ALARM_WEBHOOK'] as const) {
    const address = output[name]
    if (address !== null && !isAllowedRemoteUrl(address, output.ALLOW_LOOPBACK_HTTP))
      throw new ConfigError(`${name}: must be https, or with ALLOW_LOOPBACK_HTTP http to this machine`)
  }
  const contactAddress = output.CONTACT_ADDRESS === '' ? mail.from : output.CONTACT_ADDRESS
  const securityContact = output.SECURITY_CONTACT === '' ? contactAddress : output.SECURITY_CONTACT
  return {
    siteOrigin: output.SITE_ORIGIN,
    oidcIssuer: output.OIDC_ISSUER,
    oidc: toOidcSettings(output),
    loginPath: output.LOGIN_PATH,
    profilePath: output.PROFILE_PATH,
    imageSources: output.IMAGE_SOURCES,
    mail,
    contactAddress,
    alarmWebhook: output.ALARM_WEBHOOK,
    securityContact: securityContact.startsWith('https:') ? securityContact : `mailto:${securityContact}`,
    turnstile: toTurnstileSettings(output),
    blockedAddresses: output.NEWSLETTER_REFUSED,
    webhookSecrets: output.WEBHOOK_SECRET,
    campaignLinkSecrets: output.LETTER_SECRET,
    mailWebhookSecret: output.MAIL_WEBHOOK_SECRET === '' ? null : output.MAIL_WEBHOOK_SECRET,
    imageHosts: { targets: output.IMAGE_HOSTS, legacy: output.IMAGE_LEGACY_HOSTS },
    allowsLoopbackHttp: output.ALLOW_LOOPBACK_HTTP,
    cachesPages: output.PAGE_CACHE !== 'off',
    measuring: toMeasuringConfig(output),
    operatorToken: output.OPERATOR_TOKEN === '' ? null : output.OPERATOR_TOKEN,
    operators: output.OPERATORS,
    languages: output.LANGUAGES,
    languageSites: output.LANGUAGE_SITES,
    tripsJurisdiction: output.TRIPS_JURISDICTION === '' ? null : output.TRIPS_JURISDICTION,
    hasOfflineGuides: output.POCKET !== 'off',
    mapTiles: output.MAP_TILES || null,
    logsRequests: output.REQUEST_LOG === 'on',
  }
}
