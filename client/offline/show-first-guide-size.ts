import { type DownloaderTools, fetchManifest } from './guide-downloader.ts'
import { isMetered } from './metered.ts'
import { guideSizeText } from './size-text.ts'

/**
 * Says what the guide weighs that an empty pocket is shown with. Of one alone: to weigh a guide is work for the site. Where
 * the network counts, it is said when it is asked for.
 */
export async function showFirstGuideSize(section: HTMLElement, device: DownloaderTools): Promise<void> {
  const sizeLine = section.querySelector('[data-weight]')
  const path = section.querySelector<HTMLElement>('[data-pocket]')?.dataset['pocket']
  if (sizeLine === null || sizeLine.textContent !== '' || path === undefined || isMetered()) return
  const { signal } = new AbortController()
  const manifest = await fetchManifest(path, { ...device, signal }).catch(() => null)
  if (manifest !== null) sizeLine.textContent = `${manifest.name}: ${guideSizeText(manifest)}`
}
