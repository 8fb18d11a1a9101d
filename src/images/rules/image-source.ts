import { isAllowedRemoteUrl } from '#src/platform/allowed-remote-url.ts'

/** Source of an image: a static file of the site, or an address of an allowed origin. */
export type ImageSource =
  | { readonly kind: 'own'; readonly path: string }
  | { readonly kind: 'external'; readonly address: string }

/** Rules for image sources. */
export type ImageSourceRules = {
  /** Allowed origins, in the format of `URL.origin`. */
  readonly origins: ReadonlySet<string>
  /** Origins of the site; images are never fetched from them (R5.2). */
  readonly ownOrigins: ReadonlySet<string>
  readonly allowsLoopbackHttp: boolean
}

export type ImageSourceVerdict = ImageSource | { readonly kind: 'refused'; readonly reason: string }

const MAX_ADDRESS_LENGTH = 3072
const PROXY_PATH = '/_image'
const OWN_IMAGE = /^\/images\/(?:[a-z0-9-]+\/)*[a-z0-9-]+\.(?:jpe?g|png|webp|gif|avif)$/
/** Characters that URL parsers drop, normalise or interpret differently. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: this expression matches control characters
const AMBIGUOUS_CHARACTERS = /[\u0000-\u0020\u007f\\]/
const INVALID = 'is invalid'
const NOT_ALLOWED = 'is not allowed'

const refused = (reason: string): ImageSourceVerdict => ({ kind: 'refused', reason })

/**
 * Validates an absolute address: its exact origin is allowed, it has no user name, and it is not an origin of the site
 * (R5.2). Redirect targets are validated too (R5.3).
 */
export function judgeExternalSource(text: string, rules: ImageSourceRules): ImageSourceVerdict {
  if (AMBIGUOUS_CHARACTERS.test(text) || !URL.canParse(text)) return refused(INVALID)
  const address = new URL(text)
  if (address.protocol !== 'https:' && address.protocol !== 'http:') return refused(INVALID)
  if (address.pathname === PROXY_PATH) return refused('cannot be recursive')
  const isListed = rules.origins.has(address.origin) && !rules.ownOrigins.has(address.origin)
  if (!isListed || !isAllowedRemoteUrl(address.href, rules.allowsLoopbackHttp)) return refused(NOT_ALLOWED)
  address.hash = ''
  return { kind: 'external', address: address.href }
}

/** Validates the `url` of an image request, in the order and with the messages of M2.5. */
export function judgeImageSource(text: string, rules: ImageSourceRules): ImageSourceVerdict {
  if (text.length > MAX_ADDRESS_LENGTH) return refused('is too long')
  if (text.startsWith('//')) return refused('cannot be a protocol-relative URL (//)')
  if (!text.startsWith('/')) return judgeExternalSource(text, rules)
  if (OWN_IMAGE.test(text)) return { kind: 'own', path: text }
  return refused(/^\/_image(?:[/?#]|$)/i.test(text) ? 'cannot be recursive' : NOT_ALLOWED)
}
