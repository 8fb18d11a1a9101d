import { foldText } from '#isomorphic/search/fold-text.ts'
import { titleBucketOf } from '#src/catalogue/title-bucket.ts'
import type { TitleNames } from '#src/catalogue/title-types.ts'
import type { SearchDocument } from '#src/search/search-types.ts'
import { findCommonWords } from './common-words.ts'
import { byImportance, foldNamesOf, withJoinedWords } from './folded-names.ts'

/** Maximum number of pages for a query of one character: the most important ones. */
const MAX_PER_LETTER = 40
/** Maximum number of places inside a page that its name also finds: as many as are shown. */
const MAX_CHILDREN = 12

type TitledDocument = Pick<
  SearchDocument,
  'path' | 'title' | 'otherNames' | 'adjectives' | 'landmarks' | 'parents' | 'lead' | 'text' | 'importance'
>
export type IndexedPage<Document> = {
  readonly document: Document
  readonly terms: readonly string[]
  readonly inside: readonly string[]
  readonly around: readonly string[]
  readonly plain: readonly string[]
  readonly order: number
  readonly called: ReturnType<typeof listOtherNames>
}
type Line<Document> = Pick<IndexedPage<Document>, 'terms' | 'inside'> & {
  readonly page: IndexedPage<Document>
}

/** An index of pages by the beginnings of the words of their names. */
export type TitleIndex<Document> = {
  /** Names of the shards, without `titles-`. */
  readonly buckets: readonly string[]
  readonly entriesOf: <Shown>(
    bucket: string,
    show: (document: Document) => Shown,
  ) => readonly (TitleNames & Shown)[]
}

/** Numbers pages from the most to the least important and folds their names. */
export function toIndexedPages<Document extends TitledDocument>(
  documents: readonly Document[],
): readonly IndexedPage<Document>[] {
  const named = documents.toSorted(byImportance).map((document) => {
    const { titles, others, adjectives, inside } = foldNamesOf(document)
    return { document, titles, adjectives, inside, names: withJoinedWords([...others]) }
  })
  const common = findCommonWords(
    documents,
    named.flatMap(({ names, inside }) => [...names, ...inside]),
  )
  return named.map(({ document, titles, adjectives, inside, names }, order) => ({
    document,
    order,
    terms: [...new Set([...withJoinedWords(titles), ...names, ...adjectives])],
    inside: [...new Set(withJoinedWords(inside))],
    around: document.parents.map(({ name }) => foldText(name)).toReversed(),
    plain: [...names, ...inside].filter((name) => common.has(name)),
    called: listOtherNames(document),
  }))
}

/** Names by bucket: a query that reads the bucket can only match names with a word in it. */
function namesByBucket(names: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const byBucket = new Map<string, Set<string>>()
  for (const name of names) {
    for (const word of name.split(' ')) {
      for (const bucket of new Set([titleBucketOf(word), titleBucketOf([...word][0] ?? '')])) {
        byBucket.set(bucket, (byBucket.get(bucket) ?? new Set()).add(name))
      }
    }
  }
  return new Map([...byBucket].map(([bucket, found]) => [bucket, [...found]]))
}

/**
 * Buckets of one character serve the first keystroke; they contain the most important pages, with matching titles
 * first, and all pages with a word of one character.
 */
function singleLetterOf(bucket: string): string | null {
  const start = Buffer.from(bucket, 'hex').toString('utf8')
  return [...start].length === 1 ? start : null
}

function selectTopLines<Document>(
  bucket: string,
  lines: readonly Line<Document>[],
): readonly Line<Document>[] {
  const letter = singleLetterOf(bucket)
  if (letter === null) return lines
  const isTitled = ({ page }: Line<Document>): boolean => page.terms[0]?.startsWith(letter) === true
  const bestFirst = [...lines.filter(isTitled), ...lines.filter((line) => !isTitled(line))]
  return bestFirst.filter(
    ({ terms }, index) => index < MAX_PER_LETTER || terms.some((term) => term.split(' ').includes(letter)),
  )
}

const given = <Key extends string>(key: Key, names: readonly string[]) =>
  (names.length === 0 ? {} : { [key]: names }) as { readonly [K in Key]?: readonly string[] }

/** Other names of a page, and names of places inside it, in original spelling, each with its folded form. */
const listOtherNames = ({ otherNames, landmarks }: TitledDocument) =>
  [...new Set([...otherNames, ...landmarks])].map((name) => [name, foldText(name)] as const)

/**
 * Sorts pages into buckets by the first two characters of each word of each name (S2.9).
 * @param pages the documents with their folded names
 */
export function buildTitleIndex<Document extends TitledDocument>(
  documents: readonly Document[],
  pages: readonly IndexedPage<Document>[] = toIndexedPages(documents),
): TitleIndex<Document> {
  const buckets = new Map<string, Line<Document>[]>()
  const within = new Map<string, number>()
  for (const page of pages) {
    const terms = namesByBucket(page.terms)
    const inside = namesByBucket(page.inside)
    const leading = page.around.filter((name) => {
      const count = (within.get(name) ?? 0) + 1
      within.set(name, count)
      return count <= MAX_CHILDREN
    })
    for (const bucket of new Set([...terms.keys(), ...inside.keys(), ...namesByBucket(leading).keys()])) {
      const line = { page, terms: terms.get(bucket) ?? [], inside: inside.get(bucket) ?? [] }
      const known = buckets.get(bucket)
      if (known === undefined) buckets.set(bucket, [line])
      else known.push(line)
    }
  }
  return {
    buckets: [...buckets.keys()].sort(),
    entriesOf(bucket, show) {
      return selectTopLines(bucket, buckets.get(bucket) ?? []).map(({ page, terms, inside }) => ({
        terms,
        ...given('inside', inside),
        ...given('around', page.around),
        ...given(
          'called',
          page.called
            .filter(([, folded]) => terms.includes(folded) || inside.includes(folded))
            .map(([name]) => name),
        ),
        ...given(
          'plain',
          page.plain.filter((name) => terms.includes(name) || inside.includes(name)),
        ),
        order: page.order,
        ...show(page.document),
      }))
    },
  }
}
