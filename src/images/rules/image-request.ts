import { IMAGE_QUALITY, IMAGE_WIDTHS } from '#isomorphic/images/image-widths.ts'
import { type ImageSource, type ImageSourceRules, judgeImageSource } from './image-source.ts'

/** A picture in one width and quality. */
export type ImageRequest = {
  readonly source: ImageSource
  readonly width: number
  readonly quality: number
}

export type ImageRequestVerdict =
  | { readonly kind: 'accepted'; readonly request: ImageRequest }
  /** `text` says what is wrong and repeats nothing but digits. */
  | { readonly kind: 'refused'; readonly message: string }

/** Decimal digits without sign, leading zero or blanks (R5.1). */
const WHOLE_NUMBER = /^[1-9][0-9]*$/
const MAX_QUALITY = 100
const WIDTHS: ReadonlySet<number> = new Set(IMAGE_WIDTHS)

/** The one value of a parameter, or what is wrong with it. */
function readSingle(query: URLSearchParams, name: string): { value: string } | { because: string } {
  const [value = '', another] = query.getAll(name)
  if (another !== undefined) return { because: 'cannot be an array' }
  return value === '' ? { because: 'is required' } : { value }
}

function readNumberParameter(
  query: URLSearchParams,
  name: string,
  max: number,
  expected: string,
): { value: number } | { because: string } {
  const only = readSingle(query, name)
  if ('because' in only) return only
  const value = WHOLE_NUMBER.test(only.value) ? Number(only.value) : Number.NaN
  return value <= max ? { value } : { because: expected }
}

/**
 * Reads the query of `/_image`: `url`, `w` and `q`, each exactly once; anything else is ignored. The order of the checks
 * and their words are those of M2.5, made stricter by R5.1 and R5.2.
 */
export function parseImageRequest(query: URLSearchParams, rules: ImageSourceRules): ImageRequestVerdict {
  const refused = (parameter: string, because: string): ImageRequestVerdict => ({
    kind: 'refused',
    message: `${parameter} ${because}`,
  })
  const url = readSingle(query, 'url')
  if ('because' in url) return refused('"url" parameter', url.because)
  const source = judgeImageSource(url.value, rules)
  if (source.kind === 'refused') return refused('"url" parameter', source.reason)
  const width = readNumberParameter(query, 'w', Number.MAX_SAFE_INTEGER, 'must be an integer greater than 0')
  if ('because' in width) return refused('"w" parameter (width)', width.because)
  const quality = readNumberParameter(
    query,
    'q',
    MAX_QUALITY,
    `must be an integer between 1 and ${MAX_QUALITY}`,
  )
  if ('because' in quality) return refused('"q" parameter (quality)', quality.because)
  if (!WIDTHS.has(width.value)) return refused('"w" parameter (width)', `of ${width.value} is not allowed`)
  if (quality.value !== IMAGE_QUALITY)
    return refused('"q" parameter (quality)', `of ${quality.value} is not allowed`)
  return { kind: 'accepted', request: { source, width: width.value, quality: quality.value } }
}
