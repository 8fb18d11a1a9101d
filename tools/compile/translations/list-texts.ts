import { parseSentences } from '#src/words/content/find-sentences.ts'
import type { MarkupToken } from '#src/words/content/parse-markup.ts'

/** A text of a page that visitors read, and the part of the page that it belongs to. */
export type PageText = {
  readonly section: string
  readonly text: string
  /** The texts between the elements of a sentence, which may be translated one by one instead. */
  readonly parts?: readonly string[]
}

/** Fields whose strings no visitor reads: addresses, drawings, keys, and what is compiled from other fields. */
const UNREAD = new Set([
  'path',
  'slug',
  'id',
  'kind',
  'href',
  'source',
  'timeZone',
  'lang',
  'network',
  'credit',
  'licence',
  'marks',
  'parts',
  'poster',
  'posterTraits',
  'map',
  'modifiedOn',
  'dates',
  'otherNames',
])
/** Lists of other pages: their text counts on their own pages. */
const OTHER_PAGES = new Set([
  'nearby',
  'stories',
  'related',
  'places',
  'children',
  'featured',
  'articles',
  'photographs',
])
const MARKUP = /^\s*<[a-z]/
const WORD = /\p{L}{2}/u
/** Codes and colours of one word are no text. */
const CODE = /^(?:[/#]|https?:|[a-z\d-]+$)/

type Text = Omit<PageText, 'section'>

const isText = (text: string): boolean => WORD.test(text) && !CODE.test(text)
const wordsOf = (tokens: readonly MarkupToken[]): readonly string[] =>
  tokens.flatMap((token) => (token.kind === 'text' && token.words !== null ? token.words : []))

/** Lists the sentences and texts of markup, without those in a language of their own. */
function textsOfMarkup(html: string): readonly Text[] {
  const { tokens, sentences } = parseSentences(html)
  const texts: Text[] = []
  const foreign: boolean[] = []
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]
    const isForeign = foreign.at(-1) === true
    const sentence = isForeign ? undefined : sentences.get(at)
    if (sentence !== undefined)
      texts.push({ text: sentence.key, parts: wordsOf(tokens.slice(at, sentence.end)) })
    else if (token?.kind === 'text' && token.words !== null && !isForeign) texts.push({ text: token.words })
    else if (token?.kind === 'open') foreign.push(isForeign || token.hasLanguage)
    else if (token?.kind === 'close') foreign.pop()
    at = sentence?.end ?? at + 1
  }
  return texts
}

function collect(value: unknown, section: string, add: (text: PageText) => void): void {
  if (typeof value === 'string') {
    const texts = MARKUP.test(value) ? textsOfMarkup(value) : [{ text: value }]
    for (const text of texts) if (isText(text.text)) add({ section, ...text })
  } else if (Array.isArray(value)) {
    for (const item of value) collect(item, section, add)
  } else if (typeof value === 'object' && value !== null) {
    for (const [field, inner] of Object.entries(value)) if (!UNREAD.has(field)) collect(inner, section, add)
  }
}

/**
 * Lists the texts of a page's record by section: a field of the record, or a section of the guide by its id.
 * @param shard name of the record's shard
 */
export function listTexts(record: Readonly<Record<string, unknown>>, shard = ''): readonly PageText[] {
  const texts: PageText[] = []
  const add = (text: PageText): void => void texts.push(text)
  for (const [field, value] of Object.entries(record)) {
    // The list of all stories is what the page `articles` shows.
    if (UNREAD.has(field) || (OTHER_PAGES.has(field) && field !== shard)) continue
    if (field === 'sections' && Array.isArray(value))
      for (const section of value as readonly { readonly id?: string }[])
        collect(section, section.id ?? field, add)
    else collect(value, field, add)
  }
  return texts
}

/** The number of words of a text. */
export const countTextWords = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length
