import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import { monthParts } from '#isomorphic/words/month-parts.ts'
import { atLineStart, isMonthName } from './calendar-text.ts'
import type { LocaliseText } from './create-text-localiser.ts'
import { type ParsedMarkup, parseSentences } from './find-sentences.ts'
import { decodeEntities, type MarkupToken } from './parse-markup.ts'

type TextToken = Extract<MarkupToken, { readonly kind: 'text' }>

const SPOKEN = /\s(aria-label|alt|title)="([^"]*)"/g
/** Around the end of a month that is hidden on a phone: `Jan<span>uary</span>`, `May<span></span>`. */
const SPLIT = '<span>'

const encode = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** The localised name of a month that is split into `start` and a hidden end; null for any other text. */
function splitMonth(start: string, end: string, localise: LocaliseText): string | null {
  const name = isMonthName(start + end) ? localise(start + end) : null
  if (name === null) return null
  return monthParts(name)
    .map((part, index) => (index % 2 === 0 ? part : `${SPLIT}${part}</span>`))
    .join('')
}

/** A numbered element of a sentence, encoded. */
const ENCODED_TAG = /&lt;(\/?)(\d+)>/g

const localiseLabels = (tag: string, localise: LocaliseText): string =>
  tag.replace(SPOKEN, (original, name: string, value: string) => {
    const translated = localise(decodeEntities(value))
    return translated === null ? original : ` ${name}="${encode(translated)}"`
  })

/** A number whose separator depends on the language, such as `1,550 m`, which has no word. */
const SEPARATED_NUMBER = /\d[.,]\d/

/** @returns null for words that have no translation */
function localiseWords({ trimmed, words }: TextToken, localise: LocaliseText): string | null {
  if (words !== null) return localise(words)
  return SEPARATED_NUMBER.test(trimmed) ? (localise(decodeEntities(trimmed)) ?? trimmed) : trimmed
}

/** Whether a token is the first of a block such as a heading or a cell, also inside a link. */
function isAtStart(tokens: readonly MarkupToken[], at: number): boolean {
  let before = at - 1
  let token = tokens[before]
  while (token?.kind === 'open' && token.isInline) {
    before -= 1
    token = tokens[before]
  }
  return token?.kind === 'open'
}

type OpenElement = { readonly index: number; readonly isInline: boolean; readonly hasLanguage: boolean }

/** Writes the translation of a sentence with the elements of the English one. */
function fillSentence(tokens: readonly MarkupToken[], translated: string, localise: LocaliseText): string {
  const sources = tokens.map(({ source }) => source)
  const opens = tokens.filter(({ kind }) => kind === 'open')
  const closeOf = (tag: string): string => `</${/^<([a-z0-9]+)/.exec(tag)?.[1] ?? ''}>`
  const html = encode(translated).replace(ENCODED_TAG, (_, slash: string, number: string) => {
    const tag = opens[Number(number) - 1]?.source ?? ''
    return slash === '' ? localiseLabels(tag, localise) : closeOf(tag)
  })
  const [, start = ''] = /^(\s*)/.exec(sources[0] ?? '') ?? []
  const [, end = ''] = /(\s*)$/.exec(sources.at(-1) ?? '') ?? []
  return start + html + end
}

/** Whether a sentence has text between its elements that is not translated: names in it then stay English as well. */
function staysEnglish(tokens: readonly MarkupToken[], localise: LocaliseText): boolean {
  let depth = 0
  return tokens.some((token) => {
    if (token.kind === 'open') depth += 1
    else if (token.kind === 'close') depth -= 1
    return depth === 0 && token.kind === 'text' && token.words !== null && localise(token.words) === null
  })
}

/** Translates the texts and labels of parsed markup; see `localiseHtml`. */
export function localiseTokens({ tokens, sentences }: ParsedMarkup, localise: LocaliseText): string {
  const out: string[] = []
  const open: OpenElement[] = []
  const marked = new Set<number>()
  /** Where the English sentence ends that is read. */
  let englishEnd = 0
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (token === undefined) break
    const { source } = token
    const sentence = open.at(-1)?.hasLanguage === true ? undefined : sentences.get(at)
    const complete = sentence === undefined ? null : localise(sentence.key)
    if (sentence !== undefined && complete !== null) {
      out.push(fillSentence(tokens.slice(at, sentence.end), complete, localise))
      at = sentence.end - 1
      continue
    }
    if (sentence !== undefined && staysEnglish(tokens.slice(at, sentence.end), localise))
      englishEnd = sentence.end
    const isEnglish = at < englishEnd
    const hidden = tokens[at + 1]?.source === SPLIT ? tokens[at + 2] : undefined
    const hiddenText = hidden?.kind === 'text' ? hidden.source : ''
    const month = hidden === undefined ? null : splitMonth(source, hiddenText, localise)
    if (month !== null) {
      out.push(month)
      // The start and end of the element, and the text between them, which `May` has not.
      at += hiddenText === '' ? 2 : 3
    } else if (token.kind === 'close') {
      open.pop()
      out.push(source)
    } else if (token.kind === 'text') {
      const { trimmed, words } = token
      const isForeign = open.at(-1)?.hasLanguage === true
      const isLeft = isForeign || (isEnglish && words === null)
      const localised = isLeft ? trimmed : isEnglish ? null : localiseWords(token, localise)
      const translated =
        localised !== null && isAtStart(tokens, at) ? atLineStart(trimmed, localised) : localised
      if (translated === null) markEnglish(out, open, marked, isEnglish)
      out.push(
        translated === null || translated === trimmed
          ? source
          : source.replace(trimmed, () => encode(translated)),
      )
    } else {
      if (token.kind === 'open') {
        const hasLanguage = open.at(-1)?.hasLanguage === true || token.hasLanguage
        open.push({ index: out.length, isInline: token.isInline, hasLanguage })
      }
      out.push(token.isSpoken && !isEnglish ? localiseLabels(source, localise) : source)
    }
  }
  return out.join('')
}

/**
 * Translates compiled markup: each sentence or text between tags that the language has, and labels of elements. The element around
 * a text that stays English is marked `lang="en"`, so that screen readers and browsers know. Text in an element with a
 * language of its own, such as a phrase, is left alone.
 */
export const localiseHtml = (html: string, localise: LocaliseText): string =>
  localiseTokens(parseSentences(html), localise)

/**
 * Marks the innermost element, of an English sentence the one that holds it; without one, nothing can be marked.
 * @param isSentence whether the text is a part of a sentence that stays English
 */
function markEnglish(
  out: string[],
  open: readonly OpenElement[],
  marked: Set<number>,
  isSentence: boolean,
): void {
  if (open.some(({ index }) => marked.has(index))) return
  const element = (isSentence ? open.findLast(({ isInline }) => !isInline) : undefined) ?? open.at(-1)
  if (element === undefined) return
  marked.add(element.index)
  out[element.index] = (out[element.index] ?? '').replace(/^<[a-z0-9]+/, `$& lang="${DEFAULT_LOCALE}"`)
}
