import type { ClientSessionStore } from '#client/kit/client-session-store.ts'
import { showStatusMessage } from '#client/kit/status-message.ts'
import { SAVE_FORM_SELECTOR } from '#isomorphic/saves/saves-names.ts'
import { createDeviceSaves } from './device-saves.ts'
import type { SignedInSaves } from './signed-in-saves.ts'

const buttons = (): readonly HTMLButtonElement[] => [
  ...document.querySelectorAll<HTMLButtonElement>(`${SAVE_FORM_SELECTOR} button`),
]

function showSaved(saved: ReadonlySet<string>): void {
  for (const button of buttons()) button.setAttribute('aria-pressed', String(saved.has(button.value)))
}

/** Null where it cannot be fetched: a page that is not kept, without a network. */
const loadSignedInSaves = (): Promise<SignedInSaves | null> =>
  import('./signed-in-saves.ts').then(
    ({ signedInSaves }) => signedInSaves,
    () => null,
  )

export type SaveButtons = {
  /**
   * Asks for the list that what the button names goes on. Signed out, and without a network, it is saved on the device, or taken
   * away again.
   */
  readonly toggle: (button: HTMLButtonElement) => Promise<void>
  /** Keeps what a form of the Saves page asks for until there is a network; false for what cannot wait. */
  readonly queueForm: (region: Element, action: string, body: FormData) => Promise<boolean>
}

/**
 * What every save button of the page does. Signed in, saves are the account's, and wait on this device while there is no
 * network; signed out they are the device's, and go to the account, once, as soon as somebody is signed in. Nothing is taken
 * off the device before the account has it.
 * @param onMerged called when the account took over what the device had
 */
export function startSaveButtons(session: ClientSessionStore, onMerged: () => void): SaveButtons {
  const device = createDeviceSaves(() => localStorage)
  let saved = new Set(device.read())
  let lastSessionState = ''

  /** Gives the account what waited for a network. */
  async function deliver(signedIn: SignedInSaves | null): Promise<void> {
    const { user } = session.read()
    if (user === null || signedIn === null) return
    const { delivered, rejected } = await signedIn.pending.deliver(user.id)
    if (rejected > 0)
      showStatusMessage(
        'Some of what you did without a network could not be done: a list was full or gone.',
        null,
      )
    if (delivered > 0) onMerged()
  }

  async function update(): Promise<void> {
    const { user, error } = session.read()
    const isSignedIn = user !== null
    const sessionState = `${isSignedIn} ${error !== null}`
    if (sessionState === lastSessionState) return
    lastSessionState = sessionState
    // Signed out, and known to be, there is no account, nor anything that could wait for one.
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
      // The session is over, which is no lack of a network: the way is through the provider.
      if (user === null && error === null) return false
      const signedIn = owner === undefined ? null : await loadSignedInSaves()
      if (owner === undefined || signedIn === null) return false
      const isQueued = await signedIn.pending.queueForm(region, action, body, owner)
      if (isQueued)
        showStatusMessage('Kept on this device. It reaches your account when the network is back.', null)
      return isQueued
    },
    async toggle(button) {
      // An early press must not be taken for another visitor's.
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
      // Without a network and without what asks for a list, the device still keeps what nobody is signed in for.
      if (session.read().user === null && device.setSaved(path, !isSaved)) showPageSaved(path, !isSaved)
      else showStatusMessage('That could not be saved just now. Please try again.', null)
    },
  }
}
