import type { PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import { titleShardOf } from '#src/catalogue/title-bucket.ts'
import type { SiteTitle, StoryTitle } from '#src/catalogue/title-types.ts'
import type { SearchDocument } from '#src/search/search-types.ts'
import type { ListSources } from '#tools/compile/records/list-records.ts'
import { byImportance } from '#tools/compile/search/folded-names.ts'
import { spellingTerms } from '#tools/compile/search/spelling-terms.ts'
import { buildTitleIndex, type IndexedPage } from '#tools/compile/search/title-index.ts'
import type { RecordWriter } from './shard-writer.ts'

/** The dictionary is loaded and searched completely: two megabytes, some milliseconds. */
const MAX_SPELLING_TERMS = 40_000

type TitleEntry =
  | { readonly place: PlaceSummary }
  | { readonly story: StoryTitle }
  | { readonly page: SiteTitle }

export type TitleSources = Pick<ListSources, 'places' | 'summaryOf'> & {
  /** Words besides names that corrections know. */
  readonly spellings: readonly string[]
}

/** The part of a title index entry that is displayed. */
function toTitleEntry(
  { kind, path, title, parents, poster }: SearchDocument,
  place: PlaceSummary | null,
): TitleEntry {
  if (kind === 'topic' || kind === 'page') return { page: { name: title, path, kind, poster } }
  return place === null
    ? { story: { name: title, path, topicName: parents[0]?.name ?? '', poster } }
    : { place }
}

/** Shards for suggestions and spelling corrections without a database. */
export function emitTitles(
  { places, summaryOf, spellings }: TitleSources,
  documents: readonly SearchDocument[],
  pages: readonly IndexedPage<SearchDocument>[],
  writer: RecordWriter,
): void {
  const byPath = new Map(places.map((place) => [place.path, place]))
  const index = buildTitleIndex(documents, pages)
  const linesOf = (bucket: string) =>
    index.entriesOf(bucket, (document) => {
      const place = byPath.get(document.path)
      return toTitleEntry(document, place === undefined ? null : summaryOf(place))
    })
  for (const [name, buckets] of Map.groupBy(index.buckets, (bucket) => titleShardOf(bucket).name)) {
    const [first = ''] = buckets
    if (titleShardOf(first).entry === undefined) writer.write(name, linesOf(first))
    else
      writer.writeEntries(
        name,
        buckets.map((bucket) => [bucket, linesOf(bucket)]),
      )
  }
  writer.write('spelling', spellingTerms(documents.toSorted(byImportance), MAX_SPELLING_TERMS, spellings))
}
