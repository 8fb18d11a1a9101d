import { findSpelling, wordsToKnow } from '#client/search/matching/find-spelling.ts'
import { foldText } from '#client/search/matching/fold-text.ts'
import { SHORTEST_TEXT_PREFIX, singularsOf } from '#client/search/matching/match-tiers.ts'
import { restOf } from '#client/search/matching/search-rest.ts'
import { readTerms, type SearchTerms } from '#client/search/matching/search-terms.ts'
import { openSpellingBook, type SpellingBook } from '#client/search/matching/spelling-book.ts'
import { excerptOf, markWords, type Piece } from '#client/search/matching/text-pieces.ts'
import { matchTitles } from '#client/search/matching/title-match.ts'
import type { PocketDocument } from './pocket-document.ts'

export type PocketHit = {
  readonly document: PocketDocument
  readonly title: readonly Piece[]
  /** The sentence about it, or a piece of the text around what matched. */
  readonly excerpt: readonly Piece[]
}

export type PocketFindings = {
  readonly hits: readonly PocketHit[]
  /** What was looked for instead, when nothing has what was typed; else null. */
  readonly meant: string | null
}

/** Guides that are searched together. */
export type PocketSearch = { readonly find: (query: string) => PocketFindings }

type Searched = { readonly document: PocketDocument; readonly folded: string }

/** A word anywhere in a text: by its beginning when that is long enough, or what it is the plural of. */
function hasWord(folded: string, word: string): boolean {
  if (word.length < SHORTEST_TEXT_PREFIX) return ` ${folded} `.includes(` ${word} `)
  return (
    ` ${folded}`.includes(` ${word}`) ||
    singularsOf(word).some((singular) => ` ${folded} `.includes(` ${singular} `))
  )
}

function findTyped(pages: readonly Searched[], terms: SearchTerms) {
  const named = matchTitles(
    pages.map(({ document }) => document),
    terms,
  )
  const paths = new Set(named.map(({ page }) => page.path))
  const inTexts = terms.isTelling
    ? pages.filter(
        ({ document, folded }) =>
          !paths.has(document.path) && terms.words.every((word) => hasWord(folded, word)),
      )
    : []
  // A text that has the words whole says more than one with longer words that begin so.
  const isWhole = ({ folded }: Searched): boolean =>
    terms.words.every((word) => ` ${folded} `.includes(` ${word} `))
  const texts = [...inTexts.filter(isWhole), ...inTexts.filter((page) => !isWhole(page))]
  return { named, documents: [...named.map(({ page }) => page), ...texts.map(({ document }) => document)] }
}

function toHit(document: PocketDocument, { words }: SearchTerms): PocketHit {
  const { title, lead, text } = document
  const titlePieces = markWords(title, words)
  const leadPieces = markWords(lead, words)
  const isShown = [...titlePieces, ...leadPieces].some(({ isMatch }) => isMatch)
  return { document, title: titlePieces, excerpt: (isShown ? null : excerptOf(text, words)) ?? leadPieces }
}

/** The spelling of which the query was a slip; null when nothing is close. */
function findMeant(
  book: SpellingBook,
  pages: readonly Searched[],
  terms: SearchTerms,
  best: ReturnType<typeof findTyped>['named'][number] | undefined,
): string | null {
  const known = new Set(
    wordsToKnow(terms).filter((word) => pages.some(({ folded }) => hasWord(folded, word))),
  )
  const named =
    best === undefined
      ? null
      : restOf({ tier: best.tier, title: best.page.title, names: best.page.terms }, terms)
  return findSpelling(book, { terms, reach: 'whole', named, known })
}

/**
 * Searches pages that are kept, by the rules of the site's search: names first, in its tiers and its order, then texts that
 * have every word; what was probably meant when neither has any.
 * @param documents in any order; a page that several guides have counts once
 */
export function openPocketSearch(documents: readonly PocketDocument[]): PocketSearch {
  const each = [...new Map(documents.map((document) => [document.path, document])).values()].toSorted(
    (one, other) => one.order - other.order,
  )
  const pages: readonly Searched[] = each.map((document) => {
    const { terms, inside, around, lead, text } = document
    return { document, folded: [...terms, ...inside, ...around, foldText(`${lead} ${text}`)].join(' ') }
  })
  const spellings = each.flatMap((document) => document.spellings)
  const book = openSpellingBook(spellings.toSorted((one, other) => one[2] - other[2]))
  return {
    find(query) {
      const terms = readTerms(query)
      if (terms === null) return { hits: [], meant: null }
      const { named, documents: found } = findTyped(pages, terms)
      if (found.length > 0) return { hits: found.map((document) => toHit(document, terms)), meant: null }
      const meant = findMeant(book, pages, terms, named[0])
      const meantTerms = meant === null ? null : readTerms(meant)
      if (meantTerms === null) return { hits: [], meant: null }
      const hits = findTyped(pages, meantTerms).documents.map((document) => toHit(document, meantTerms))
      return { hits, meant: hits.length === 0 ? null : meant }
    },
  }
}
