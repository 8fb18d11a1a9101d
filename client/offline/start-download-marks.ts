import { pageWordsOf } from '#client/kit/page-language.ts'
import { GUIDES_CHANGED_EVENT } from '#isomorphic/offline/offline-names.ts'
import { DOWNLOAD_BUTTON_WORDS } from '#isomorphic/offline/words/download-button-words.ts'
import { countOutdatedGuides } from './count-outdated-guides.ts'
import { readCompleteGuides } from './offline-guides.ts'

const words = pageWordsOf(DOWNLOAD_BUTTON_WORDS)

/** Updates the label of a download button (src/site/offline/offline-button.tsx) to whether its guide is downloaded. */
function markButton(button: HTMLElement, isDownloaded: boolean): void {
  const { name = '' } = button.dataset
  const labelNode = button.lastChild
  const hasLabel = labelNode instanceof Text
  if (hasLabel) labelNode.data = isDownloaded ? words.downloaded : words.download
  const offerLabel = hasLabel ? words.downloadLabel(name) : words.downloadIconLabel(name)
  button.setAttribute('aria-label', isDownloaded ? words.downloadedLabel(name) : offerLabel)
  button.toggleAttribute('data-kept', isDownloaded)
}

/** Called by pages only: headless Chromium terminates a service worker that sets the badge. */
async function setAppBadgeCount(outdatedCount: number): Promise<void> {
  await (outdatedCount === 0 ? navigator.clearAppBadge?.() : navigator.setAppBadge?.(outdatedCount))
}

async function updateMarks(): Promise<void> {
  const guides = await readCompleteGuides(caches)
  const downloadedPaths = new Set(guides.map(({ manifest }) => manifest.path))
  for (const button of document.querySelectorAll<HTMLElement>('button[data-pocket]'))
    markButton(button, downloadedPaths.has(button.dataset['pocket'] ?? ''))
  // Not awaited: on some systems the promise never settles.
  void setAppBadgeCount(countOutdatedGuides(guides, await caches.keys())).catch(() => undefined)
}

/**
 * Marks the guides of this page that are downloaded, and sets the app badge to the number of outdated guides; updates
 * both when a guide or the build changes. Call it once.
 */
export function startDownloadMarks(): void {
  document.addEventListener(GUIDES_CHANGED_EVENT, () => void updateMarks())
  navigator.serviceWorker.addEventListener('controllerchange', () => void updateMarks())
  void updateMarks()
}
