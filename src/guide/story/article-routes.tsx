import { Hono } from 'hono'
import type { CatalogueManifest } from '#src/catalogue/catalogue-types.ts'
import { findArticle, readArticles, readTopic } from '#src/catalogue/stories.ts'
import { countStoryPages, STORIES_PER_PAGE, storiesPath } from '#src/catalogue/story-list.ts'
import { parseTravelTopic } from '#src/catalogue/travel-topic.ts'
import { ArticlePage } from '#src/guide/story/pages/article-page.tsx'
import { ArticlesPage } from '#src/guide/story/pages/articles-page.tsx'
import { TopicPage } from '#src/guide/story/pages/topic-page.tsx'
import type { AppEnv } from '#src/http/app-env.ts'
import { PAGE_CACHE_CONTROL } from '#src/http/page-cache.ts'
import { parsePageNumber } from '#src/http/rules/page-number.ts'
import { articleData, storyListData, topicData } from './story-data.ts'

const DESCRIPTION =
  'Stories for travellers, one thing at a time: walks, dishes, crafts, animals, journeys and ways of getting there, each with its places on the map.'
const MOVED = { 'cache-control': 'public, max-age=3600' }

/** `/articles`, its pages, `/articles/category/{topic}` and `/articles/{slug}`. */
export function articleRoutes({ storyShardCount }: CatalogueManifest): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/articles', async (c) => {
      const page = parsePageNumber(c.req.queries('page'))
      const list = page === null ? null : await readArticles(c.get('readShard'))
      const total = list?.articles.length ?? 0
      const pageCount = countStoryPages(total)
      if (list === null || page === null || page > pageCount) return c.notFound()
      // The first page has one address only.
      if (page === 1 && c.req.query('page') !== undefined)
        return c.body(null, 301, { location: '/articles', ...MOVED })
      const stories = list.articles.slice((page - 1) * STORIES_PER_PAGE, page * STORIES_PER_PAGE)
      c.header('cache-control', PAGE_CACHE_CONTROL)
      const title = page === 1 ? 'Stories' : `Stories, page ${page}`
      const head = {
        title,
        description: page === 1 ? DESCRIPTION : `${DESCRIPTION} Page ${page} of ${pageCount}.`,
        canonicalPath: storiesPath(page),
        structuredData: storyListData(c.get('config').siteOrigin, title, stories),
      }
      const props = { stories, page, pageCount, total, topics: list.topics }
      return c.render(<ArticlesPage {...props} />, { head })
    })
    .get('/articles/category/:topic', async (c) => {
      const topic = parseTravelTopic(c.req.param('topic'))
      const record = topic === null ? null : await readTopic(c.get('readShard'), topic)
      const list = record === null ? null : await readArticles(c.get('readShard'))
      if (record === null || list === null) return c.notFound()
      c.header('cache-control', PAGE_CACHE_CONTROL)
      const head = {
        title: `${record.topic.name}: stories`,
        description: record.topic.summary,
        canonicalPath: record.topic.path,
        structuredData: topicData(c.get('config').siteOrigin, record),
      }
      return c.render(<TopicPage record={record} topics={list.topics} />, { head })
    })
    .get('/articles/:slug', async (c) => {
      const article = await findArticle(c.get('readShard'), storyShardCount, c.req.param('slug'))
      if (article === null) return c.notFound()
      c.header('cache-control', PAGE_CACHE_CONTROL)
      const head = {
        title: article.title,
        description: article.summary,
        canonicalPath: article.path,
        isArticle: true,
        stylesheet: 'guide' as const,
        structuredData: articleData(c.get('config').siteOrigin, article),
      }
      return c.render(<ArticlePage article={article} origin={c.get('config').siteOrigin} />, { head })
    })
}
