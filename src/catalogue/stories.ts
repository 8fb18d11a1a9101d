import { likeness } from '#src/domain/text-likeness.ts'
import type { TravelTopic } from '#src/domain/travel-topic.ts'
import type {
  ArticleRecord,
  ArticlesRecord,
  ArtRecord,
  CampaignRecord,
  SiteIndexRecord,
  TextPageRecord,
  TopicRecord,
} from './article-types.ts'
import type { PageLink } from './catalogue-types.ts'
import type { ReadShard } from './read-shard.ts'
import { shardOf } from './shard-of.ts'

const own = <T>(record: Readonly<Record<string, T>> | null, key: string): T | null =>
  record !== null && Object.hasOwn(record, key) ? (record[key] ?? null) : null

/** Finds a story by the last part of its address. Reads one shard. */
export async function findArticle(
  readShard: ReadShard,
  storyShardCount: number,
  slug: string,
): Promise<ArticleRecord | null> {
  const name = `article-${shardOf(slug, storyShardCount)}`
  return own(await readShard<Readonly<Record<string, ArticleRecord>>>(name), slug)
}

export const readArticles = (readShard: ReadShard): Promise<ArticlesRecord | null> =>
  readShard<ArticlesRecord>('articles')

export const readTopic = (readShard: ReadShard, topic: TravelTopic): Promise<TopicRecord | null> =>
  readShard<TopicRecord>(`topic-${topic}`)

/** The stamp of a topic, null when there is none of that slug. */
export async function readTopicArt(readShard: ReadShard, slug: string): Promise<ArtRecord | null> {
  return own(await readShard<Readonly<Record<string, ArtRecord>>>('topic-art'), slug)
}

/** Pages of the house, such as `/about`. */
export const readTextPages = (readShard: ReadShard): Promise<readonly TextPageRecord[] | null> =>
  readShard<readonly TextPageRecord[]>('text-pages')

export async function findCampaign(readShard: ReadShard, path: string): Promise<CampaignRecord | null> {
  const campaigns = await readShard<readonly CampaignRecord[]>('campaigns')
  return campaigns?.find((campaign) => campaign.path === path) ?? null
}

export const readSiteIndex = (readShard: ReadShard): Promise<SiteIndexRecord | null> =>
  readShard<SiteIndexRecord>('site-index')

/** Below this two names have little more than an ending in common. */
const LEAST_LIKENESS = 0.35

/**
 * Topics, stories and pages of the house whose address or name is most like the words of an address that does not exist.
 * @param limit how many at most
 */
export async function findNearPages(
  readShard: ReadShard,
  words: string,
  limit: number,
): Promise<readonly PageLink[]> {
  const index = await readSiteIndex(readShard)
  if (index === null) return []
  const links = [
    ...index.topics,
    ...index.topics.flatMap(({ articles }) => articles),
    ...index.pages,
    ...index.continents,
  ]
  return links
    .map(({ name, path }) => ({ link: { name, path }, score: likenessTo(words, name, path) }))
    .filter(({ score }) => score >= LEAST_LIKENESS)
    .sort((one, other) => other.score - one.score)
    .slice(0, limit)
    .map(({ link }) => link)
}

function likenessTo(words: string, name: string, path: string): number {
  const leaf = path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' ')
  return Math.max(likeness(words, name), likeness(words, leaf))
}
