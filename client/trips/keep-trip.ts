import { localiseAddress } from '#client/kit/localise-address.ts'
import { pageWordsOf } from '#client/kit/page-language.ts'
import { buildButton, buildElement } from '#client/offline/build-element.ts'
import { downloadGuides, type GuideSet, measureGuides } from '#client/offline/guide-set.ts'
import { createOfflineDevice } from '#client/offline/offline-device.ts'
import { registerServiceWorker, supportsOfflineGuides } from '#client/offline/register-service-worker.ts'
import { sizeText } from '#client/offline/size-text.ts'
import { DEVICE_GUIDE_PATH } from '#isomorphic/offline/offline-names.ts'
import { PRINT_NOW } from '#isomorphic/trips/trip-names.ts'
import { TRIP_TOOLS_WORDS } from './words/trip-tools-words.ts'

const words = pageWordsOf(TRIP_TOOLS_WORDS)

/** Opens a dialog; closing it ends what happens in it. @returns the part that shows the state */
function openDialog(onClose: () => void): HTMLElement {
  const panel = buildElement('div', { class: 'pocket-panel', role: 'status' })
  const title = buildElement('h2', { class: 'h3', id: 'keep-trip-title' }, words.title)
  const close = buildButton(words.close, 'link', () => dialog.close())
  const ways = buildElement('p', { class: 'pocket-ways' }, close)
  const dialog = buildElement(
    'dialog',
    { class: 'pocket-dialog', 'aria-labelledby': title.id },
    title,
    panel,
    ways,
  )
  dialog.addEventListener('close', () => {
    onClose()
    dialog.remove()
  })
  document.body.append(dialog)
  dialog.showModal()
  return panel
}

/** The link of the page to its book, for the next step; a trip of a device has none. */
function printLink(): readonly HTMLElement[] {
  const link = document.querySelector<HTMLElement>(`[data-trip] a[href$="${PRINT_NOW}"]`)
  return link === null ? [] : [link.cloneNode(true) as HTMLElement]
}

/**
 * Offers to download the guides of a trip's places together with the pages that show the trip: says their size first,
 * then the progress. The trip itself is on the device already. What has arrived stays when the dialog is closed.
 * @param guides paths of the places
 */
export async function keepTrip(guides: readonly string[]): Promise<void> {
  const controller = new AbortController()
  const { signal } = controller
  const panel = openDialog(() => controller.abort())
  const say = (text: string, ...more: readonly Node[]): void =>
    panel.replaceChildren(buildElement('p', {}, text), ...more)
  if (!supportsOfflineGuides()) return say(words.unsupported)
  const device = createOfflineDevice(registerServiceWorker)

  async function download(set: GuideSet): Promise<void> {
    const bar = buildElement('progress', { max: '1', value: '0' })
    const line = buildElement('p', { class: 'meta' })
    panel.replaceChildren(bar, line)
    try {
      await downloadGuides(set, device, {
        signal,
        onProgress({ files, totalFiles }) {
          bar.value = files / Math.max(1, totalFiles)
          line.textContent = words.progress(files, totalFiles)
        },
      })
      say(words.complete, ...printLink())
    } catch {
      if (!signal.aborted)
        say(
          words.failed,
          buildButton(words.retry, 'button', () => void offer()),
        )
    }
  }

  async function offer(): Promise<void> {
    say(words.measuring)
    try {
      // The guide of any place contains the pages that show what is on the device.
      const wanted = guides.length === 0 ? [DEVICE_GUIDE_PATH] : guides
      const set = await measureGuides(
        wanted.map((path) => localiseAddress(path)),
        device,
        signal,
      )
      if (set.manifests.length === 0) return say(words.complete, ...printLink())
      const size = sizeText(set.bytes)
      say(
        words.offer(set.manifests.length, size),
        buildButton(words.download(size), 'button', () => void download(set)),
      )
    } catch {
      if (!signal.aborted)
        say(
          words.unknown,
          buildButton(words.retry, 'button', () => void offer()),
        )
    }
  }
  await offer()
}
