import { foldText } from '#isomorphic/search/fold-text.ts'
import type { SearchDocument } from '#src/search/search-types.ts'
import type { SearchWords } from './search-words.ts'

/** Words of what a page is about, not of its whole text, which mentions most things once. */
const wordsOf = ({ title, lead, keywords }: SearchDocument): ReadonlySet<string> =>
  new Set(foldText([title, lead, ...keywords].join(' ')).split(' '))

/** Adds to the keywords of a page the words that people type for what it is about. */
export function addSearchWords(
  document: SearchDocument,
  { words }: Pick<SearchWords, 'words'>,
): SearchDocument {
  const own = wordsOf(document)
  const typed = Object.entries(words).flatMap(([word, found]) =>
    found.some((each) => own.has(foldText(each))) && !own.has(word) ? [word] : [],
  )
  return typed.length === 0 ? document : { ...document, keywords: [...document.keywords, ...typed] }
}
