import { ASSETS_ORIGIN } from '#src/http/assets-origin.ts'
import { UnavailableError } from '#src/platform/app-error.ts'
import { withDeadline } from '#src/platform/deadline.ts'

const ASSET_TIMEOUT_MS = 500

/**
 * Returns a function that reads the text of a static file through the assets binding, null when the file does not
 * exist.
 * @throws {UnavailableError} when the binding fails or takes longer than 500 ms
 */
export function fetchAssetText(assets: Fetcher): (path: string) => Promise<string | null> {
  return (path) => withDeadline(readText(assets, path), ASSET_TIMEOUT_MS, 'assets')
}

async function readText(assets: Fetcher, path: string): Promise<string | null> {
  const response = await assets.fetch(new URL(path, ASSETS_ORIGIN))
  if (response.status === 404) return null
  if (!response.ok || response.headers.get('content-type')?.includes('json') !== true) {
    throw new UnavailableError(`assets (status ${response.status})`)
  }
  return response.text()
}
