import { button, element } from './build-element.ts'
import { type FetchTools, KeepError } from './fetch-file.ts'
import { type KeeperTools, keepNow, readManifest } from './guide-keeper.ts'
import { keepGuide } from './keep-guide.ts'
import type { KeptGuide } from './kept-guides.ts'
import { FAILURE_WORDS } from './pocket-words.ts'

/** Fetches the edition of today of each guide, one after another; those that are of today already cost one question. */
async function updateAll(
  guides: readonly KeptGuide[],
  device: KeeperTools,
  say: (text: string) => void,
): Promise<void> {
  const tools: FetchTools = { ...device, signal: new AbortController().signal }
  for (const [index, guide] of guides.entries()) {
    const { path, name } = guide.manifest
    say(`${index + 1} of ${guides.length}: ${name}`)
    const further = { ...device, ...tools, onProgress: () => undefined }
    await keepNow(
      () => readManifest(path, tools),
      (manifest) => device.alone(path, () => keepGuide(manifest, further), tools.signal),
    )
  }
}

/**
 * A button that renews every guide of the list, and says how it went.
 * @param onDone called when all was tried
 */
export function startUpdateAll(
  guides: readonly KeptGuide[],
  device: KeeperTools,
  onDone: () => void,
): HTMLElement {
  const said = element('p', { class: 'meta', role: 'status' })
  const say = (text: string): void => said.replaceChildren(text)
  const update = button('Update all', 'button button-ghost', () => {
    update.disabled = true
    updateAll(guides, device, say)
      .then(
        () => say('Every guide is of today.'),
        (error: unknown) => say(FAILURE_WORDS[error instanceof KeepError ? error.reason : 'failed']),
      )
      .finally(() => {
        update.disabled = false
        device.onChanged()
        onDone()
      })
  })
  return element('div', { class: 'pocket-update' }, update, said)
}
