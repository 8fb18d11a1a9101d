import { UnavailableError } from '#src/platform/app-error.ts'
import { withDeadline } from '#src/platform/deadline.ts'

const FONT_PATHS = ['/fonts/card.ttf', '/fonts/card-ext.ttf']
const FONT_TIMEOUT_MS = 500

async function readFont(assets: Fetcher, path: string): Promise<Uint8Array> {
  const response = await withDeadline(
    assets.fetch(new URL(path, 'https://assets.localhost')),
    FONT_TIMEOUT_MS,
    'assets',
  )
  if (!response.ok) throw new UnavailableError(`font ${path} (status ${response.status})`)
  return new Uint8Array(await response.arrayBuffer())
}

/**
 * Reads the fonts of social cards from the static files and caches them in the isolate; failures are not cached.
 * Concurrent requests each read the fonts until one read has succeeded, because a shared read never settles when its
 * request is cancelled (see `createSingleFlight`).
 * @throws {UnavailableError} from the reader, when a font cannot be read within 500 ms
 */
export function createCardFonts(): (assets: Fetcher) => Promise<readonly Uint8Array[]> {
  let cached: readonly Uint8Array[] | null = null
  return async (assets) => {
    cached ??= await Promise.all(FONT_PATHS.map((path) => readFont(assets, path)))
    return cached
  }
}
