import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import type { SiteIndexRecord } from '#src/catalogue/article-types.ts'
import { shardOf } from '#src/catalogue/shard-of.ts'
import type { CompiledPartsRenderer } from '#src/guide/compiled-parts.tsx'
import type { ContinentText } from '#tools/compile/lists/continent-texts.ts'
import { isGuided, type Place } from '#tools/compile/places/place.ts'
import type { StoryRecords } from '#tools/compile/stories/story-records.ts'
import type { RecordWriter } from './shard-writer.ts'

const STORIES_PER_SHARD = 4
/** Clients may request any slug, so the number of shards is fixed and each holds several stories. */
const countStoryShards = (storyCount: number): number =>
  Math.max(1, Math.ceil(storyCount / STORIES_PER_SHARD))

const english = new Intl.Collator(DEFAULT_LOCALE)
const byName = (one: { readonly name: string }, other: { readonly name: string }): number =>
  english.compare(one.name, other.name)

/** Every country and every place with a guide by continent, every story by topic, every page about the site. */
export function createSiteIndex(
  places: readonly Place[],
  continents: readonly ContinentText[],
  stories: StoryRecords,
): SiteIndexRecord {
  const listed = places.filter((place) => place.kind === 'country' || isGuided(place))
  return {
    continents: continents.map(({ slug, name, path }) => ({
      name,
      path,
      places: listed
        .filter(({ country }) => country.continent === slug)
        .toSorted(byName)
        .map((place) => ({ name: place.name, path: place.path })),
    })),
    topics: stories.topicRecords.map(({ topic, articles }) => ({
      name: topic.name,
      path: topic.path,
      articles: articles.map(({ title, path }) => ({ name: title, path })),
    })),
    pages: [...stories.textPages, ...stories.campaigns].map(({ title, path }) => ({ name: title, path })),
  }
}

/**
 * Writes the shards of stories, topics, campaigns and pages about the site.
 * @returns the number of story shards
 */
export function emitStories(
  stories: StoryRecords,
  siteIndex: SiteIndexRecord,
  parts: CompiledPartsRenderer,
  writer: RecordWriter,
): number {
  const shardCount = countStoryShards(stories.articles.length)
  const shards = Array.from({ length: shardCount }, (): Record<string, unknown> => ({}))
  for (const article of stories.articles) {
    const shard = shards[shardOf(article.slug, shardCount)]
    if (shard !== undefined) shard[article.slug] = parts.article(stories.recordOf(article))
  }
  for (const [index, shard] of shards.entries()) writer.write(`article-${index}`, shard)
  writer.write('articles', stories.list)
  for (const record of stories.topicRecords) writer.write(`topic-${record.topic.slug}`, parts.topic(record))
  writer.write('topic-art', stories.topicArt)
  writer.write('plate-art', stories.figureArt)
  writer.write('text-pages', stories.textPages)
  writer.write('campaigns', stories.campaigns)
  writer.write('site-index', siteIndex)
  return shardCount
}
