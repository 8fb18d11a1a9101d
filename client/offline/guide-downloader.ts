import type { GuideManifest } from '#isomorphic/offline/guide-manifest.ts'
import { manifestAddress } from '#isomorphic/offline/offline-names.ts'
import { type DownloadProgress, discardPartialGuide, downloadGuide, removeGuide } from './download-guide.ts'
import { DownloadError, type DownloadFailure, type FetchTools, fetchFile } from './fetch-file.ts'
import { type CacheStorageLike, type OfflineGuide, readOfflineGuides } from './offline-guides.ts'

/** The state of one guide on this device. */
export type GuideState =
  | { readonly kind: 'asking' }
  /** Not downloaded, or only in part. */
  | { readonly kind: 'offered'; readonly manifest: GuideManifest; readonly isPartial: boolean }
  | { readonly kind: 'keeping'; readonly manifest: GuideManifest; readonly progress: DownloadProgress }
  | { readonly kind: 'stopped'; readonly failure: DownloadFailure }
  /** `isOutdated`: the site has a newer build of the guide. */
  | { readonly kind: 'kept'; readonly guide: OfflineGuide; readonly isOutdated: boolean }
  /** Not downloaded, and the site cannot tell its size. */
  | { readonly kind: 'unknown' }

export type DownloaderTools = Omit<FetchTools, 'signal'> & {
  readonly caches: CacheStorageLike
  readonly nowIso: () => string
  /**
   * Runs one task per guide at a time, across all windows. Rejects when the signal is aborted while it waits for the
   * lock.
   */
  readonly withLock: (path: string, work: () => Promise<void>, signal: AbortSignal) => Promise<void>
  /** The same without waiting: takes the lock away from other windows, whose task is aborted. */
  readonly withStolenLock: (path: string, work: () => Promise<void>) => Promise<void>
  /** Called before a download starts. */
  readonly onDownloadStart: () => Promise<void>
  readonly onChanged: () => void
}

export type GuideDownloader = {
  /**
   * Reports the current state.
   * @param build current build of the site; null: fetches the manifest to find out
   */
  readonly refreshState: (build: string | null) => Promise<void>
  /** Downloads the latest build: resumes an incomplete download or replaces an earlier build. */
  readonly download: () => Promise<void>
  readonly cancel: () => void
  /** Removes what was downloaded of an incomplete download; a complete guide stays. */
  readonly discard: () => Promise<void>
  /** Removes the guide and its incomplete downloads. */
  readonly remove: () => Promise<void>
}

const NO_PROGRESS: DownloadProgress = { files: 0, totalFiles: 0, bytes: 0 }

function toDownloadFailure(error: unknown): DownloadFailure {
  if (error instanceof DownloadError) return error.reason
  return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'failed'
}

/**
 * Fetches the current manifest of a guide.
 * @throws {DownloadError}
 */
export async function fetchManifest(path: string, tools: FetchTools): Promise<GuideManifest> {
  const response = await fetchFile(manifestAddress(path), tools)
  return (await response.json()) as GuideManifest
}

/**
 * Downloads the latest build, and starts again once when the site is redeployed during the download.
 * @param fetchLatestManifest fetches the current manifest of the guide
 * @throws errors of both functions
 */
export async function downloadLatest(
  fetchLatestManifest: () => Promise<GuideManifest>,
  download: (manifest: GuideManifest) => Promise<void>,
): Promise<GuideManifest> {
  const manifest = await fetchLatestManifest()
  const hasChanged = await download(manifest).then(
    () => false,
    (error: unknown) => {
      if (toDownloadFailure(error) === 'build changed') return true
      throw error
    },
  )
  if (!hasChanged) return manifest
  const next = await fetchLatestManifest()
  await download(next)
  return next
}

/** Creates the downloader of one guide, which reports every change of state. Its methods never reject. */
export function createGuideDownloader(
  path: string,
  tools: DownloaderTools,
  onState: (state: GuideState) => void,
): GuideDownloader {
  const { caches } = tools
  let abortController = new AbortController()
  let latestManifest: GuideManifest | null = null
  let activeDownload: Promise<void> | null = null

  async function getLatestManifest(): Promise<GuideManifest> {
    latestManifest ??= await fetchManifest(path, { ...tools, signal: abortController.signal })
    return latestManifest
  }

  async function downloadEdition(signal: AbortSignal): Promise<void> {
    const manifest = await downloadLatest(getLatestManifest, async (edition) => {
      // The next attempt fetches the manifest again: the site may have been redeployed.
      latestManifest = null
      const onProgress = (progress: DownloadProgress): void =>
        onState({ kind: 'keeping', manifest: edition, progress })
      onProgress(NO_PROGRESS)
      await tools.onDownloadStart()
      await tools.withLock(path, () => downloadGuide(edition, { ...tools, signal, onProgress }), signal)
    })
    latestManifest = manifest
  }

  async function runDownload(): Promise<void> {
    const controller = new AbortController()
    abortController = controller
    try {
      await downloadEdition(controller.signal)
      tools.onChanged()
      await refreshState(latestManifest?.build ?? null)
    } catch (error) {
      // Another window that removed the guide leaves nothing to resume.
      controller.abort()
      latestManifest = null
      tools.onChanged()
      onState({ kind: 'stopped', failure: toDownloadFailure(error) })
    }
  }

  async function refreshState(build: string | null): Promise<void> {
    const editions = (await readOfflineGuides(caches)).filter(({ manifest }) => manifest.path === path)
    const [newest] = editions
    if (newest === undefined) onState({ kind: 'asking' })
    else if (newest.downloadedAt === null)
      onState({ kind: 'offered', manifest: newest.manifest, isPartial: true })
    else
      onState({ kind: 'kept', guide: newest, isOutdated: build !== null && build !== newest.manifest.build })
    if (build !== null && newest !== undefined) return
    try {
      const manifest = await getLatestManifest()
      if (newest === undefined || newest.downloadedAt === null)
        return onState({ kind: 'offered', manifest, isPartial: newest !== undefined })
      if (manifest.build !== newest.manifest.build) onState({ kind: 'kept', guide: newest, isOutdated: true })
    } catch {
      if (newest === undefined) onState({ kind: 'unknown' })
    }
  }

  async function removeFiles(removeFrom: typeof removeGuide): Promise<void> {
    abortController.abort()
    await tools.withStolenLock(path, () => removeFrom(caches, path)).catch(() => undefined)
    tools.onChanged()
    abortController = new AbortController()
    await refreshState(null)
  }

  return {
    refreshState,
    async download() {
      activeDownload ??= runDownload().finally(() => {
        activeDownload = null
      })
      await activeDownload
    },
    cancel: () => abortController.abort(),
    discard: () => removeFiles(discardPartialGuide),
    remove: () => removeFiles(removeGuide),
  }
}
