import type { TopicTeaser } from '#src/catalogue/story-summary.ts'
import type { SearchDocument } from '#src/search/search-types.ts'
import type { SearchWords } from '#tools/compile/lists/search-words.ts'

/** Below places and stories of equal match. */
const PAGE_IMPORTANCE = 10
const TOPIC_IMPORTANCE = 20

const NO_TEXT = {
  adjectives: [],
  landmarks: [],
  parents: [],
  parentNames: [],
  continent: null,
  keywords: [],
  text: '',
} as const

/** The pages of the site and the topics as results of the search, with the words that lead to them. */
export function* listPageDocuments(
  { pages }: Pick<SearchWords, 'pages'>,
  topics: readonly TopicTeaser[],
): Iterable<SearchDocument> {
  const byPath = new Map<string, TopicTeaser>(topics.map((topic) => [topic.path, topic]))
  for (const [path, { title, lead, names }] of Object.entries(pages)) {
    const topic = byPath.get(path)
    yield {
      ...NO_TEXT,
      kind: topic === undefined ? 'page' : 'topic',
      path,
      title: title ?? topic?.name ?? path,
      otherNames: names,
      lead: lead ?? topic?.summary ?? '',
      poster: topic?.poster ?? null,
      importance: topic === undefined ? PAGE_IMPORTANCE : TOPIC_IMPORTANCE,
    }
  }
}
