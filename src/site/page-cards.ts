import type { PosterRef } from '#client/posters/poster-address.ts'
import { findDestination, readBestInTravel, readContinent } from '#src/catalogue/catalogue.ts'
import type { CatalogueManifest } from '#src/catalogue/catalogue-types.ts'
import { parseContinentSlug } from '#src/catalogue/continent-slug.ts'
import type { ReadShard } from '#src/catalogue/read-shard.ts'
import { findArticle, findCampaign, readArticles, readTextPages, readTopic } from '#src/catalogue/stories.ts'
import { parseTravelTopic, topicPath } from '#src/catalogue/travel-topic.ts'
import { lastSegment } from '#src/http/rules/last-segment.ts'
import type { PageCard } from './page-card.ts'

export type CardSources = {
  readonly readShard: ReadShard
  readonly manifest: CatalogueManifest
  /** For pages without a poster of their own. */
  readonly homePoster: PosterRef
}

type Look = Pick<PageCard, 'title' | 'poster'>

const CONTINENT = /^\/(?<slug>[a-z-]+)\/places$/
const STORY = /^\/articles\/(?<slug>[a-z0-9-]+)$/

async function placeCard({ readShard, manifest }: CardSources, path: string): Promise<Look | null> {
  const lookup = await findDestination(readShard, manifest.shardCount, path)
  return lookup.kind === 'found' ? { title: lookup.place.name, poster: lookup.place.poster } : null
}

async function continentCard({ readShard, homePoster }: CardSources, slug: string): Promise<Look | null> {
  const known = parseContinentSlug(slug)
  const continent = known === null ? null : await readContinent(readShard, known)
  if (continent === null) return null
  return { title: continent.name, poster: continent.featured[0]?.poster ?? homePoster }
}

/** Pages of the house have no poster of their own and borrow that of the home page. */
async function textCard({ readShard, homePoster }: CardSources, path: string): Promise<Look | null> {
  const pages = await readTextPages(readShard)
  const page = pages?.find((candidate) => candidate.path === path)
  return page === undefined ? null : { title: page.title, poster: homePoster }
}

async function listCard({ readShard, homePoster }: CardSources, path: string): Promise<Look | null> {
  if (path === '/') return { title: 'Guides and posters for the whole world', poster: homePoster }
  if (path === '/places') return { title: 'Destinations', poster: homePoster }
  if (path === '/newsletter') return { title: 'One good place, once a week', poster: homePoster }
  if (path === '/sitemaps') return { title: 'Everything, A to Z', poster: homePoster }
  if (path === '/articles') {
    const list = await readArticles(readShard)
    return { title: 'Stories', poster: list?.articles[0]?.poster ?? homePoster }
  }
  if (path !== '/best-in-travel') return null
  const best = await readBestInTravel(readShard)
  return { title: 'Best in Travel', poster: best?.entries[0]?.place.poster ?? homePoster }
}

async function storyCard({ readShard, manifest }: CardSources, path: string): Promise<Look | null> {
  const slug = STORY.exec(path)?.groups?.['slug']
  if (slug !== undefined) return findArticle(readShard, manifest.storyShardCount, slug)
  const topic = parseTravelTopic(lastSegment(path))
  const record = topic === null || topicPath(topic) !== path ? null : await readTopic(readShard, topic)
  return record === null ? null : { title: record.topic.name, poster: record.topic.poster }
}

function lookOf(sources: CardSources, path: string): Promise<Look | null> {
  const continent = CONTINENT.exec(path)?.groups?.['slug']
  if (continent !== undefined) return continentCard(sources, continent)
  if (path.startsWith('/destinations/')) return placeCard(sources, path)
  if (path.startsWith('/articles/')) return storyCard(sources, path)
  if (path.startsWith('/campaigns/')) return campaignCard(sources, path)
  return listCard(sources, path).then((look) => look ?? textCard(sources, path))
}

async function campaignCard({ readShard, homePoster }: CardSources, path: string): Promise<Look | null> {
  const campaign = await findCampaign(readShard, path)
  if (campaign === null) return null
  return { title: campaign.title, poster: campaign.places[0]?.place.poster ?? homePoster }
}

/**
 * What the card of a page shows; null for a page that does not exist or has none.
 * @param path root-relative, without a query
 */
export async function findPageCard(sources: CardSources, path: string): Promise<PageCard | null> {
  const look = await lookOf(sources, path)
  return look === null ? null : { path, title: look.title, poster: look.poster }
}
