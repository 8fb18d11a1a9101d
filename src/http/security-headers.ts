import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Config } from '#src/config/config.ts'
import type { AppEnv } from './app-env.ts'

/** On every answer, whatever its type and status (R4.1). */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'cross-origin-resource-policy': 'same-origin',
}

const PERMISSIONS = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics']

/**
 * Headers of an HTML answer (R4.1, R4.2).
 * @param nonce of an answer that streams; others have no inline script
 */
export function documentHeaders(config: Config, nonce?: string): Record<string, string> {
  return {
    ...COMMON_HEADERS,
    'content-security-policy': contentSecurityPolicy(config, nonce),
    'reporting-endpoints': 'csp="/api/reports"',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    // Pages that a pointer rests on are fetched ahead; which ones may be is in the file (docs/adr/0010).
    'speculation-rules': '"/speculation-rules.json"',
    // Scripts of others come without the header that require-corp asks for (R4.1 allows either).
    'cross-origin-embedder-policy':
      config.measuring.connectOrigins.length === 0 ? 'require-corp' : 'credentialless',
    'permissions-policy': PERMISSIONS.map((feature) => `${feature}=()`).join(', '),
  }
}

function contentSecurityPolicy(config: Config, nonce: string | undefined): string {
  const formTargets = config.oidcIssuer === null ? "'self'" : `'self' ${new URL(config.oidcIssuer).origin}`
  const nonces = nonce === undefined ? [] : [`'nonce-${nonce}'`]
  const { scriptOrigins, connectOrigins } = config.measuring
  // Turnstile brings a script and a frame of its own, on deployments that use it.
  const challenges = config.turnstile === null ? [] : [config.turnstile.origin]
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
    `form-action ${formTargets}`,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    'report-to csp',
  ]
  return directives.join('; ')
}

/** They are the same for every request, so they are made once a configuration. */
const keptPageHeaders = new WeakMap<Config, Record<string, string>>()

function pageHeaders(config: Config, nonce: string | undefined): Record<string, string> {
  if (nonce !== undefined) return documentHeaders(config, nonce)
  const kept = keptPageHeaders.get(config) ?? documentHeaders(config)
  keptPageHeaders.set(config, kept)
  return kept
}

/** Adds the headers to the answer as it stands, unless it carries them already. */
export function completeHeaders(c: Context<AppEnv>): void {
  if (c.res.headers.has('strict-transport-security')) return
  const isHtml = c.res.headers.get('content-type')?.startsWith('text/html') === true
  const headers = isHtml ? pageHeaders(c.get('config'), c.get('nonce')) : COMMON_HEADERS
  for (const name in headers) c.res.headers.set(name, headers[name] ?? '')
}

/** Every answer leaves with the headers its type asks for; answers from the page cache have them. */
export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  completeHeaders(c)
})
