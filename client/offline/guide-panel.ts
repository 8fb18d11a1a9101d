import { bytesOf, type GuideManifest } from '#isomorphic/offline/guide-manifest.ts'
import { buildButton, buildElement } from './build-element.ts'
import type { DownloadProgress } from './download-guide.ts'
import { contentsText, dayText, extentText, FAILURE_TEXTS } from './download-texts.ts'
import type { GuideDownloader, GuideState } from './guide-downloader.ts'
import { isMetered } from './metered.ts'
import { guideSizeText, sizeText } from './size-text.ts'

const paragraph = (text: string, className = 'serif'): HTMLParagraphElement =>
  buildElement('p', { class: className }, text)
const actions = (...buttons: readonly HTMLElement[]): HTMLElement =>
  buildElement('div', { class: 'actions' }, ...buttons)

function offeredParts(
  { manifest, isPartial }: Extract<GuideState, { kind: 'offered' }>,
  downloader: GuideDownloader,
): Node[] {
  const downloadButton = buildButton(
    isPartial ? 'Go on' : 'Keep it on this device',
    'button',
    () => void downloader.download(),
  )
  const partialNote = isPartial ? [paragraph('A part of it is here already.', 'meta')] : []
  const meteredNote = isMetered()
    ? [paragraph('This network is slow or counts what comes through it: it can wait for another.', 'meta')]
    : []
  const discardButtons = isPartial
    ? [buildButton('Throw the part away', 'button button-ghost', () => void downloader.remove())]
    : []
  return [
    paragraph(`${manifest.name} ${extentText(manifest)}: ${contentsText(manifest)}.`),
    ...partialNote,
    ...meteredNote,
    actions(downloadButton, ...discardButtons),
  ]
}

function progressText(manifest: GuideManifest, { files, totalFiles, bytes }: DownloadProgress): string {
  const count = totalFiles === 0 ? '' : `${files} of ${totalFiles} files, `
  return `${count}${sizeText(bytes)} of ${guideSizeText(manifest)}`
}

function progressParts(
  manifest: GuideManifest,
  progress: DownloadProgress,
  downloader: GuideDownloader,
): Node[] {
  const bar = buildElement('progress', {
    max: String(bytesOf(manifest)),
    value: String(progress.bytes),
    'aria-label': `Keeping ${manifest.name}`,
  })
  return [
    bar,
    paragraph(progressText(manifest, progress), 'meta'),
    actions(buildButton('Stop', 'button button-ghost', downloader.cancel)),
  ]
}

function downloadedParts(
  { guide, isOutdated }: Extract<GuideState, { kind: 'kept' }>,
  downloader: GuideDownloader,
): Node[] {
  const { manifest, downloadedAt } = guide
  const day = downloadedAt === null ? '' : ` Kept on ${dayText(downloadedAt)}.`
  const update = isOutdated
    ? [buildButton('Fetch the newer edition', 'button', () => void downloader.download())]
    : []
  return [
    paragraph(`In your pocket, ${guideSizeText(manifest)}.${day}`),
    actions(
      ...update,
      buildButton('Take it out', 'button button-ghost', () => void downloader.remove()),
    ),
  ]
}

/** Builds the content of the panel for a state: text first, then the buttons. */
function guideParts(state: GuideState, downloader: GuideDownloader): readonly Node[] {
  switch (state.kind) {
    case 'asking':
      return [paragraph('Asking what it weighs…', 'meta')]
    case 'offered':
      return offeredParts(state, downloader)
    case 'keeping':
      return progressParts(state.manifest, state.progress, downloader)
    case 'kept':
      return downloadedParts(state, downloader)
    case 'stopped':
      return [
        paragraph(FAILURE_TEXTS[state.failure]),
        actions(
          buildButton(
            state.failure === 'quota exceeded' ? 'Try again' : 'Go on',
            'button',
            () => void downloader.download(),
          ),
          buildButton('Throw it away', 'button button-ghost', () => void downloader.remove()),
        ),
      ]
    case 'unknown':
      return [
        paragraph('The site cannot say just now what it weighs.'),
        actions(buildButton('Ask again', 'button', () => void downloader.refreshState(null))),
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
  announce(panel, state.kind === 'keeping' ? `Keeping ${state.manifest.name}` : (parts[0]?.textContent ?? ''))
  panel.dataset['state'] = state.kind
  if (hadFocus) panel.querySelector('button')?.focus()
}
