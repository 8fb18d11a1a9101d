import { GUIDES_CHANGED_EVENT } from '#isomorphic/offline/offline-names.ts'
import { countOutdatedGuides } from './count-outdated-guides.ts'
import { readCompleteGuides } from './offline-guides.ts'

/** Says on a button whether its guide is on this device, as src/site/offline/offline-button.tsx says that it can be. */
function markButton(button: HTMLElement, isDownloaded: boolean): void {
  const { name = '' } = button.dataset
  const labelNode = button.lastChild
  const hasLabel = labelNode instanceof Text
  if (hasLabel) labelNode.data = isDownloaded ? 'In your pocket' : 'Take it with you'
  const offerLabel = hasLabel ? `Take it with you: ${name}` : `Take ${name} with you`
  button.setAttribute('aria-label', isDownloaded ? `In your pocket: ${name}` : offerLabel)
  button.toggleAttribute('data-kept', isDownloaded)
}

/** By pages: a Chromium without windows ends a service worker that asks for it. */
async function setAppBadgeCount(outdatedCount: number): Promise<void> {
  await (outdatedCount === 0 ? navigator.clearAppBadge?.() : navigator.setAppBadge?.(outdatedCount))
}

async function updateMarks(): Promise<void> {
  const guides = await readCompleteGuides(caches)
  const downloadedPaths = new Set(guides.map(({ manifest }) => manifest.path))
  for (const button of document.querySelectorAll<HTMLElement>('button[data-pocket]'))
    markButton(button, downloadedPaths.has(button.dataset['pocket'] ?? ''))
  // Some systems never say whether they show it: nothing waits for that.
  void setAppBadgeCount(countOutdatedGuides(guides, await caches.keys())).catch(() => undefined)
}

/**
 * Marks the guides of this page that are kept, and the app with the number of those of which there is a newer edition: now,
 * and whenever a guide or another build comes. To be called once.
 */
export function startDownloadMarks(): void {
  document.addEventListener(GUIDES_CHANGED_EVENT, () => void updateMarks())
  navigator.serviceWorker.addEventListener('controllerchange', () => void updateMarks())
  void updateMarks()
}
