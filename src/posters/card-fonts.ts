import { UnavailableError } from '#src/platform/app-error.ts'
import { withDeadline } from '#src/platform/deadline.ts'

const FONT_PATHS = ['/fonts/card.ttf', '/fonts/card-ext.ttf']
const FONT_TIMEOUT_MS = 500

async function readFont(assets: Fetcher, path: string): Promise<Uint8Array> {
  const response = await withDeadline(
    assets.fetch(new URL(path, 'https://assets.local')),
    FONT_TIMEOUT_MS,
    'assets',
  )
  if (!response.ok) throw new UnavailableError(`font ${path} (status ${response.status})`)
  return new Uint8Array(await response.arrayBuffer())
}

/**
 * Reads the fonts of cards from the static files and keeps them for the isolate; a failure is not kept. Each request reads
 * for itself until one of them has ended: another's reading would never settle if that request were cancelled (see
 * `createSingleFlight`).
 * @throws {UnavailableError} from the reading, when a font cannot be had within 500 ms
 */
export function createCardFonts(): (assets: Fetcher) => Promise<readonly Uint8Array[]> {
  let cached: readonly Uint8Array[] | null = null
  return async (assets) => {
    cached ??= await Promise.all(FONT_PATHS.map((path) => readFont(assets, path)))
    return cached
  }
}
