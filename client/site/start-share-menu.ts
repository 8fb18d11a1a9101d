import { addLightDismiss } from '#client/kit/add-light-dismiss.ts'
import { pageWordsOf } from '#client/kit/page-language.ts'
import { showStatusMessage } from '#client/kit/status-message.ts'
import { SITE_CLIENT_WORDS } from './words/site-client-words.ts'

const words = pageWordsOf(SITE_CLIENT_WORDS)

/** Whether the native share dialog was used; cancelling it counts, because the visitor has seen it. */
async function shareWithDevice(title: string, url: string): Promise<boolean> {
  if (!('share' in navigator)) return false
  try {
    await navigator.share({ title, url })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

/** Copies the address if the browser permits it; the address is selected in any case, for copying by hand. */
async function copyAddress(field: HTMLInputElement): Promise<void> {
  // In some browsers selecting alone does not focus the field, and then there is nothing to copy.
  field.focus()
  field.select()
  try {
    await navigator.clipboard.writeText(field.value)
    showStatusMessage(words.linkCopied, null)
  } catch {
    showStatusMessage(words.linkSelected, null)
  }
}

/**
 * Shares when the menu is opened: with the native share dialog, else by copying the address while the menu shows it.
 */
export function startShareMenu(menu: HTMLDetailsElement): void {
  const field = menu.querySelector('input')
  if (field === null) return
  addLightDismiss(menu)
  menu.querySelector('summary')?.addEventListener('click', (event) => {
    event.preventDefault()
    if (menu.open) {
      menu.open = false
      return
    }
    void shareWithDevice(document.title, field.value).then((isShared) => {
      if (isShared) return
      menu.open = true
      void copyAddress(field)
    })
  })
}
