import { foldText } from '#isomorphic/search/fold-text.ts'
import type { SearchDocument } from '#src/search/search-types.ts'
import type { SearchWords } from '#tools/compile/lists/search-words.ts'
import { foldedWords } from '#tools/compile/text/folded-words.ts'

/** Returns a function for the typed words of what a text has, without those that it has itself. */
function createFinder(words: SearchWords['words']): (text: string) => readonly string[] {
  const folded = Object.entries(words).map(([word, found]) => ({ word, found: found.map(foldText) }))
  return (text) => {
    const own = new Set(foldedWords(text))
    return folded
      .filter(({ word, found }) => found.some((each) => own.has(each)) && !own.has(word))
      .map(({ word }) => word)
  }
}

/** The same for long texts, most of which mention none of the words: folding one takes longer than searching it. */
function createMentionFinder(mentions: SearchWords['mentions']): (text: string) => readonly string[] {
  const typedFor = createFinder(mentions)
  const found = Object.values(mentions)
    .flat()
    .map((each) => each.toLowerCase())
  return (text) => {
    const lowerCase = text.toLowerCase()
    return found.some((each) => lowerCase.includes(each)) ? typedFor(text) : []
  }
}

/**
 * Returns a function that adds to the keywords of a page the words that people type for what it is about (its title,
 * sentence and traits), and for some things that its text mentions.
 */
export function createSearchWordAdder({
  words,
  mentions,
}: Pick<SearchWords, 'words' | 'mentions'>): (document: SearchDocument) => SearchDocument {
  const typedFor = createFinder(words)
  const typedForMentions = createMentionFinder(mentions)
  return (document) => {
    const { title, lead, keywords, text } = document
    const typed = [...typedFor([title, lead, ...keywords].join(' ')), ...typedForMentions(text)]
    return typed.length === 0 ? document : { ...document, keywords: [...keywords, ...typed] }
  }
}
