import { localiseAddress } from '#client/kit/localise-address.ts'
import { pageWordsOf } from '#client/kit/page-language.ts'
import { downloadGuides, type GuideSet, measureGuides } from '#client/offline/guide-set.ts'
import { keepDevicePages } from '#client/offline/keep-device-pages.ts'
import { createOfflineDevice } from '#client/offline/offline-device.ts'
import { registerServiceWorker } from '#client/offline/register-service-worker.ts'
import { sizeText } from '#client/offline/size-text.ts'
import { keepAccountList } from './account-lists/update-account-lists.ts'
import { createElement } from './panel/create-element.ts'
import { KEEP_GUIDES_WORDS } from './words/keep-guides-words.ts'

const words = pageWordsOf(KEEP_GUIDES_WORDS)

function createButton(text: string, onPress: () => void): HTMLButtonElement {
  const button = createElement('button', { type: 'button', className: 'button', textContent: text })
  button.addEventListener('click', onPress)
  return button
}

type AccountListRef = { readonly id: string; readonly owner: string }
type Dialog = { readonly panel: HTMLElement; readonly dialog: HTMLDialogElement }

function createDialog(onClose: () => void): Dialog {
  const panel = createElement('div', { className: 'pocket-panel' })
  panel.setAttribute('role', 'status')
  const close = createElement('button', { type: 'button', className: 'link', textContent: words.close })
  const title = createElement('h2', { className: 'h3', id: 'keep-guides-title', textContent: words.title })
  const all = createElement('a', {
    className: 'link',
    href: localiseAddress('/pocket'),
    textContent: words.allGuides,
  })
  const ways = createElement('p', { className: 'pocket-ways' }, all, close)
  const dialog = createElement('dialog', { className: 'pocket-dialog' }, title, panel, ways)
  dialog.setAttribute('aria-labelledby', title.id)
  close.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => {
    onClose()
    dialog.remove()
  })
  document.body.append(dialog)
  dialog.showModal()
  return { panel, dialog }
}

/** Copies the list and the page that shows it, and says where it is. */
async function keepList({ id, owner }: AccountListRef, panel: HTMLElement): Promise<void> {
  if (!(await keepAccountList(id, owner))) return
  panel.after(createElement('p', { className: 'meta', textContent: words.listStored }))
  await keepDevicePages()
}

/**
 * Offers to download the guides of a list's pages: says their size first, then the progress. Closing the dialog cancels
 * the download; what has arrived stays for the next time. A list of the account is copied before, to be read at `/saves`.
 * @param paths of guides
 * @param list list of the account and ID of the account; null for a list of this device
 */
export async function keepListGuides(paths: readonly string[], list: AccountListRef | null): Promise<void> {
  const device = createOfflineDevice(registerServiceWorker)
  const controller = new AbortController()
  const { signal } = controller
  const { panel } = createDialog(() => controller.abort())
  if (list !== null) void keepList(list, panel)
  const say = (text: string, ...more: readonly Node[]): void =>
    panel.replaceChildren(createElement('p', { textContent: text }), ...more)

  async function download(set: GuideSet): Promise<void> {
    const bar = createElement('progress', { max: 1, value: 0 })
    const line = createElement('p', { className: 'meta' })
    panel.replaceChildren(bar, line)
    try {
      await downloadGuides(set, device, {
        signal,
        onProgress({ files, totalFiles }) {
          bar.value = files / Math.max(1, totalFiles)
          line.textContent = words.progress(files, totalFiles)
        },
      })
      say(words.complete)
    } catch {
      if (!signal.aborted)
        say(
          words.failed,
          createButton(words.retry, () => void offer()),
        )
    }
  }

  async function offer(): Promise<void> {
    say(words.measuring)
    try {
      const set = await measureGuides(
        paths.map((path) => localiseAddress(path)),
        device,
        signal,
      )
      if (set.manifests.length === 0) return say(words.complete)
      const size = sizeText(set.bytes)
      say(
        words.offer(set.manifests.length, size),
        createButton(words.download(size), () => void download(set)),
      )
    } catch {
      if (!signal.aborted)
        say(
          words.unknown,
          createButton(words.retry, () => void offer()),
        )
    }
  }
  await offer()
}
