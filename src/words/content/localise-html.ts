import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import { isMonthName } from './calendar-text.ts'
import type { LocaliseText } from './create-text-localiser.ts'

const TOKEN = /<[^>]*>|[^<]+/g
const VOID = /^<(?:br|hr|img|input|path|rect|use|wbr|source)\b|\/>$/
const LANGUAGE = /\slang="/
/** Elements whose text stands beside other text: the element around them is marked. */
const INLINE = /^<(?:a|abbr|b|em|i|small|span|strong|time)\b/
const SPOKEN = /\s(aria-label|alt|title)="([^"]*)"/g
const WORD = /\p{L}{2}/u
/** Around the end of a month that is hidden on a phone: `Jan<span>uary</span>`. */
const SPLIT = '<span>'
const SHORT_LENGTH = 3
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&#x26;': '&',
  '&quot;': '"',
  '&#x22;': '"',
}

const decode = (text: string): string =>
  text.replace(/&(?:amp|quot|#x26|#x22);/g, (entity) => ENTITIES[entity] ?? entity)
const encode = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** The localised name of a month that is split into `start` and a hidden end; null for any other text. */
function splitMonth(start: string, end: string, localise: LocaliseText): string | null {
  const name = isMonthName(start + end) ? localise(start + end) : null
  if (name === null) return null
  const [short, rest] = [name.slice(0, SHORT_LENGTH), name.slice(SHORT_LENGTH)]
  return rest.length <= 1 ? name : `${short}${SPLIT}${rest}</span>`
}

type OpenElement = { readonly index: number; readonly isInline: boolean; readonly hasLanguage: boolean }

/**
 * Translates compiled markup: each text between tags that the language has, and labels of elements. The element around
 * a text that stays English is marked `lang="en"`, so that screen readers and browsers know. Text in an element with a
 * language of its own, such as a phrase, is left alone.
 */
export function localiseHtml(html: string, localise: LocaliseText): string {
  const tokens = html.match(TOKEN) ?? []
  const out: string[] = []
  const open: OpenElement[] = []
  const marked = new Set<number>()
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? ''
    const month = tokens[at + 1] === SPLIT ? splitMonth(token, tokens[at + 2] ?? '', localise) : null
    if (month !== null) {
      out.push(month)
      // The start and end of the element, and the text between them.
      at += 3
    } else if (token.startsWith('</')) {
      open.pop()
      out.push(token)
    } else if (token.startsWith('<')) {
      const tag = token.replace(SPOKEN, (original, name: string, value: string) => {
        const translated = localise(decode(value))
        return translated === null ? original : ` ${name}="${encode(translated)}"`
      })
      if (!VOID.test(token)) {
        const hasLanguage = open.at(-1)?.hasLanguage === true || LANGUAGE.test(token)
        open.push({ index: out.length, isInline: INLINE.test(token), hasLanguage })
      }
      out.push(tag)
    } else {
      const text = token.trim()
      const isForeign = open.at(-1)?.hasLanguage === true
      const translated = text === '' || isForeign || !WORD.test(text) ? text : localise(decode(text))
      if (translated === null) markEnglish(out, open, marked)
      out.push(
        translated === null || translated === text ? token : token.replace(text, () => encode(translated)),
      )
    }
  }
  return out.join('')
}

/** Marks the innermost element that is no part of a sentence; without one, nothing can be marked. */
function markEnglish(out: string[], open: readonly OpenElement[], marked: Set<number>): void {
  if (open.some(({ index }) => marked.has(index))) return
  const element = open.findLast(({ isInline }) => !isInline) ?? open.at(-1)
  if (element === undefined) return
  marked.add(element.index)
  out[element.index] = (out[element.index] ?? '').replace(/^<[a-z0-9]+/, `$& lang="${DEFAULT_LOCALE}"`)
}
