import { GUIDE_CACHE_PREFIX } from '#isomorphic/offline/offline-names.ts'
import { deferInstallPrompt } from './defer-install-prompt.ts'
import {
  isOfflineModeDisabled,
  registerServiceWorker,
  supportsOfflineGuides,
} from './register-service-worker.ts'

/** The Network Information API, which not every browser has. */
type Connection = { readonly saveData?: boolean }

const prefersReducedData = (): boolean =>
  (navigator as { readonly connection?: Connection }).connection?.saveData === true

const isInstalledApp = (): boolean =>
  matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches

let areMarksStarted = false
async function loadDownloadMarks(): Promise<void> {
  if (areMarksStarted) return
  areMarksStarted = true
  const marks = await import('./start-download-marks.ts')
  marks.startDownloadMarks()
}

/** Whether any guide is on this device; most devices have none and do not load the other modules. */
async function hasGuides(): Promise<boolean> {
  const names = await caches.keys().catch(() => [])
  return names.some((name) => name.startsWith(GUIDE_CACHE_PREFIX))
}

function openDownloadDialog({ dataset }: HTMLElement): void {
  const [path = '', name = ''] = [dataset['pocket'], dataset['name']]
  void loadDownloadMarks()
  void import('./guide-dialog.ts').then(({ openGuideDialog }) =>
    openGuideDialog(path, name, registerServiceWorker),
  )
}

/**
 * Called at idle: registers the service worker, which caches one small page, and enables the download buttons. With
 * Save-Data the worker is registered with the first download. Lazily loaded modules receive shared functions as
 * arguments: a shared import would add another chunk to every page.
 */
export function startOffline(): void {
  const installPrompt = deferInstallPrompt()
  if (isInstalledApp()) void import('./last-page.ts').then(({ openLastPage }) => openLastPage())
  if (!supportsOfflineGuides()) return
  if (isOfflineModeDisabled())
    return void import('./disable-offline-mode.ts').then(({ disableOfflineMode }) => disableOfflineMode())
  if (!prefersReducedData()) void registerServiceWorker()
  void hasGuides().then((hasSome) => (hasSome ? loadDownloadMarks() : undefined))
  for (const element of document.querySelectorAll<HTMLElement>('[data-pocket]')) {
    if (element.dataset['pocket'] === 'page') {
      void import('./start-offline-guides-page.ts').then(({ startOfflineGuidesPage }) =>
        startOfflineGuidesPage(element, registerServiceWorker, installPrompt),
      )
    } else {
      element.dataset['ready'] = ''
      element.addEventListener('click', () => openDownloadDialog(element))
    }
  }
}
