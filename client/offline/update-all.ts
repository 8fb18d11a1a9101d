import { pageWordsOf } from '#client/kit/page-language.ts'
import { buildButton, buildElement } from './build-element.ts'
import { downloadGuide } from './download-guide.ts'
import { DownloadError, type FetchTools } from './fetch-file.ts'
import { type DownloaderTools, downloadLatest, fetchManifest } from './guide-downloader.ts'
import { isMissing } from './guide-set.ts'
import type { OfflineGuide } from './offline-guides.ts'
import { OFFLINE_CLIENT_WORDS } from './words/offline-client-words.ts'

const { list: words, failures } = pageWordsOf(OFFLINE_CLIENT_WORDS)

/**
 * Downloads the latest build of each guide, one after another; a guide that is up to date costs one request.
 * @returns names of the guides that the site does not have any more, or not completely; their copies stay
 * @throws {DownloadError} when the other guides cannot be updated either
 */
export async function updateAll(
  guides: readonly OfflineGuide[],
  device: DownloaderTools,
  showStatus: (text: string) => void,
): Promise<readonly string[]> {
  const tools: FetchTools = { ...device, signal: new AbortController().signal }
  const missing: string[] = []
  for (const [index, guide] of guides.entries()) {
    const { path, name } = guide.manifest
    showStatus(words.updating(index + 1, guides.length, name))
    const downloadTools = { ...device, ...tools, onProgress: () => undefined }
    await downloadLatest(
      () => fetchManifest(path, tools),
      (manifest) => device.withLock(path, () => downloadGuide(manifest, downloadTools), tools.signal),
    ).catch((error: unknown) => {
      if (!isMissing(error)) throw error
      missing.push(name)
    })
  }
  return missing
}

/**
 * Creates a button that updates every guide of the list and shows the progress.
 * @param onDone called after all updates, also after a failure
 */
export function startUpdateAll(
  guides: readonly OfflineGuide[],
  device: DownloaderTools,
  onDone: () => void,
): HTMLElement {
  const status = buildElement('p', { class: 'meta', role: 'status' })
  const showStatus = (text: string): void => status.replaceChildren(text)
  const update = buildButton(words.updateAll, 'button button-ghost', () => {
    update.disabled = true
    updateAll(guides, device, showStatus)
      .then(
        (missing) => showStatus(missing.length === 0 ? words.upToDate : words.notUpdated(missing.join(', '))),
        (error: unknown) => showStatus(failures[error instanceof DownloadError ? error.reason : 'failed']),
      )
      .finally(() => {
        update.disabled = false
        device.onChanged()
        onDone()
      })
  })
  return buildElement('div', { class: 'pocket-update' }, update, status)
}
