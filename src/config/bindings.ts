import type { MEASURING_VARIABLES } from './measuring-config.ts'

type MeasuringVariables = { readonly [Name in keyof typeof MEASURING_VARIABLES]?: string }

/** Every binding of wrangler.toml. */
export type Bindings = MeasuringVariables & {
  /** Hashed assets, fonts and the compiled catalogue. */
  readonly ASSETS: Fetcher
  /** Session records, keyed by the hash of the session id. */
  readonly SESSIONS: KVNamespace
  /** What operators set without a deploy, the alert for one; also the assets of earlier builds. */
  readonly SETTINGS: KVNamespace
  readonly DB: D1Database
  /** eBooks that visitors own. */
  readonly LIBRARY: R2Bucket
  readonly IMAGES: ImagesBinding
  readonly MAIL_QUEUE: Queue<unknown>
  readonly EMAIL: SendEmail
  /** Per client and minute; permissive and per location, so never the only count. */
  readonly CLIENT_LIMIT: RateLimit
  /** The same for events and errors that pages send. */
  readonly EVENT_LIMIT: RateLimit
  /** What visitors do; without it D1 keeps it. */
  readonly EVENTS?: AnalyticsEngineDataset
  readonly SITE_ORIGIN: string
  readonly OIDC_ISSUER: string
  readonly OIDC_CLIENT_ID: string
  readonly OIDC_CLIENT_SECRET?: string
  readonly WEBHOOK_SECRET?: string
  readonly LOGIN_PATH?: string
  readonly PROFILE_PATH?: string
  readonly IMAGE_SOURCES: string
  readonly IMAGE_HOSTS?: string
  readonly IMAGE_LEGACY_HOSTS?: string
  readonly MAIL_API_URL: string
  readonly MAIL_API_KEY?: string
  readonly MAIL_FROM?: string
  readonly CONTACT_ADDRESS?: string
  readonly TURNSTILE_SITE_KEY?: string
  readonly TURNSTILE_SECRET?: string
  readonly TURNSTILE_ORIGIN?: string
  readonly TURNSTILE_AFTER?: string
  readonly NEWSLETTER_REFUSED?: string
  readonly ALLOW_LOOPBACK_HTTP: string
  readonly PAGE_CACHE: string
  readonly REQUEST_LOG?: string
}
