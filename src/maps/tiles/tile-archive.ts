import { EtagMismatch, PMTiles, ResolvedValueCache, type Source } from 'pmtiles'
import { UnavailableError } from '#src/platform/app-error.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import type { TileAddress } from './tile-grid.ts'

const TIMEOUT_MS = 2000
/** Directories of the archive in the isolate's memory, of some 16 kB each. */
const MAX_DIRECTORIES = 40
/** A tile of streets has some 100 kB; one this large is no street map. */
const MAX_TILE_BYTES = 2_000_000
const VECTOR_TILES = 1
const MAX_CREDIT_LENGTH = 100

export type TileArchive = {
  /** @throws {UnavailableError} without a readable file of vector tiles */
  readonly zooms: () => Promise<{ readonly minZoom: number; readonly maxZoom: number }>
  /** Whom the data is from, as the file says; empty when it says nothing. */
  readonly readCredit: () => Promise<string>
  /** A decompressed vector tile; null where the file has none. */
  readonly readTile: (tile: TileAddress) => Promise<Uint8Array | null>
}

/** A credit without the links that files have in theirs. */
const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&copy;', '©')
    .replaceAll('&amp;', '&')
    .trim()
    .slice(0, MAX_CREDIT_LENGTH)

/** Reads byte ranges of a file in R2. */
function r2Source(bucket: R2Bucket, key: string): Source {
  return {
    getKey: () => key,
    async getBytes(offset, length, _signal, etag) {
      const reading = bucket.get(key, { range: { offset, length } })
      const object = await withDeadline(reading, TIMEOUT_MS, 'map tiles')
      if (object === null) throw new UnavailableError('map tiles (no such file)')
      // The file was replaced: the directories in memory belong to the old one.
      if (etag !== undefined && etag !== object.etag) throw new EtagMismatch('the file was replaced')
      return { data: await object.arrayBuffer(), etag: object.etag }
    },
  }
}

/** Creates a reader of PMTiles files in R2 that shares its memory of directories between requests. */
export function createTileReader(): (bucket: R2Bucket, key: string) => TileArchive {
  // Values only: a promise of one request must not be awaited by another.
  const cache = new ResolvedValueCache(MAX_DIRECTORIES)
  return (bucket, key) => {
    const archive = new PMTiles(r2Source(bucket, key), cache)
    return {
      async zooms() {
        const { minZoom, maxZoom, tileType } = await archive.getHeader()
        if (tileType !== VECTOR_TILES) throw new UnavailableError('map tiles (no vector tiles)')
        return { minZoom, maxZoom }
      },
      async readCredit() {
        const metadata: unknown = await archive.getMetadata()
        const hasCredit = typeof metadata === 'object' && metadata !== null && 'attribution' in metadata
        return hasCredit && typeof metadata.attribution === 'string' ? plainText(metadata.attribution) : ''
      },
      async readTile({ zoom, x, y }) {
        const tile = await archive.getZxy(zoom, x, y)
        if (tile === undefined || tile.data.byteLength > MAX_TILE_BYTES) return null
        return new Uint8Array(tile.data)
      },
    }
  }
}
