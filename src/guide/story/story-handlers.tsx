import { pickWords } from '#isomorphic/words/catalogue.ts'
import { findArticle, readArticles, readTopic } from '#src/catalogue/stories.ts'
import { parseTravelTopic } from '#src/catalogue/travel-topic.ts'
import { ArticlePage } from '#src/guide/story/pages/article-page.tsx'
import { TopicPage } from '#src/guide/story/pages/topic-page.tsx'
import { STORY_WORDS } from '#src/guide/story/words/story-words.ts'
import { lastSegment } from '#src/http/rules/last-segment.ts'
import { loadPhotographParts } from '#src/photographs/load-photograph-parts.ts'
import { definePage, type Page } from '#src/site/define-page.ts'
import { storiesHandler } from './stories-handler.tsx'
import { articleData, topicData } from './story-data.ts'
import { STORIES_PAGE, STORY_PAGE, TOPIC_PAGE } from './story-pages.ts'

/** `/articles`, `/articles/category/{topic}` and `/articles/{slug}`. */
export const STORY_HANDLERS: readonly Page[] = [
  definePage(STORIES_PAGE, storiesHandler),
  definePage(TOPIC_PAGE, {
    async read({ readShard, path }) {
      const topic = parseTravelTopic(lastSegment(path))
      const record = topic === null ? null : await readTopic(readShard, topic)
      const list = record === null ? null : await readArticles(readShard)
      return record === null || list === null ? null : { record, list }
    },
    head: ({ record }, { siteOrigin, locale }) => ({
      title: pickWords(STORY_WORDS, locale).topic.title(record.topic.name),
      description: record.topic.summary,
      canonicalPath: record.topic.path,
      languages: record.languages,
      structuredData: topicData({ siteOrigin, locale }, record),
    }),
    view: ({ record, list }) => <TopicPage record={record} topics={list.topics} />,
    card: ({ record }) => ({ title: record.topic.name, poster: record.topic.poster }),
  }),
  definePage(STORY_PAGE, {
    async read({ readShard, manifest, path, images, siteOrigin }) {
      const article = await findArticle(readShard, manifest.storyShardCount, lastSegment(path))
      if (article === null) return null
      return { article, photograph: await loadPhotographParts(article, 'story', { images, siteOrigin }) }
    },
    head: ({ article, photograph }, { siteOrigin, locale }) => ({
      title: article.title,
      description: article.summary,
      canonicalPath: article.path,
      languages: article.languages,
      isArticle: true,
      structuredData: [...articleData({ siteOrigin, locale }, article), ...photograph.data],
    }),
    view: ({ article, photograph }, { siteOrigin }) => (
      <ArticlePage article={article} photograph={photograph.figure} origin={siteOrigin} />
    ),
    card: ({ article: { title, poster } }) => ({ title, poster }),
  }),
]
