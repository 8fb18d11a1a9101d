import { button, element } from './build-element.ts'
import type { GuideKeeper, GuideState } from './guide-keeper.ts'
import { bytesOf, type GuideManifest } from './guide-manifest.ts'
import type { KeepProgress } from './keep-guide.ts'
import { isMetered } from './metered.ts'
import { dayText, extentText, FAILURE_WORDS, holdsText } from './pocket-words.ts'
import { guideSize, sizeText } from './size-text.ts'

const line = (text: string, look = 'serif'): HTMLParagraphElement => element('p', { class: look }, text)
const actions = (...buttons: readonly HTMLElement[]): HTMLElement =>
  element('div', { class: 'actions' }, ...buttons)

function offered(
  { manifest, isBegun }: Extract<GuideState, { kind: 'offered' }>,
  keeper: GuideKeeper,
): Node[] {
  const keep = button(isBegun ? 'Go on' : 'Keep it on this device', 'button', () => void keeper.keep())
  const begun = isBegun ? [line('A part of it is here already.', 'meta')] : []
  const metered = isMetered()
    ? [line('This network is slow or counts what comes through it: it can wait for another.', 'meta')]
    : []
  const drop = isBegun
    ? [button('Throw the part away', 'button button-ghost', () => void keeper.remove())]
    : []
  return [
    line(`${manifest.name} ${extentText(manifest)}: ${holdsText(manifest)}.`),
    ...begun,
    ...metered,
    actions(keep, ...drop),
  ]
}

function progressText(manifest: GuideManifest, { files, allFiles, bytes }: KeepProgress): string {
  const count = allFiles === 0 ? '' : `${files} of ${allFiles} files, `
  return `${count}${sizeText(bytes)} of ${guideSize(manifest)}`
}

function keeping(manifest: GuideManifest, progress: KeepProgress, keeper: GuideKeeper): Node[] {
  const bar = element('progress', {
    max: String(bytesOf(manifest)),
    value: String(progress.bytes),
    'aria-label': `Keeping ${manifest.name}`,
  })
  return [
    bar,
    line(progressText(manifest, progress), 'meta'),
    actions(button('Stop', 'button button-ghost', keeper.stop)),
  ]
}

function kept({ guide, isOld }: Extract<GuideState, { kind: 'kept' }>, keeper: GuideKeeper): Node[] {
  const { manifest, keptAt } = guide
  const day = keptAt === null ? '' : ` Kept on ${dayText(keptAt)}.`
  const update = isOld ? [button('Fetch the newer edition', 'button', () => void keeper.keep())] : []
  return [
    line(`In your pocket, ${guideSize(manifest)}.${day}`),
    actions(
      ...update,
      button('Take it out', 'button button-ghost', () => void keeper.remove()),
    ),
  ]
}

/** What is said and offered of a guide as it stands: text first, then what may be pressed. */
function guideParts(state: GuideState, keeper: GuideKeeper): readonly Node[] {
  switch (state.kind) {
    case 'asking':
      return [line('Asking what it weighs…', 'meta')]
    case 'offered':
      return offered(state, keeper)
    case 'keeping':
      return keeping(state.manifest, state.progress, keeper)
    case 'kept':
      return kept(state, keeper)
    case 'stopped':
      return [
        line(FAILURE_WORDS[state.why]),
        actions(
          button(state.why === 'no room' ? 'Try again' : 'Go on', 'button', () => void keeper.keep()),
          button('Throw it away', 'button button-ghost', () => void keeper.remove()),
        ),
      ]
    case 'unknown':
      return [
        line('The site cannot say just now what it weighs.'),
        actions(button('Ask again', 'button', () => void keeper.look(null))),
      ]
  }
}

/** Moves the bar of a panel that shows one; false for any other. */
function moveBar(panel: HTMLElement, state: GuideState): boolean {
  const bar = panel.querySelector('progress')
  const text = panel.querySelector('.meta')
  if (state.kind !== 'keeping' || bar === null || text === null) return false
  bar.value = state.progress.bytes
  text.textContent = progressText(state.manifest, state.progress)
  return true
}

/** What is read out: once for each state, not for each file. */
function say(panel: HTMLElement, text: string): void {
  const said =
    panel.querySelector(':scope > [role="status"]') ??
    panel.appendChild(element('p', { class: 'visually-hidden', role: 'status' }))
  said.textContent = text
}

/**
 * Puts how it stands with a guide into a panel, and has it read out. The focus goes on to what may be pressed next, when
 * it was on what was there before.
 */
export function showGuide(panel: HTMLElement, state: GuideState, keeper: GuideKeeper): void {
  if (moveBar(panel, state)) return
  const hadFocus = panel.contains(document.activeElement)
  for (const part of [...panel.children]) if (part.getAttribute('role') !== 'status') part.remove()
  const parts = guideParts(state, keeper)
  panel.append(...parts)
  say(panel, state.kind === 'keeping' ? `Keeping ${state.manifest.name}` : (parts[0]?.textContent ?? ''))
  panel.dataset['state'] = state.kind
  if (hadFocus) panel.querySelector('button')?.focus()
}
