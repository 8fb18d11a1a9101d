import { Hono } from 'hono'
import type { PosterRef } from '#client/shared/poster-address.ts'
import { drawPoster } from '#src/art/poster/draw-poster.ts'
import type { PosterTraits } from '#src/art/poster/poster-traits.ts'
import { findDestination } from '#src/catalogue/catalogue.ts'
import type { CatalogueManifest } from '#src/catalogue/catalogue-types.ts'
import type { ReadShard } from '#src/catalogue/read-shard.ts'
import { findArticle, readTopicArt } from '#src/catalogue/stories.ts'
import { parsePosterRequest } from '#src/domain/poster-request.ts'
import type { AppEnv } from '#src/env.ts'

/** A poster of the current version never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** An address of an earlier version shows the current poster, so that a page kept from before a deploy has its art. */
const SUPERSEDED = 'public, max-age=3600'

type Drawn = { readonly poster: PosterRef; readonly posterTraits: PosterTraits }

const STORY_ID = /^articles\/(?<slug>[a-z0-9-]+)$/
const TOPIC_ID = /^topics\/(?<slug>[a-z0-9-]+)$/

/** What the poster of a place, a story or a topic shows; null for an id that none of them has. */
async function findDrawn(
  readShard: ReadShard,
  manifest: CatalogueManifest,
  id: string,
): Promise<Drawn | null> {
  const story = STORY_ID.exec(id)?.groups?.['slug']
  if (story !== undefined) return findArticle(readShard, manifest.storyShardCount, story)
  const topic = TOPIC_ID.exec(id)?.groups?.['slug']
  if (topic !== undefined) return readTopicArt(readShard, topic)
  const lookup = await findDestination(readShard, manifest.shardCount, `/destinations/${id}`)
  return lookup.kind === 'found' ? lookup.place : null
}

/** `/posters/{id}.{version}/{ratio}-{grain}.svg`: drawn on demand, kept by the page cache. */
export function posterRoutes(manifest: CatalogueManifest): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/posters/:path{.+}', async (c) => {
    const wanted = parsePosterRequest(c.req.path)
    const drawn = wanted === null ? null : await findDrawn(c.get('readShard'), manifest, wanted.id)
    if (wanted === null || drawn === null) return c.notFound()
    const isCurrent = drawn.poster.version === wanted.version
    return c.body(drawPoster(drawn.posterTraits, wanted.ratio, wanted.grain), 200, {
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': isCurrent ? IMMUTABLE : SUPERSEDED,
    })
  })
}
