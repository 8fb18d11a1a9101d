import { findDestination } from '#src/catalogue/catalogue.ts'
import type { CatalogueManifest } from '#src/catalogue/catalogue-types.ts'
import type { Photograph } from '#src/catalogue/photographs/photograph.ts'
import type { ReadShard } from '#src/catalogue/read-shard.ts'
import { findArticle } from '#src/catalogue/stories.ts'
import { lastSegment } from '#src/http/rules/last-segment.ts'
import type { PhotographPlace } from '#src/photographs/rules/photograph-address.ts'

/** A guide or story that may show a photograph. */
export type PhotographedPage = {
  readonly name: string
  readonly path: string
  /** Its text in the repository. */
  readonly file: string
  readonly place: PhotographPlace
  readonly theme: number
  readonly photo: Photograph | undefined
}

type PageSources = { readonly readShard: ReadShard; readonly manifest: CatalogueManifest }

async function findGuide(
  { readShard, manifest }: PageSources,
  path: string,
): Promise<PhotographedPage | null> {
  const lookup = await findDestination(readShard, manifest.shardCount, path)
  // A page of facts has no text to which a photograph could be added.
  if (lookup.kind !== 'found' || lookup.place.dates === null) return null
  const { name, continent, poster, photo } = lookup.place
  const file = `content/destinations/${continent.slug}/${path.slice('/destinations/'.length)}.md`
  return { name, path, file, place: 'guide', theme: poster.theme, photo }
}

async function findStory(
  { readShard, manifest }: PageSources,
  path: string,
): Promise<PhotographedPage | null> {
  const slug = lastSegment(path)
  const article = await findArticle(readShard, manifest.storyShardCount, slug)
  if (article === null) return null
  const { title, topic, poster, photo } = article
  const file = `content/articles/${lastSegment(topic.path)}/${slug}.md`
  return { name: title, path, file, place: 'story', theme: poster.theme, photo }
}

/**
 * Finds the guide or story of an address.
 * @param address a path, or a complete address of this site, in English
 */
export async function findPhotographedPage(
  sources: PageSources,
  address: string,
  siteOrigin: string,
): Promise<PhotographedPage | null> {
  if (!URL.canParse(address.trim(), siteOrigin)) return null
  const path = new URL(address.trim(), siteOrigin).pathname.replace(/\/+$/, '')
  if (/^\/destinations(?:\/[a-z0-9-]+){1,3}$/.test(path)) return findGuide(sources, path)
  return /^\/articles\/[a-z0-9-]+$/.test(path) ? findStory(sources, path) : null
}
