import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Config } from '#src/config/config.ts'
import type { AppEnv } from './app-env.ts'

const RESOURCE_POLICY = 'cross-origin-resource-policy'

/** Headers of every response, regardless of type and status (R4.1). */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  [RESOURCE_POLICY]: 'same-origin',
}

const PERMISSIONS = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics']

type DocumentOptions = {
  /** Of a streamed response; other responses have no inline script. */
  readonly nonce?: string | undefined
  /** False on pages that never load third-party scripts, regardless of consent. */
  readonly allowsThirdPartyScripts?: boolean | undefined
  /** True on the page with the Turnstile challenge. */
  readonly requiresChallenge?: boolean | undefined
}

/** Headers of an HTML response (R4.1, R4.2). */
export function documentHeaders(
  config: Config,
  { nonce, allowsThirdPartyScripts = true, requiresChallenge = false }: DocumentOptions = {},
): Record<string, string> {
  const { scriptOrigins, connectOrigins } = allowsThirdPartyScripts
    ? config.measuring
    : NO_THIRD_PARTY_ORIGINS
  const challengeOrigin = requiresChallenge ? (config.turnstile?.origin ?? null) : null
  const thirdParty: ThirdPartyOrigins = { scriptOrigins, connectOrigins, challengeOrigin }
  return {
    ...COMMON_HEADERS,
    'content-security-policy': contentSecurityPolicy(config, thirdParty, nonce),
    'reporting-endpoints': 'csp="/api/reports"',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    // Links under a resting pointer are prefetched; the file lists the eligible ones (docs/adr/0010).
    'speculation-rules': '"/speculation-rules.json"',
    // Third-party scripts lack the header that require-corp demands (R4.1 allows either).
    'cross-origin-embedder-policy':
      thirdParty.connectOrigins.length === 0 ? 'require-corp' : 'credentialless',
    'permissions-policy': PERMISSIONS.map((feature) => `${feature}=()`).join(', '),
  }
}

type ThirdPartyOrigins = Pick<Config['measuring'], 'scriptOrigins' | 'connectOrigins'> & {
  readonly challengeOrigin: string | null
}
const NO_THIRD_PARTY_ORIGINS = { scriptOrigins: [], connectOrigins: [] } as const

function contentSecurityPolicy(
  config: Config,
  { scriptOrigins, connectOrigins, challengeOrigin }: ThirdPartyOrigins,
  nonce: string | undefined,
): string {
  const formTargets = config.oidcIssuer === null ? "'self'" : `'self' ${new URL(config.oidcIssuer).origin}`
  const nonces = nonce === undefined ? [] : [`'nonce-${nonce}'`]
  // Turnstile loads a script and a frame from its own origin.
  const challenges = challengeOrigin === null ? [] : [challengeOrigin]
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...nonces, ...scriptOrigins, ...challenges].join(' '),
    ...(challenges.length === 0 ? [] : [`frame-src ${challenges.join(' ')}`]),
    "style-src 'self'",
    [
      "img-src 'self' data:",
      ...Object.values(config.imageHosts.targets).map((host) => `https://${host}`),
    ].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...connectOrigins].join(' '),
    "manifest-src 'self'",
    // The service worker of offline guides (docs/adr/0031).
    "worker-src 'self'",
    `form-action ${formTargets}`,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    'report-to csp',
  ]
  return directives.join('; ')
}

/** These headers are the same for every request, so they are computed once per configuration. */
const cachedPageHeaders = new WeakMap<Config, Record<string, string>>()

function pageHeaders(config: Config, kind: DocumentOptions): Record<string, string> {
  if (kind.nonce !== undefined || kind.allowsThirdPartyScripts === false || kind.requiresChallenge === true)
    return documentHeaders(config, kind)
  const cached = cachedPageHeaders.get(config) ?? documentHeaders(config)
  cachedPageHeaders.set(config, cached)
  return cached
}

/** Adds the security headers to the current response, unless it has them already. */
export function addSecurityHeaders(c: Context<AppEnv>): void {
  if (c.res.headers.has('strict-transport-security')) return
  const isHtml = c.res.headers.get('content-type')?.startsWith('text/html') === true
  const headers = isHtml
    ? pageHeaders(c.get('config'), {
        nonce: c.get('nonce'),
        allowsThirdPartyScripts: c.get('allowsThirdPartyScripts'),
        requiresChallenge: c.get('requiresChallenge'),
      })
    : COMMON_HEADERS
  // An image that may be embedded by other sites sets its own policy.
  const policy = c.res.headers.get(RESOURCE_POLICY)
  for (const name in headers) c.res.headers.set(name, headers[name] ?? '')
  if (policy !== null) c.res.headers.set(RESOURCE_POLICY, policy)
}

/** Adds the security headers for its type to every response; responses from the page cache already have them. */
export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  addSecurityHeaders(c)
})
