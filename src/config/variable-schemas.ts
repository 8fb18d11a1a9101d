import * as v from 'valibot'
import { TRANSLATED_TAGS } from '#isomorphic/words/locale.ts'

/** Schemas of variables, as they are written in wrangler.toml. */

export const Flag = v.pipe(
  v.optional(v.picklist(['', '0', '1'], 'must be 1, 0 or empty'), ''),
  v.transform((text) => text === '1'),
)
export const OptionalUrl = v.pipe(
  v.optional(v.string(), ''),
  v.check((text) => text === '' || URL.canParse(text), 'must be an absolute URL or empty'),
  v.transform((text) => (text === '' ? null : text)),
)
export const Origin = v.pipe(
  v.string('must be an origin such as https://www.example.org'),
  v.check((text) => URL.canParse(text) && new URL(text).origin === text, 'must be an origin without a path'),
)
const partsOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
export const OriginList = v.pipe(v.optional(v.string(), ''), v.transform(partsOf), v.array(Origin))

/** Languages besides English, as prefixes of addresses name them. */
export const LanguageList = v.pipe(
  v.optional(v.string(), ''),
  v.transform(partsOf),
  v.array(
    v.picklist(TRANSLATED_TAGS, `must be a list such as de,fr of ${TRANSLATED_TAGS.join(', ')}, or empty`),
  ),
)

/** Format of Standard Webhooks: base64 of 24 to 64 bytes. */
const WEBHOOK_SECRET = /^whsec_[A-Za-z0-9+/]{32,86}={0,2}$/
export const WebhookSecrets = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => text.split(' ').filter((part) => part !== '')),
  v.array(
    v.pipe(v.string(), v.regex(WEBHOOK_SECRET, 'must be whsec_ and base64, or several with spaces between')),
  ),
)
export const SessionSecret = v.pipe(
  v.optional(v.string(), ''),
  v.regex(/^(?:[\x21-\x7e]{32,200})?$/, 'must be 32 characters or more, without spaces'),
)
/** A list of `name=value`, parsed by `parse`, which returns null for an invalid list. */
export const namedListOf = <T>(parse: (text: string) => T | null, form: string) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform(parse),
    v.check((list) => list !== null, `must be empty or a list such as ${form}`),
    v.transform((list) => list as T),
  )

export const OptionalText = v.optional(v.string(), '')
export const pathOr = (fallback: string) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => (text === '' ? fallback : text)),
    v.regex(/^(?:\/[a-z0-9_-]+)+$/, 'must be a path in lower case such as /api/auth/login'),
  )
