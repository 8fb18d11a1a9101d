import type { GuideManifest } from '#isomorphic/offline/guide-manifest.ts'
import { type DownloadProgress, downloadGuide } from './download-guide.ts'
import { DownloadError } from './fetch-file.ts'
import { type DownloaderTools, downloadLatest, fetchManifest } from './guide-downloader.ts'
import { readOfflineGuides } from './offline-guides.ts'

/** Guides that are downloaded together, such as those of the places of a list. */
export type GuideSet = {
  /** Guides of which the device has not the latest build, in the order of the paths. */
  readonly manifests: readonly GuideManifest[]
  /** What the download adds: the bytes of these guides, each as it is stored. */
  readonly bytes: number
  /** Paths that have no guide. */
  readonly missing: readonly string[]
}

export type GuideSetOptions = {
  readonly signal: AbortSignal
  /** The sum over all guides of the set. */
  readonly onProgress: (progress: DownloadProgress) => void
}

/** Whether the site does not have a guide (404), which concerns that guide alone; all other errors concern the set. */
export const isMissing = (error: unknown): boolean =>
  error instanceof DownloadError && error.reason === 'failed'

const sizeOf = (manifests: readonly GuideManifest[]): number =>
  manifests.flatMap(({ files }) => files).reduce((sum, [, bytes]) => sum + bytes, 0)

/**
 * Determines what a set of guides adds to the device, before the visitor decides. One request for each guide, one after
 * another, because the site renders a guide to determine its size. Guides that another guide of the set contains are
 * omitted: a country brings its places and its stories.
 * @param paths of countries, regions, cities and stories
 * @throws {DownloadError} when the site does not respond
 */
export async function measureGuides(
  paths: readonly string[],
  device: DownloaderTools,
  signal: AbortSignal,
): Promise<GuideSet> {
  const manifests: GuideManifest[] = []
  const missing: string[] = []
  for (const path of new Set(paths)) {
    try {
      manifests.push(await fetchManifest(path, { ...device, signal }))
    } catch (error) {
      if (!isMissing(error)) throw error
      missing.push(path)
    }
  }
  const downloaded = await readOfflineGuides(device.caches)
  const isCurrent = ({ path, build }: GuideManifest): boolean =>
    downloaded.some(
      ({ manifest, downloadedAt }) =>
        downloadedAt !== null && manifest.path === path && manifest.build === build,
    )
  // A city's guide contains the page of its country, whose guide has more.
  const isContained = ({ path, kind }: GuideManifest): boolean =>
    manifests.some(
      (other) =>
        other.path !== path &&
        (kind === 'article' || path.startsWith(`${other.path}/`)) &&
        other.pages.includes(path),
    )
  const needed = manifests.filter((manifest) => !isContained(manifest) && !isCurrent(manifest))
  return { manifests: needed, bytes: sizeOf(needed), missing }
}

/**
 * Downloads a set of guides, one after another. A guide that is complete stays when a later one fails; a second call
 * resumes the set.
 * @throws {DownloadError} with the reason of the first failure
 */
export async function downloadGuides(
  { manifests }: GuideSet,
  device: DownloaderTools,
  { signal, onProgress }: GuideSetOptions,
): Promise<void> {
  const totalFiles = manifests.flatMap(({ files }) => files).length
  let [doneFiles, doneBytes] = [0, 0]
  await device.onDownloadStart()
  try {
    for (const measured of manifests) {
      const report = ({ files, bytes }: DownloadProgress): void =>
        onProgress({ files: doneFiles + files, totalFiles, bytes: doneBytes + bytes })
      let isFirst = true
      await downloadLatest(
        async () => {
          // The site was redeployed when the measured build cannot be downloaded any more.
          if (!isFirst) return fetchManifest(measured.path, { ...device, signal })
          isFirst = false
          return measured
        },
        (manifest) =>
          device.withLock(
            manifest.path,
            () => downloadGuide(manifest, { ...device, signal, onProgress: report }),
            signal,
          ),
      )
      doneFiles += measured.files.length
      doneBytes += sizeOf([measured])
    }
  } finally {
    device.onChanged()
  }
}
