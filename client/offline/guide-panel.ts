import { pageWordsOf } from '#client/kit/page-language.ts'
import { bytesOf, type GuideManifest } from '#isomorphic/offline/guide-manifest.ts'
import { buildButton, buildElement } from './build-element.ts'
import type { DownloadProgress } from './download-guide.ts'
import type { GuideDownloader, GuideState } from './guide-downloader.ts'
import { isMetered } from './metered.ts'
import { guideSizeText, sizeText } from './size-text.ts'
import { OFFLINE_CLIENT_WORDS } from './words/offline-client-words.ts'

const { panel: words, failures } = pageWordsOf(OFFLINE_CLIENT_WORDS)

const paragraph = (text: string, className = 'serif'): HTMLParagraphElement =>
  buildElement('p', { class: className }, text)
const actions = (...buttons: readonly HTMLElement[]): HTMLElement =>
  buildElement('div', { class: 'actions' }, ...buttons)

function offeredParts(
  { manifest, isPartial }: Extract<GuideState, { kind: 'offered' }>,
  downloader: GuideDownloader,
): Node[] {
  const { name, pages, kind } = manifest
  const downloadButton = buildButton(
    isPartial ? words.resume : words.download,
    'button',
    () => void downloader.download(),
  )
  const partialNote = isPartial ? [paragraph(words.partial, 'meta')] : []
  const meteredNote = isMetered() ? [paragraph(words.metered, 'meta')] : []
  const discardButtons = isPartial
    ? [buildButton(words.discard, 'button button-ghost', () => void downloader.discard())]
    : []
  return [
    paragraph(words.offered(name, pages.length - 1, guideSizeText(manifest), kind === 'article')),
    ...partialNote,
    ...meteredNote,
    actions(downloadButton, ...discardButtons),
  ]
}

function progressText(manifest: GuideManifest, { files, totalFiles, bytes }: DownloadProgress): string {
  const [size, totalSize] = [sizeText(bytes), guideSizeText(manifest)]
  return totalFiles === 0
    ? words.progress(size, totalSize)
    : words.progressWithFiles(files, totalFiles, size, totalSize)
}

function progressParts(
  manifest: GuideManifest,
  progress: DownloadProgress,
  downloader: GuideDownloader,
): Node[] {
  const bar = buildElement('progress', {
    max: String(bytesOf(manifest)),
    value: String(progress.bytes),
    'aria-label': words.downloading(manifest.name),
  })
  return [
    bar,
    paragraph(progressText(manifest, progress), 'meta'),
    actions(buildButton(words.stop, 'button button-ghost', downloader.cancel)),
  ]
}

function downloadedParts(
  { guide, isOutdated }: Extract<GuideState, { kind: 'kept' }>,
  downloader: GuideDownloader,
): Node[] {
  const { manifest, downloadedAt } = guide
  const size = guideSizeText(manifest)
  const update = isOutdated ? [buildButton(words.update, 'button', () => void downloader.download())] : []
  return [
    paragraph(
      downloadedAt === null ? words.downloaded(size) : words.downloadedOn(size, new Date(downloadedAt)),
    ),
    actions(
      ...update,
      buildButton(words.remove, 'button button-ghost', () => void downloader.remove()),
    ),
  ]
}

/** Builds the content of the panel for a state: text first, then the buttons. */
function guideParts(state: GuideState, downloader: GuideDownloader): readonly Node[] {
  switch (state.kind) {
    case 'asking':
      return [paragraph(words.checking, 'meta')]
    case 'offered':
      return offeredParts(state, downloader)
    case 'keeping':
      return progressParts(state.manifest, state.progress, downloader)
    case 'kept':
      return downloadedParts(state, downloader)
    case 'stopped':
      return [
        paragraph(failures[state.failure]),
        actions(
          buildButton(
            state.failure === 'quota exceeded' ? words.retry : words.resume,
            'button',
            () => void downloader.download(),
          ),
          buildButton(words.discard, 'button button-ghost', () => void downloader.discard()),
        ),
      ]
    case 'unknown':
      return [
        paragraph(words.unknown),
        actions(buildButton(words.checkAgain, 'button', () => void downloader.refreshState(null))),
      ]
  }
}

/** Updates the progress bar of a panel that shows one; returns false for any other panel or state. */
function updateProgress(panel: HTMLElement, state: GuideState): boolean {
  const bar = panel.querySelector('progress')
  const text = panel.querySelector('.meta')
  if (state.kind !== 'keeping' || bar === null || text === null) return false
  bar.value = state.progress.bytes
  text.textContent = progressText(state.manifest, state.progress)
  return true
}

/** Announces a state to screen readers: once for each state, not for each file. */
function announce(panel: HTMLElement, text: string): void {
  const status =
    panel.querySelector(':scope > [role="status"]') ??
    panel.appendChild(buildElement('p', { class: 'visually-hidden', role: 'status' }))
  status.textContent = text
}

/**
 * Renders the state of a guide into a panel and announces it. The focus moves to the first new button when it was
 * inside the panel.
 */
export function renderGuidePanel(panel: HTMLElement, state: GuideState, downloader: GuideDownloader): void {
  if (updateProgress(panel, state)) return
  const hadFocus = panel.contains(document.activeElement)
  for (const part of [...panel.children]) if (part.getAttribute('role') !== 'status') part.remove()
  const parts = guideParts(state, downloader)
  panel.append(...parts)
  announce(
    panel,
    state.kind === 'keeping' ? words.downloading(state.manifest.name) : (parts[0]?.textContent ?? ''),
  )
  panel.dataset['state'] = state.kind
  if (hadFocus) panel.querySelector('button')?.focus()
}
