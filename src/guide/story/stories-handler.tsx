import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { ArticlesRecord } from '#src/catalogue/article-types.ts'
import { readArticles } from '#src/catalogue/stories.ts'
import { countStoryPages, STORIES_PER_PAGE, storiesPath } from '#src/catalogue/story-list.ts'
import { ArticlesPage } from '#src/guide/story/pages/articles-page.tsx'
import { STORY_WORDS } from '#src/guide/story/words/story-words.ts'
import { parsePageNumber } from '#src/http/rules/page-number.ts'
import type { PageHandler } from '#src/site/define-page.ts'
import { storyListData } from './story-data.ts'

type StoriesData = { readonly list: ArticlesRecord; readonly page: number; readonly pageCount: number }

const getStoriesOnPage = ({ list, page }: StoriesData): ArticlesRecord['articles'] =>
  list.articles.slice((page - 1) * STORIES_PER_PAGE, page * STORIES_PER_PAGE)

/** `/articles` and its further pages; the first page has one URL only. */
export const storiesHandler: PageHandler<StoriesData> = {
  async read({ readShard, query }) {
    const page = parsePageNumber(query.has('page') ? query.getAll('page') : undefined)
    const list = page === null ? null : await readArticles(readShard)
    if (list === null || page === null) return null
    const pageCount = countStoryPages(list.articles.length)
    if (page > pageCount) return null
    return page === 1 && query.has('page') ? { movedTo: storiesPath(1) } : { list, page, pageCount }
  },
  head: (data, { siteOrigin, locale }) => {
    const { page, pageCount } = data
    const words = pickWords(STORY_WORDS, locale).list
    const title = words.title(page)
    return {
      title,
      description: words.description(page, pageCount),
      canonicalPath: storiesPath(page),
      languages: data.list.languages,
      structuredData: storyListData({ siteOrigin, locale }, title, getStoriesOnPage(data)),
    }
  },
  view: (data) => {
    const { list, page, pageCount } = data
    const shown = { stories: getStoriesOnPage(data), total: list.articles.length, topics: list.topics }
    return <ArticlesPage {...shown} page={page} pageCount={pageCount} />
  },
  card: ({ list }, { front, locale }) => ({
    title: pickWords(STORY_WORDS, locale).list.heading,
    poster: list.articles[0]?.poster ?? front.art.home,
  }),
}
