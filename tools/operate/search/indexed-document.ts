import { foldText } from '#isomorphic/search/fold-text.ts'
import { NAME_GRADES } from '#isomorphic/search/search-names.ts'
import { documentId, facetWords } from '#src/search/rules/search-facet.ts'
import type { SearchDocument } from '#src/search/search-types.ts'
import { findCommonWords } from '#tools/compile/search/common-words.ts'
import {
  byImportance,
  type FoldedNames,
  foldNamesOf,
  withJoinedWords,
} from '#tools/compile/search/folded-names.ts'

/** No document may fill a row of D1 alone. */
const MAX_TEXT_CHARACTERS = 20_000

/** A complete name of a document. */
type IndexedName = {
  readonly name: string
  readonly grade: number
  /** Whether the name identifies the document among other words: a name that is also a common word does not. */
  readonly isDistinctive: boolean
}

/** A document with all data stored in the index. */
export type IndexedDocument = {
  readonly id: number
  readonly document: SearchDocument
  /** Every complete name, each once, with its best grade. */
  readonly names: readonly IndexedName[]
  /** The columns of the full-text tables; those of names in the order of the tables. */
  readonly columns: {
    readonly names: readonly string[]
    readonly lead: string
    readonly body: string
    readonly facet: string
  }
}

/** The marker denotes the start of a name; folded text never contains it. */
const withStartMarker = (names: readonly string[]): string => names.map((name) => `=${name}`).join(' ')

function gradeNames(
  { titles, others, adjectives, inside }: FoldedNames,
  abroad: readonly string[],
  common: ReadonlySet<string>,
): readonly IndexedName[] {
  const graded = [
    ...withJoinedWords(titles).map((name) => ({ name, grade: NAME_GRADES.title, isDistinctive: true })),
    ...adjectives.map((name) => ({ name, grade: NAME_GRADES.other, isDistinctive: true })),
    ...withJoinedWords(others).map((name) => ({
      name,
      grade: NAME_GRADES.other,
      isDistinctive: !common.has(name),
    })),
    ...withJoinedWords([...inside, ...abroad]).map((name) => ({
      name,
      grade: NAME_GRADES.inside,
      isDistinctive: !common.has(name),
    })),
  ]
  // The first entry of a name has the best grade; later ones are dropped.
  return [...new Map(graded.toReversed().map((entry) => [entry.name, entry])).values()]
}

type FoldedDocument = { readonly document: SearchDocument; readonly folded: FoldedNames }

function indexDocument(
  id: number,
  { document, folded }: FoldedDocument,
  common: ReadonlySet<string>,
): IndexedDocument {
  const { titles, others, adjectives, inside } = folded
  const around = [...document.parents.map(({ name }) => name), ...document.parentNames]
  const columns = {
    names: [
      withStartMarker(withJoinedWords(titles)),
      titles.join(' '),
      withStartMarker([...withJoinedWords(others), ...adjectives]),
      [...others, ...adjectives].join(' '),
      foldText(around.join(' ')),
      [withStartMarker(withJoinedWords(inside)), ...inside].join(' '),
    ],
    lead: foldText([document.lead, ...document.keywords].join(' ')),
    body: foldText(document.text.slice(0, MAX_TEXT_CHARACTERS)),
    facet: facetWords(document).join(' '),
  }
  // Of names in other languages no single word leads here: it may be a word of English misspelt.
  const { landmarks, landmarksAbroad = [] } = document
  const names = gradeNames(folded, landmarksAbroad.map(foldText), common)
  return { id, document: { ...document, landmarks: [...landmarks, ...landmarksAbroad] }, names, columns }
}

/** Numbers documents from the most to the least important and folds their searchable text. */
export function indexDocuments(documents: readonly SearchDocument[]): readonly IndexedDocument[] {
  const all = documents
    .toSorted(byImportance)
    .map((document) => ({ document, folded: foldNamesOf(document) }))
  const common = findCommonWords(
    documents,
    all.flatMap(({ folded: { others, inside } }) => [...withJoinedWords(others), ...withJoinedWords(inside)]),
  )
  return all.map((one, index) => indexDocument(documentId(index + 1, one.document), one, common))
}
