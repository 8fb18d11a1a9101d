import { readWholeGuides } from './kept-guides.ts'
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

async function markAll(): Promise<void> {
  const kept = new Set((await readWholeGuides(caches)).map(({ manifest }) => manifest.path))
  for (const button of document.querySelectorAll<HTMLElement>('button[data-pocket]'))
    mark(button, kept.has(button.dataset['pocket'] ?? ''))
}

/** Marks the guides of this page that are kept, now and whenever one comes or goes. To be called once. */
export function startMarks(): void {
  document.addEventListener(GUIDES_CHANGED, () => void markAll())
  void markAll()
}
