import { IMAGE_QUALITY, IMAGE_WIDTHS } from '#isomorphic/images/image-widths.ts'
import { type ImageSource, type ImageSourceRules, judgeImageSource } from './image-source.ts'

/** A request for an image in one width and quality. */
export type ImageRequest = {
  readonly source: ImageSource
  readonly width: number
  readonly quality: number
}

export type ImageRequestVerdict =
  | { readonly kind: 'accepted'; readonly request: ImageRequest }
  /** `message` states the reason and repeats no input except digits. */
  | { readonly kind: 'refused'; readonly message: string }

/** Decimal digits without sign, leading zero or spaces (R5.1). */
const POSITIVE_INTEGER = /^[1-9][0-9]*$/
const MAX_QUALITY = 100
const WIDTHS: ReadonlySet<number> = new Set(IMAGE_WIDTHS)

/** The single value of a parameter, or the reason for a refusal. */
function readSingle(query: URLSearchParams, name: string): { value: string } | { reason: string } {
  const [value = '', another] = query.getAll(name)
  if (another !== undefined) return { reason: 'cannot be an array' }
  return value === '' ? { reason: 'is required' } : { value }
}

function readNumberParameter(
  query: URLSearchParams,
  name: string,
  max: number,
  expected: string,
): { value: number } | { reason: string } {
  const single = readSingle(query, name)
  if ('reason' in single) return single
  const value = POSITIVE_INTEGER.test(single.value) ? Number(single.value) : Number.NaN
  return value <= max ? { value } : { reason: expected }
}

/**
 * Parses the query of `/_image`: `url`, `w` and `q`, each exactly once; other parameters are ignored. The order of the
 * checks and the messages follow M2.5, with the stricter rules of R5.1 and R5.2.
 */
export function parseImageRequest(query: URLSearchParams, rules: ImageSourceRules): ImageRequestVerdict {
  const refused = (parameter: string, reason: string): ImageRequestVerdict => ({
    kind: 'refused',
    message: `${parameter} ${reason}`,
  })
  const url = readSingle(query, 'url')
  if ('reason' in url) return refused('"url" parameter', url.reason)
  const source = judgeImageSource(url.value, rules)
  if (source.kind === 'refused') return refused('"url" parameter', source.reason)
  const width = readNumberParameter(query, 'w', Number.MAX_SAFE_INTEGER, 'must be an integer greater than 0')
  if ('reason' in width) return refused('"w" parameter (width)', width.reason)
  const quality = readNumberParameter(
    query,
    'q',
    MAX_QUALITY,
    `must be an integer between 1 and ${MAX_QUALITY}`,
  )
  if ('reason' in quality) return refused('"q" parameter (quality)', quality.reason)
  if (!WIDTHS.has(width.value)) return refused('"w" parameter (width)', `of ${width.value} is not allowed`)
  if (quality.value !== IMAGE_QUALITY)
    return refused('"q" parameter (quality)', `of ${quality.value} is not allowed`)
  return { kind: 'accepted', request: { source, width: width.value, quality: quality.value } }
}
