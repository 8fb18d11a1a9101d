import { findStylesheetFiles } from '#isomorphic/offline/find-stylesheet-files.ts'
import { findSubresources } from '#isomorphic/offline/find-subresources.ts'
import type { GuideFile, GuideManifest } from '#isomorphic/offline/guide-manifest.ts'
import { DEVICE_PAGES, OFFLINE_GUIDES_PATH, searchIndexAddress } from '#isomorphic/offline/offline-names.ts'
import { TRIP_COASTS_PATH } from '#isomorphic/trips/trip-api.ts'
import { WHERE_FACTS_PATH } from '#isomorphic/where/where-facts-path.ts'
import { DEFAULT_LOCALE, type LocaleTag } from '#isomorphic/words/locale.ts'
import { localiseHref } from '#isomorphic/words/localised-path.ts'
import { UnavailableError } from '#src/platform/app-error.ts'
import type { Guide } from './find-guide.ts'

/** Requests a public response from the site itself. */
export type FetchFromSite = (address: string) => Promise<Response>

/** Requests in parallel; bounded because posters are rendered on request. */
const MAX_CONCURRENT_REQUESTS = 6

type FetchedFile = { readonly address: string; readonly bytes: Uint8Array }

/** @throws {UnavailableError} unless the response is successful and public */
async function fetchPublicFile(
  fetchFromSite: FetchFromSite,
  address: string,
): Promise<readonly FetchedFile[]> {
  const response = await fetchFromSite(address)
  const isPublic = response.headers.get('cache-control')?.startsWith('public') === true
  if (response.status !== 200 || !isPublic)
    throw new UnavailableError(`offline guide (${address}: ${response.status})`)
  return [{ address, bytes: new Uint8Array(await response.arrayBuffer()) }]
}

/** Omits a file that does not exist or is private: it opens for no visitor, or not without the network. */
async function fetchFileIfPublic(
  fetchFromSite: FetchFromSite,
  address: string,
): Promise<readonly FetchedFile[]> {
  const response = await fetchFromSite(address)
  const isMissing = response.status === 404 || response.status === 410
  const isPrivate = response.ok && response.headers.get('cache-control')?.startsWith('public') !== true
  return isMissing || isPrivate ? [] : fetchPublicFile(async () => response, address)
}

async function fetchPublicFiles(
  fetchFromSite: FetchFromSite,
  addresses: readonly string[],
  fetchFile = fetchPublicFile,
): Promise<readonly FetchedFile[]> {
  const files: FetchedFile[] = []
  for (let start = 0; start < addresses.length; start += MAX_CONCURRENT_REQUESTS)
    files.push(
      ...(
        await Promise.all(
          addresses
            .slice(start, start + MAX_CONCURRENT_REQUESTS)
            .map((each) => fetchFile(fetchFromSite, each)),
        )
      ).flat(),
    )
  return files
}

const fileOf = ({ address, bytes }: FetchedFile): GuideFile => [address, bytes.byteLength]

export type ManifestOptions = {
  readonly fetchFromSite: FetchFromSite
  readonly build: string
  /** Language of the guide. */
  readonly tag: LocaleTag
  /** Scripts, styles and fonts of this build, which every page needs. */
  readonly ownFiles: readonly GuideFile[]
}

/**
 * Lists all files of a guide with their sizes: its pages, their subresources, its search index, `/pocket` and the pages
 * of what is on the device. Also warms the caches: posters are rendered before the visitor's browser requests them.
 * @throws {UnavailableError} when a file cannot be loaded
 */
export async function buildGuideManifest(
  guide: Guide,
  { fetchFromSite, build, tag, ownFiles }: ManifestOptions,
): Promise<GuideManifest> {
  const inLanguage = (path: string): string => localiseHref(tag, path)
  const [guidePages, devicePages] = await Promise.all([
    fetchPublicFiles(fetchFromSite, [...guide.pages, OFFLINE_GUIDES_PATH].map(inLanguage)),
    // A story is downloaded alone.
    fetchPublicFiles(
      fetchFromSite,
      guide.kind === 'article' ? [] : DEVICE_PAGES.map(inLanguage),
      fetchFileIfPublic,
    ),
  ])
  const pages = [...guidePages, ...devicePages]
  const buildAddresses = new Set(ownFiles.map(([address]) => address))
  const decoder = new TextDecoder()
  const isOtherFile = (address: string): boolean =>
    !buildAddresses.has(address) && !address.startsWith('/assets/') && !address.startsWith('/fonts/')
  const subresources = pages.flatMap(({ address, bytes }) => findSubresources(decoder.decode(bytes), address))
  const styles = await fetchPublicFiles(
    fetchFromSite,
    ownFiles.flatMap(([address]) => (address.endsWith('.css') ? [address] : [])),
  )
  const styleFiles = styles.flatMap(({ address, bytes }) =>
    findStylesheetFiles(decoder.decode(bytes), address),
  )
  // A story is downloaded alone, and the pages of the device are no places to choose among.
  const coasts = guide.kind === 'article' ? [] : [TRIP_COASTS_PATH]
  const placeFacts = tag === DEFAULT_LOCALE ? WHERE_FACTS_PATH : `/${tag}${WHERE_FACTS_PATH}`
  const facts = guide.kind === 'article' || guide.kind === 'device' ? coasts : [...coasts, placeFacts]
  const others = [...new Set([...subresources, ...styleFiles, guide.picture, ...facts])].filter(isOtherFile)
  const [index, files] = await Promise.all([
    fetchPublicFiles(fetchFromSite, [searchIndexAddress(inLanguage(guide.path))]),
    fetchPublicFiles(fetchFromSite, others, fetchFileIfPublic),
  ])
  const { path, name, kind, picture, pages: pagePaths } = guide
  return {
    ...{ path: inLanguage(path), name, kind, picture, build, pages: pagePaths.map(inLanguage) },
    files: [...pages.map(fileOf), ...ownFiles, ...[...index, ...files].map(fileOf)],
  }
}
