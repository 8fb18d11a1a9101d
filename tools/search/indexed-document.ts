import type { SearchDocument } from '#src/catalogue/search-types.ts'
import { foldText } from '#src/domain/fold-text.ts'
import { documentId, facetWords } from '#src/domain/search-facet.ts'

/** A document may not fill a row of D1 by itself. */
const MOST_TEXT = 20_000

/** A document with everything that the index stores of it. */
export type IndexedDocument = {
  readonly id: number
  readonly document: SearchDocument
  /** The title, folded, and its short form if it has one. */
  readonly titles: readonly string[]
  /** The other names, folded, each once. */
  readonly others: readonly string[]
  /** The columns of the full text, in the order of the table. */
  readonly columns: readonly string[]
}

/** Saints are looked for by the short form too. */
const withShortForm = (name: string): readonly string[] => [
  ...new Set([name, name.replace(/\bsaint /, 'st ')]),
]
const foldNames = (names: readonly string[]): readonly string[] =>
  names
    .map(foldText)
    .filter((name) => name !== '')
    .flatMap(withShortForm)

/** The sign marks the beginning of a name; folded text never holds it. */
const marked = (names: readonly string[]): string => names.map((name) => `=${name}`).join(' ')

function indexDocument(id: number, document: SearchDocument): IndexedDocument {
  const titles = foldNames([document.title])
  const others = [...new Set(foldNames(document.otherNames))].filter((name) => !titles.includes(name))
  const around = [...document.parents.map(({ name }) => name), ...document.parentNames]
  const columns = [
    marked(titles),
    titles.join(' '),
    marked(others),
    others.join(' '),
    foldText(around.join(' ')),
    foldText([document.lead, ...document.keywords].join(' ')),
    foldText(document.text.slice(0, MOST_TEXT)),
    facetWords(document).join(' '),
  ]
  return { id, document, titles, others, columns }
}

const english = new Intl.Collator('en')

/** Numbers documents from the most important to the least and folds what is to be found. */
export function indexDocuments(documents: readonly SearchDocument[]): readonly IndexedDocument[] {
  const sorted = documents.toSorted(
    (a, b) => b.importance - a.importance || english.compare(a.title, b.title) || (a.path < b.path ? -1 : 1),
  )
  return sorted.map((document, index) => indexDocument(documentId(index + 1, document), document))
}
