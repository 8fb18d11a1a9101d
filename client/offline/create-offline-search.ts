import type { OfflineSearchDocument } from '#isomorphic/offline/offline-search-index.ts'
import { correctSpelling, wordsToCheck } from '#isomorphic/search/correct-spelling.ts'
import { foldText } from '#isomorphic/search/fold-text.ts'
import { MIN_TEXT_PREFIX_LENGTH, singularsOf } from '#isomorphic/search/match-tiers.ts'
import { matchTitles } from '#isomorphic/search/match-titles.ts'
import { parseSearchTerms, type SearchTerms } from '#isomorphic/search/search-terms.ts'
import { createSpellingDictionary, type SpellingDictionary } from '#isomorphic/search/spelling-dictionary.ts'
import { excerptOf, markWords, type TextPiece } from '#isomorphic/search/text-pieces.ts'
import { unmatchedTerms } from '#isomorphic/search/unmatched-terms.ts'

export type OfflineSearchHit = {
  readonly document: OfflineSearchDocument
  readonly title: readonly TextPiece[]
  /** The lead, or an excerpt of the text around the match. */
  readonly excerpt: readonly TextPiece[]
}

export type OfflineSearchResults = {
  readonly hits: readonly OfflineSearchHit[]
  /** The corrected query that was searched because the typed query has no match; else null. */
  readonly correction: string | null
}

/** A search over the pages of several guides. */
export type OfflineSearch = { readonly search: (query: string) => OfflineSearchResults }

type SearchablePage = { readonly document: OfflineSearchDocument; readonly folded: string }

/** Matches a word anywhere in a text: as a prefix when it is long enough, or as a singular of the word. */
function hasWord(folded: string, word: string): boolean {
  if (word.length < MIN_TEXT_PREFIX_LENGTH) return ` ${folded} `.includes(` ${word} `)
  return (
    ` ${folded}`.includes(` ${word}`) ||
    singularsOf(word).some((singular) => ` ${folded} `.includes(` ${singular} `))
  )
}

function matchPages(pages: readonly SearchablePage[], terms: SearchTerms) {
  const titleMatches = matchTitles(
    pages.map(({ document }) => document),
    terms,
  )
  const paths = new Set(titleMatches.map(({ page }) => page.path))
  const textMatches = terms.isSelective
    ? pages.filter(
        ({ document, folded }) =>
          !paths.has(document.path) && terms.words.every((word) => hasWord(folded, word)),
      )
    : []
  // Texts with the exact words rank before texts with longer words that start with them.
  const hasExactWords = ({ folded }: SearchablePage): boolean =>
    terms.words.every((word) => ` ${folded} `.includes(` ${word} `))
  const rankedTextMatches = [
    ...textMatches.filter(hasExactWords),
    ...textMatches.filter((page) => !hasExactWords(page)),
  ]
  return {
    titleMatches,
    documents: [
      ...titleMatches.map(({ page }) => page),
      ...rankedTextMatches.map(({ document }) => document),
    ],
  }
}

function toHit(document: OfflineSearchDocument, { words }: SearchTerms): OfflineSearchHit {
  const { title, lead, text } = document
  const titlePieces = markWords(title, words)
  const leadPieces = markWords(lead, words)
  const isMatchVisible = [...titlePieces, ...leadPieces].some(({ isMatch }) => isMatch)
  return {
    document,
    title: titlePieces,
    excerpt: (isMatchVisible ? null : excerptOf(text, words)) ?? leadPieces,
  }
}

/** Finds the spelling that the query probably meant; null when no known spelling is close. */
function findCorrection(
  dictionary: SpellingDictionary,
  pages: readonly SearchablePage[],
  terms: SearchTerms,
  bestTitleMatch: ReturnType<typeof matchPages>['titleMatches'][number] | undefined,
): string | null {
  const knownWords = new Set(
    wordsToCheck(terms).filter((word) => pages.some(({ folded }) => hasWord(folded, word))),
  )
  const unmatched =
    bestTitleMatch === undefined
      ? null
      : unmatchedTerms(
          { tier: bestTitleMatch.tier, title: bestTitleMatch.page.title, names: bestTitleMatch.page.terms },
          terms,
        )
  return correctSpelling(dictionary, { terms, reach: 'term', unmatched, knownWords })
}

/**
 * Creates a search over downloaded pages by the rules of the site's search: title matches first, in the same tiers and
 * order, then texts that contain every word, and a spelling correction when neither matches.
 * @param documents in any order; duplicates of a page count once
 */
export function createOfflineSearch(documents: readonly OfflineSearchDocument[]): OfflineSearch {
  const uniqueDocuments = [
    ...new Map(documents.map((document) => [document.path, document])).values(),
  ].toSorted((one, other) => one.order - other.order)
  const pages: readonly SearchablePage[] = uniqueDocuments.map((document) => {
    const { terms, inside, around, lead, text } = document
    return { document, folded: [...terms, ...inside, ...around, foldText(`${lead} ${text}`)].join(' ') }
  })
  const spellings = uniqueDocuments.flatMap((document) => document.spellings)
  const dictionary = createSpellingDictionary(spellings.toSorted((one, other) => one[2] - other[2]))
  return {
    search(query) {
      const terms = parseSearchTerms(query)
      if (terms === null) return { hits: [], correction: null }
      const { titleMatches, documents: matches } = matchPages(pages, terms)
      if (matches.length > 0)
        return { hits: matches.map((document) => toHit(document, terms)), correction: null }
      const correction = findCorrection(dictionary, pages, terms, titleMatches[0])
      const correctedTerms = correction === null ? null : parseSearchTerms(correction)
      if (correctedTerms === null) return { hits: [], correction: null }
      const hits = matchPages(pages, correctedTerms).documents.map((document) =>
        toHit(document, correctedTerms),
      )
      return { hits, correction: hits.length === 0 ? null : correction }
    },
  }
}
