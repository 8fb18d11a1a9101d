import { holdInstallOffer } from './hold-install-offer.ts'
import { noteLastPage, pageLeftOff } from './last-page.ts'
import { GUIDE_CACHE } from './pocket-names.ts'
import { canKeepGuides, isWithdrawn, registerWorker } from './register-worker.ts'

/** What some browsers know of the network; not in the types of all. */
type Connection = { readonly saveData?: boolean }

const savesData = (): boolean =>
  (navigator as { readonly connection?: Connection }).connection?.saveData === true

let areMarked = false
async function startMarks(): Promise<void> {
  if (areMarked) return
  areMarked = true
  const marks = await import('./mark-kept.ts')
  marks.startMarks()
}

/** Whether anything was ever kept here: most devices have nothing, and are spared the rest. */
async function hasGuides(): Promise<boolean> {
  const names = await caches.keys().catch(() => [])
  return names.some((name) => name.startsWith(GUIDE_CACHE))
}

function openOffer({ dataset }: HTMLElement): void {
  const { pocket = '', name = '' } = dataset
  void startMarks()
  void import('./guide-dialog.ts').then(({ openGuideDialog }) =>
    openGuideDialog(pocket, name, registerWorker),
  )
}

/**
 * At idle: registers the service worker, which keeps one small page, and shows the buttons that take guides along. Who saves
 * data gets the worker with the first guide that is kept. What is fetched later is given what it shares with this, so that
 * it brings no piece of its own to every page.
 */
export function startPocket(): void {
  const offer = holdInstallOffer()
  noteLastPage()
  const leftOff = pageLeftOff(location.search)
  if (leftOff !== null) location.replace(leftOff)
  if (!canKeepGuides()) return
  if (isWithdrawn()) return void import('./leave-device.ts').then(({ leaveDevice }) => leaveDevice())
  if (!savesData()) void registerWorker()
  void hasGuides().then((hasSome) => (hasSome ? startMarks() : undefined))
  for (const part of document.querySelectorAll<HTMLElement>('[data-pocket]')) {
    if (part.dataset['pocket'] === 'page') {
      void import('./pocket-page.ts').then(({ startPocketPage }) =>
        startPocketPage(part, registerWorker, offer),
      )
    } else {
      part.dataset['ready'] = ''
      part.addEventListener('click', () => openOffer(part))
    }
  }
}
