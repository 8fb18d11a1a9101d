import { localiseAddress } from '#client/kit/localise-address.ts'
import { pageWordsOf } from '#client/kit/page-language.ts'
import { type StatusLink, showStatusMessage } from '#client/kit/status-message.ts'
import { DEVICE_SAVES_PATH } from '#isomorphic/saves/saves-names.ts'
import { openBrowserLists } from './device/open-browser-lists.ts'
import type { Press, PressOutcome, PressResultTools } from './press.ts'
import { PRESS_RESULT_WORDS } from './words/press-result-words.ts'

const words = pageWordsOf(PRESS_RESULT_WORDS)

type Message = { readonly text: string; readonly link: StatusLink | null; readonly canChange: boolean }

function refusalText(name: string, reason: string): string {
  const { refused } = words
  return reason === 'list_full' || reason === 'account_full' || reason === 'too_many_lists'
    ? refused[reason](name)
    : refused.other(name)
}

/** The message of a press: where the page is now, or why it is not saved. */
export function pressMessage({ name, isSaved }: Press, outcome: PressOutcome): Message {
  const said = (text: string, canChange = false, link: StatusLink | null = null): Message => ({
    text,
    link,
    canChange,
  })
  switch (outcome.kind) {
    case 'applied': {
      const names = outcome.lists.map((list) => list.name)
      const [list] = outcome.lists
      const link = list === undefined ? null : { label: words.openList, href: `/profile/saves/${list.id}` }
      return isSaved ? said(words.savedOn(name, names), true, link) : said(words.removedFrom(name, names))
    }
    case 'pending':
      if (outcome.isDayFull) return said(words.dayFull(name))
      return said(isSaved ? words.pending(name) : words.pendingRemoval(name))
    case 'on device': {
      const link = { label: words.seeSaves, href: DEVICE_SAVES_PATH }
      return isSaved ? said(words.onDevice(name), true, link) : said(words.offDevice(name))
    }
    case 'device full':
      return said(words.deviceFull, false, { label: words.seeSaves, href: DEVICE_SAVES_PATH })
    case 'unstored':
      return said(words.unstored(name))
    case 'refused':
      return said(refusalText(name, outcome.reason), outcome.reason === 'list_full')
  }
}

function createButton(label: string, description: string, onPress: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'link'
  button.textContent = label
  if (description !== label) button.setAttribute('aria-label', description)
  button.addEventListener('click', onPress)
  return button
}

async function openPanel(press: Press, outcome: PressOutcome, tools: PressResultTools): Promise<void> {
  const { openChangePanel } = await import('./panel/change-panel.ts')
  const signedIn = outcome.kind === 'on device' ? null : await tools.loadSignedInSaves()
  await openChangePanel(press, signedIn, tools)
}

/**
 * The lists of the device are drawn and exported without a network from what the site says now, on a page that is
 * downloaded now.
 */
async function prepareDevicePage(): Promise<void> {
  const { describeUnknownItems } = await import('./page/describe-device-items.ts')
  await describeUnknownItems(openBrowserLists(), (input, init) => fetch(input, init))
  const { keepDevicePages } = await import('#client/offline/keep-device-pages.ts')
  await keepDevicePages()
}

/**
 * Shows the result of a press in the status line, with "Change" after a save and "Undo" after a removal. The result of an
 * earlier press of the same button is not shown.
 */
export function showPressResult(press: Press, outcome: PressOutcome, tools: PressResultTools): void {
  const isRefused = ['refused', 'unstored', 'device full'].includes(outcome.kind)
  if (!isRefused && tools.isSavedNow() !== press.isSaved) return
  const { text, link, canChange } = pressMessage(press, outcome)
  const line = showStatusMessage(text, link && { ...link, href: localiseAddress(link.href) })
  const { name, isSaved } = press
  // The lists of the device are drawn and exported without a network from what the site says now.
  if (outcome.kind === 'on device' && isSaved) void prepareDevicePage()
  if (canChange) {
    const button = createButton(words.change, words.changeLabel(name), () => {
      void openPanel(press, outcome, tools)
    })
    line.insertBefore(button, line.querySelector('a'))
    button.after(' ')
  }
  if (!isSaved && !isRefused)
    line.append(
      ' ',
      createButton(words.undo, words.undo, () => void tools.pressAgain()),
    )
}
