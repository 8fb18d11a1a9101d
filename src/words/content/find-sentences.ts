import { decodeEntities, type MarkupToken, parseMarkup } from './parse-markup.ts'

/** A sentence or paragraph that has elements inside, such as a link: translated as one text. */
export type Sentence = {
  /** Index of the first token after it. */
  readonly end: number
  /** Its text with the elements by number: `Trains go to <1>Paris</1>.` */
  readonly key: string
}

const LETTER = /\p{L}/u
const SPACES = /\s+/g

type Run = { readonly end: number; readonly key: string; readonly isSentence: boolean }

/** Reads the texts and inline elements from a token on, up to another kind of element. */
function readRun(tokens: readonly MarkupToken[], start: number): Run {
  let key = ''
  let elements = 0
  let hasText = false
  const open: number[] = []
  let end = start
  for (; end < tokens.length; end += 1) {
    const token = tokens[end]
    if (token?.kind === 'text') {
      key += decodeEntities(token.source)
      hasText ||= open.length === 0 && LETTER.test(token.source)
    } else if (token?.kind === 'open' && token.isInline) {
      elements += 1
      open.push(elements)
      key += `<${elements}>`
    } else if (token?.kind === 'close' && open.length > 0) key += `</${open.pop()}>`
    else break
  }
  // Labels beside each other, such as the cells of a row, are texts of their own.
  const isSentence = elements > 0 && hasText && open.length === 0
  return { end, key: key.replace(SPACES, ' ').trim(), isSentence }
}

/** Finds the sentences with elements inside, by the index of their first token. */
function findSentences(tokens: readonly MarkupToken[]): ReadonlyMap<number, Sentence> {
  const sentences = new Map<number, Sentence>()
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]
    const isStart = token?.kind === 'text' || (token?.kind === 'open' && token.isInline)
    const run = isStart ? readRun(tokens, at) : null
    if (run?.isSentence === true) sentences.set(at, run)
    at = run === null ? at + 1 : Math.max(run.end, at + 1)
  }
  return sentences
}

/** Compiled markup, ready to be translated into any language. */
export type ParsedMarkup = {
  readonly tokens: readonly MarkupToken[]
  readonly sentences: ReadonlyMap<number, Sentence>
}

/** Splits compiled markup into tags and the texts between them, and finds its sentences. */
export function parseSentences(html: string): ParsedMarkup {
  const tokens = parseMarkup(html)
  return { tokens, sentences: findSentences(tokens) }
}

/** An element of a sentence by its number, in a key and in its translation. */
export const NUMBERED_TAG = /<(\/?)(\d+)>/g
