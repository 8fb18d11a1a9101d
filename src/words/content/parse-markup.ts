const TOKEN = /<[^>]*>|[^<]+/g
const VOID = /^<(?:br|hr|img|input|path|rect|use|wbr|source)\b|\/>$/
const LANGUAGE = /\slang="/
/** Elements whose text stands beside other text: the element around them is marked. */
const INLINE = /^<(?:a|abbr|b|em|i|small|span|strong|time)\b/
const SPOKEN = /\s(?:aria-label|alt|title)="/
const WORD = /\p{L}{2}/u
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&#x26;': '&',
  '&quot;': '"',
  '&#x22;': '"',
  '&#x27;': "'",
}

/** A tag, or a text between tags, of compiled markup. */
export type MarkupToken =
  | { readonly kind: 'close'; readonly source: string }
  | {
      readonly kind: 'open' | 'void'
      readonly source: string
      readonly isInline: boolean
      readonly hasLanguage: boolean
      /** Whether it has a label that is read out. */
      readonly isSpoken: boolean
    }
  | {
      readonly kind: 'text'
      readonly source: string
      /** Without the space around it. */
      readonly trimmed: string
      /** What may be translated, without entities; null for signs and numbers. */
      readonly words: string | null
    }

/** Text of markup without the entities that the compiler writes. */
export const decodeEntities = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:amp|quot|#x26|#x22|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
    : text

function toToken(source: string): MarkupToken {
  if (source.startsWith('</')) return { kind: 'close', source }
  if (source.startsWith('<'))
    return {
      kind: VOID.test(source) ? 'void' : 'open',
      source,
      isInline: INLINE.test(source),
      hasLanguage: LANGUAGE.test(source),
      isSpoken: SPOKEN.test(source),
    }
  const trimmed = source.trim()
  return { kind: 'text', source, trimmed, words: WORD.test(trimmed) ? decodeEntities(trimmed) : null }
}

/** Splits compiled markup into tags and the texts between them. */
export const parseMarkup = (html: string): readonly MarkupToken[] => (html.match(TOKEN) ?? []).map(toToken)
