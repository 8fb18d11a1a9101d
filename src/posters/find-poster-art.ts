import type { ArtRecord } from '#src/catalogue/article-types.ts'
import { findDestination } from '#src/catalogue/catalogue.ts'
import type { CatalogueManifest } from '#src/catalogue/catalogue-types.ts'
import type { ReadShard } from '#src/catalogue/read-shard.ts'
import { findArticle, readPlateArt, readTopicArt } from '#src/catalogue/stories.ts'

const STORY_ID = /^articles\/(?<slug>[a-z0-9-]+)$/
const PLATE_ID = /^plates\/(?<name>[a-z0-9-]+)$/
const TOPIC_ID = /^topics\/(?<slug>[a-z0-9-]+)$/

/** Artwork data of a place, a story, a topic or a plate; null for an unknown ID. */
export async function findPosterArt(
  readShard: ReadShard,
  manifest: CatalogueManifest,
  id: string,
): Promise<ArtRecord | null> {
  const story = STORY_ID.exec(id)?.groups?.['slug']
  if (story !== undefined) return findArticle(readShard, manifest.storyShardCount, story)
  const topic = TOPIC_ID.exec(id)?.groups?.['slug']
  if (topic !== undefined) return readTopicArt(readShard, topic)
  const plate = PLATE_ID.exec(id)?.groups?.['name']
  if (plate !== undefined) return readPlateArt(readShard, plate)
  const lookup = await findDestination(readShard, manifest.shardCount, `/destinations/${id}`)
  return lookup.kind === 'found' ? lookup.place : null
}
