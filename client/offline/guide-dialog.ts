import { localiseAddress } from '#client/kit/localise-address.ts'
import { pageWordsOf } from '#client/kit/page-language.ts'
import { OFFLINE_GUIDES_PATH } from '#isomorphic/offline/offline-names.ts'
import { buildButton, buildElement } from './build-element.ts'
import { createGuideDownloader, type GuideDownloader } from './guide-downloader.ts'
import { renderGuidePanel } from './guide-panel.ts'
import { createOfflineDevice, type RegisterServiceWorker } from './offline-device.ts'
import { OFFLINE_CLIENT_WORDS } from './words/offline-client-words.ts'

const words = pageWordsOf(OFFLINE_CLIENT_WORDS).dialog

const dialogs = new Map<
  string,
  { readonly dialog: HTMLDialogElement; readonly downloader: GuideDownloader }
>()

function buildDialog(path: string, name: string, registerWorker: RegisterServiceWorker) {
  const panel = buildElement('div', { class: 'pocket-panel' })
  const titleId = `pocket-${path.replaceAll('/', '-')}`
  const title = buildElement('h2', { class: 'h3', id: titleId }, words.title(name))
  const list = buildElement(
    'a',
    { class: 'link', href: localiseAddress(OFFLINE_GUIDES_PATH) },
    words.allGuides,
  )
  const close = buildButton(words.close, 'link', () => dialog.close())
  const dialog = buildElement(
    'dialog',
    { class: 'pocket-dialog', 'aria-labelledby': titleId },
    title,
    panel,
    buildElement('p', { class: 'pocket-ways' }, list, close),
  )
  const downloader: GuideDownloader = createGuideDownloader(
    path,
    createOfflineDevice(registerWorker),
    (state) => renderGuidePanel(panel, state, downloader),
  )
  document.body.append(dialog)
  return { dialog, downloader }
}

/**
 * Opens the dialog that downloads the guide of this page: it shows the size first, then the progress. Closing the
 * dialog does not cancel a download, which continues while the page is open.
 */
export function openGuideDialog(path: string, name: string, registerWorker: RegisterServiceWorker): void {
  const existing = dialogs.get(path)
  const { dialog, downloader } = existing ?? buildDialog(path, name, registerWorker)
  dialogs.set(path, { dialog, downloader })
  dialog.showModal()
  if (existing === undefined) void downloader.refreshState(null)
}
