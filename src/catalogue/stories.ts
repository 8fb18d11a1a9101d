import type {
  ArticleRecord,
  ArticlesRecord,
  ArtRecord,
  CollectionRecord,
  SiteIndexRecord,
  TextPageRecord,
  TopicRecord,
} from './article-types.ts'
import type { ReadShard } from './read-shard.ts'
import { shardOf } from './shard-of.ts'
import type { TravelTopic } from './travel-topic.ts'

const getOwn = <T>(record: Readonly<Record<string, T>> | null, key: string): T | null =>
  record !== null && Object.hasOwn(record, key) ? (record[key] ?? null) : null

/** Finds a story by the last segment of its path. Reads one shard. */
export async function findArticle(
  readShard: ReadShard,
  storyShardCount: number,
  slug: string,
): Promise<ArticleRecord | null> {
  const name = `article-${shardOf(slug, storyShardCount)}`
  return getOwn(await readShard<Readonly<Record<string, ArticleRecord>>>(name), slug)
}

export const readArticles = (readShard: ReadShard): Promise<ArticlesRecord | null> =>
  readShard<ArticlesRecord>('articles')

export const readTopic = (readShard: ReadShard, topic: TravelTopic): Promise<TopicRecord | null> =>
  readShard<TopicRecord>(`topic-${topic}`)

/** Poster of a topic; null when there is no topic with this slug. */
export async function readTopicArt(readShard: ReadShard, slug: string): Promise<ArtRecord | null> {
  return getOwn(await readShard<Readonly<Record<string, ArtRecord>>>('topic-art'), slug)
}

/** Poster of a figure in a story; null when there is none with this name. */
export async function readPlateArt(readShard: ReadShard, name: string): Promise<ArtRecord | null> {
  return getOwn(await readShard<Readonly<Record<string, ArtRecord>>>('plate-art'), name)
}

/** Text pages of the site, such as `/about`. */
export const readTextPages = (readShard: ReadShard): Promise<readonly TextPageRecord[] | null> =>
  readShard<readonly TextPageRecord[]>('text-pages')

export async function findCollection(readShard: ReadShard, path: string): Promise<CollectionRecord | null> {
  const campaigns = await readShard<readonly CollectionRecord[]>('campaigns')
  return campaigns?.find((campaign) => campaign.path === path) ?? null
}

export const readSiteIndex = (readShard: ReadShard): Promise<SiteIndexRecord | null> =>
  readShard<SiteIndexRecord>('site-index')
