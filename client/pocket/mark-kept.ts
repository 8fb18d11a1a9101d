import { readWholeGuides } from './kept-guides.ts'
import { countOldGuides } from './old-guides.ts'
import { GUIDES_CHANGED } from './pocket-names.ts'

/** Says on a button whether its guide is on this device, as src/site/pocket/pocket-button.tsx says that it can be. */
function mark(button: HTMLElement, isKept: boolean): void {
  const { name = '' } = button.dataset
  const word = button.lastChild
  const hasWord = word instanceof Text
  if (hasWord) word.data = isKept ? 'In your pocket' : 'Take it with you'
  const offer = hasWord ? `Take it with you: ${name}` : `Take ${name} with you`
  button.setAttribute('aria-label', isKept ? `In your pocket: ${name}` : offer)
  button.toggleAttribute('data-kept', isKept)
}

/** By pages: a Chromium without windows ends a service worker that asks for it. */
async function numberAtMark(old: number): Promise<void> {
  await (old === 0 ? navigator.clearAppBadge?.() : navigator.setAppBadge?.(old))
}

async function markAll(): Promise<void> {
  const guides = await readWholeGuides(caches)
  const kept = new Set(guides.map(({ manifest }) => manifest.path))
  for (const button of document.querySelectorAll<HTMLElement>('button[data-pocket]'))
    mark(button, kept.has(button.dataset['pocket'] ?? ''))
  // Some systems never say whether they show it: nothing waits for that.
  void numberAtMark(countOldGuides(guides, await caches.keys())).catch(() => undefined)
}

/**
 * Marks the guides of this page that are kept, and the app with the number of those of which there is a newer edition: now,
 * and whenever a guide or another build comes. To be called once.
 */
export function startMarks(): void {
  document.addEventListener(GUIDES_CHANGED, () => void markAll())
  navigator.serviceWorker.addEventListener('controllerchange', () => void markAll())
  void markAll()
}
