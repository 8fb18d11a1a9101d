import { foldText } from '#isomorphic/search/fold-text.ts'
import type { SearchDocument } from '#src/search/search-types.ts'
import { memoize } from '#tools/compile/geography/memoize.ts'
import type { SearchWords } from './search-words.ts'

/** Every text is compared with the same words. */
const foldWord = memoize(foldText)

/** The typed words for the words that a text has, without those that it has itself. */
function typedWordsFor(text: string, words: SearchWords['words']): readonly string[] {
  const own = new Set(foldText(text).split(' '))
  return Object.entries(words).flatMap(([word, found]) =>
    found.some((each) => own.has(foldWord(each))) && !own.has(word) ? [word] : [],
  )
}

/**
 * Adds to the keywords of a page the words that people type for what it is about (its title, sentence and traits), and
 * for some things that its text mentions.
 */
export function addSearchWords(
  document: SearchDocument,
  { words, mentions }: Pick<SearchWords, 'words' | 'mentions'>,
): SearchDocument {
  const { title, lead, keywords, text } = document
  const typed = [
    ...typedWordsFor([title, lead, ...keywords].join(' '), words),
    ...typedWordsFor(text, mentions),
  ]
  return typed.length === 0 ? document : { ...document, keywords: [...keywords, ...typed] }
}
