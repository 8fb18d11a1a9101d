import { pageWordsOf } from '#client/kit/page-language.ts'
import { type DownloaderTools, fetchManifest } from './guide-downloader.ts'
import { isMetered } from './metered.ts'
import { guideSizeText } from './size-text.ts'
import { OFFLINE_CLIENT_WORDS } from './words/offline-client-words.ts'

const words = pageWordsOf(OFFLINE_CLIENT_WORDS).list

/**
 * Shows the size of the guide that is suggested first when no guide is downloaded. Only of one guide, because computing
 * a size is expensive for the site; on a metered connection the dialog shows it on request.
 */
export async function showFirstGuideSize(section: HTMLElement, device: DownloaderTools): Promise<void> {
  const sizeLine = section.querySelector('[data-weight]')
  const path = section.querySelector<HTMLElement>('[data-pocket]')?.dataset['pocket']
  if (sizeLine === null || sizeLine.textContent !== '' || path === undefined || isMetered()) return
  const { signal } = new AbortController()
  const manifest = await fetchManifest(path, { ...device, signal }).catch(() => null)
  if (manifest !== null) sizeLine.textContent = words.size(manifest.name, guideSizeText(manifest))
}
