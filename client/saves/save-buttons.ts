import type { ClientSessionStore } from '#client/kit/client-session-store.ts'
import { showStatusMessage } from '#client/kit/status-message.ts'
import {
  REFUSED_CHANGES_HREF,
  REFUSED_CHANGES_SELECTOR,
  SAVE_FORM_SELECTOR,
} from '#isomorphic/saves/saves-names.ts'
import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import { createDeviceSaves } from './device-saves.ts'
import type { SignedInSaves } from './signed-in-saves.ts'
import { SAVE_BUTTONS_WORDS } from './words/save-buttons-words.ts'

const words = SAVE_BUTTONS_WORDS[DEFAULT_LOCALE]

const buttons = (): readonly HTMLButtonElement[] => [
  ...document.querySelectorAll<HTMLButtonElement>(`${SAVE_FORM_SELECTOR} button`),
]

function showSaved(saved: ReadonlySet<string>): void {
  for (const button of buttons()) button.setAttribute('aria-pressed', String(saved.has(button.value)))
}

/** Null where the module cannot be loaded: a page that is not cached, without a network. */
const loadSignedInSaves = (): Promise<SignedInSaves | null> =>
  import('./signed-in-saves.ts').then(
    ({ signedInSaves }) => signedInSaves,
    () => null,
  )

/** Lists refused changes where the page has a section for them. */
async function showRefused({ refused }: SignedInSaves, owner: string): Promise<void> {
  const section = document.querySelector<HTMLElement>(REFUSED_CHANGES_SELECTOR)
  if (section === null) return
  const { showRefusedChanges } = await import('./show-refused-changes.ts')
  await showRefusedChanges(section, owner, refused)
}

export type SaveButtons = {
  /**
   * Lets the visitor choose a list for the page of the button. Signed out or offline, the page is saved on the device
   * or removed from it.
   */
  readonly toggle: (button: HTMLButtonElement) => Promise<void>
  /**
   * Queues the action of a form of the Saves page until the network is back; false for an action that cannot be queued.
   */
  readonly queueForm: (region: Element, action: string, body: FormData) => Promise<boolean>
}

/**
 * Connects every save button of the page. Signed in, saves belong to the account and are queued on this device while
 * offline. Signed out, they belong to the device and are merged into the account once the visitor signs in. A save is
 * removed from the device only after the account has stored it.
 * @param onMerged called after the account has stored saves of the device
 */
export function startSaveButtons(session: ClientSessionStore, onMerged: () => void): SaveButtons {
  const device = createDeviceSaves(() => localStorage)
  let saved = new Set(device.read())
  let lastSessionState = ''

  /** Sends the queued changes to the account. */
  async function deliver(signedIn: SignedInSaves | null): Promise<void> {
    const { user } = session.read()
    if (user === null || signedIn === null) return
    const { delivered, rejected, isDayFull } = await signedIn.pending.deliver(user.id)
    if (isDayFull) showStatusMessage(words.dayFull, null)
    if (rejected > 0)
      showStatusMessage(words.changesRejected, { label: words.seeRejected, href: REFUSED_CHANGES_HREF })
    if (delivered > 0) onMerged()
    void showRefused(signedIn, user.id).catch(() => undefined)
  }

  async function update(): Promise<void> {
    const { user, error } = session.read()
    const isSignedIn = user !== null
    const sessionState = `${isSignedIn} ${error !== null}`
    if (sessionState === lastSessionState) return
    lastSessionState = sessionState
    // When the visitor is known to be signed out, there is no account and no queue.
    const signedIn = isSignedIn || error !== null ? await loadSignedInSaves() : null
    const account = isSignedIn && signedIn !== null ? signedIn.account : null
    const devicePaths = device.read()
    if (account !== null && devicePaths.length > 0) {
      const mergedPaths = await account.merge(devicePaths)
      device.remove(mergedPaths)
      if (mergedPaths.length > 0) onMerged()
    }
    await deliver(signedIn)
    saved = new Set([...device.read(), ...((await account?.read()) ?? [])])
    await signedIn?.pending.applyTo(saved)
    showSaved(saved)
  }

  const showPageSaved = (path: string, isSaved: boolean): void => {
    if (isSaved) saved.add(path)
    else saved.delete(path)
    showSaved(saved)
  }

  showSaved(saved)
  session.subscribe(() => void update())
  void update()
  addEventListener('online', () => {
    lastSessionState = ''
    void session.checkSession()
  })
  return {
    async queueForm(region, action, body) {
      const owner = session.read().user?.id
      await session.checkSession()
      const { user, error } = session.read()
      // An expired session is no network problem: the visitor has to sign in.
      if (user === null && error === null) return false
      const signedIn = owner === undefined ? null : await loadSignedInSaves()
      if (owner === undefined || signedIn === null) return false
      const isQueued = await signedIn.pending.queueForm(region, action, body, owner)
      if (isQueued) showStatusMessage(words.changeQueued, null)
      return isQueued
    },
    async toggle(button) {
      // The session must be known before an early click, or the click could change the saves of another visitor.
      if (session.read().isLoading) await session.checkSession()
      await update()
      const [path, isSaved] = [button.value, saved.has(button.value)]
      const toggleModule = await import('./toggle-save.ts').catch(() => null)
      if (toggleModule !== null)
        return toggleModule.toggleSave(button, {
          session,
          device,
          loadSignedInSaves,
          isSaved,
          showSaved: showPageSaved,
        })
      // Without the list chooser, a signed-out visitor still saves on the device.
      if (session.read().user === null && device.setSaved(path, !isSaved)) showPageSaved(path, !isSaved)
      else showStatusMessage(words.failed, null)
    },
  }
}
