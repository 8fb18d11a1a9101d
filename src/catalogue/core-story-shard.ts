import { lastSegment } from '#src/http/rules/last-segment.ts'
import type { ArticleRecord, SiteIndexRecord, TopicRecord } from './article-types.ts'
import type { CoreCatalogue, CoreSource } from './core-catalogue-types.ts'
import type { PageLink } from './page-link.ts'
import { shardOf } from './shard-of.ts'
import type { ArticleSummary } from './story-summary.ts'

function toArticle(article: ArticleSummary): ArticleRecord {
  return {
    ...article,
    dates: null,
    posterCaption: '',
    posterTraits: {
      seed: article.path,
      scene: 'spires',
      grade: 'as-drawn',
      isMirrored: false,
      disc: 'default',
    },
    html: null,
    facts: [],
    places: [],
    route: null,
    related: [],
  }
}

function toArticleShard(
  core: CoreCatalogue,
  shardCount: number,
  index: number,
): Record<string, ArticleRecord> {
  const inside = core.stories.filter(({ path }) => shardOf(lastSegment(path), shardCount) === index)
  return Object.fromEntries(inside.map((article) => [lastSegment(article.path), toArticle(article)]))
}

function toTopic(core: CoreCatalogue, slug: string): TopicRecord | null {
  const topic = core.home.topics.find((candidate) => candidate.slug === slug)
  if (topic === undefined) return null
  const articles = core.stories.filter((article) => article.topic.path === topic.path)
  return { topic, introductionHtml: null, articles }
}

function toSiteIndex({ core, locale }: CoreSource): SiteIndexRecord {
  const byName = (one: PageLink, other: PageLink): number => one.name.localeCompare(other.name, locale)
  return {
    continents: core.places.continents.map(({ slug, name, path }) => ({
      name,
      path,
      places: core.items.filter(({ continent }) => continent === slug).sort(byName),
    })),
    topics: core.home.topics.map(({ name, path }) => ({
      name,
      path,
      articles: core.stories
        .filter(({ topic }) => topic.path === path)
        .map((story) => ({ name: story.title, path: story.path })),
    })),
    pages: [...core.textPages, ...core.collections].map(({ title, path }) => ({ name: title, path })),
  }
}

/**
 * Builds the fallback for a shard of stories or text pages, by its name; null for shards that the core does not
 * contain.
 */
export function buildCoreStoryShard(source: CoreSource, name: string): unknown {
  const { core, manifest } = source
  if (name === 'articles') return { topics: core.home.topics, articles: core.stories }
  if (name === 'text-pages') return core.textPages
  if (name === 'campaigns') return core.collections
  if (name === 'site-index') return toSiteIndex(source)
  if (name.startsWith('topic-')) return toTopic(core, name.slice('topic-'.length))
  if (name.startsWith('article-'))
    return toArticleShard(core, manifest.storyShardCount, Number(name.slice('article-'.length)))
  return null
}
