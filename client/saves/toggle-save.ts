import type { ClientSessionStore } from '#client/kit/client-session-store.ts'
import { showStatusMessage } from '#client/kit/status-message.ts'
import type { DeviceSaves } from './device-saves.ts'
import type { ListPanelResult } from './list-panel.ts'
import type { SignedInSaves } from './signed-in-saves.ts'

const SIGN_IN_PATH = '/api/auth/login?returnTo=%2Fprofile%2Fsaves'

/** Dependencies of `toggleSave`. */
export type ToggleSaveTools = {
  readonly session: ClientSessionStore
  readonly device: DeviceSaves
  /** Null where the module cannot be loaded. */
  readonly loadSignedInSaves: () => Promise<SignedInSaves | null>
  /** Whether the page of the button is saved. */
  readonly isSaved: boolean
  /** Updates every button of a page. */
  readonly showSaved: (path: string, isSaved: boolean) => void
}

const nameOf = (button: HTMLButtonElement): string =>
  (button.getAttribute('aria-label') ?? '').replace(/^Save /, '')

/** Reads the lists of the account and opens the panel to choose one; or returns why that failed. */
async function chooseList(
  button: HTMLButtonElement,
  { account }: SignedInSaves,
  { showSaved }: ToggleSaveTools,
): Promise<'shown' | 'signed out' | 'failed' | 'unreachable'> {
  const [name, path] = [nameOf(button), button.value]
  button.setAttribute('aria-busy', 'true')
  const [lists, panel] = await Promise.all([
    account.readLists(path),
    import('./list-panel.ts').catch(() => null),
  ])
  button.removeAttribute('aria-busy')
  if (typeof lists === 'string') return lists
  if (panel === null) return 'unreachable'
  const onDone = ({ text, list, isSaved }: ListPanelResult): void => {
    showSaved(path, isSaved)
    showStatusMessage(text, { label: 'Open list', href: `/profile/saves/${list}` })
  }
  panel.openListPanel({ button, name, path, account, lists, onDone })
  return 'shown'
}

/** Saves without choosing a list: queued for the account, or on the device. */
async function setWithoutList(
  path: string,
  isSaved: boolean,
  isPending: boolean,
  { session, device, loadSignedInSaves }: ToggleSaveTools,
): Promise<'queued' | 'failed' | 'on device' | 'full'> {
  if (!isPending) return device.setSaved(path, isSaved) ? 'on device' : 'full'
  const owner = session.read().user?.id ?? null
  const isQueued = await (await loadSignedInSaves())?.pending.queueSave(path, isSaved, owner)
  return isQueued === true ? 'queued' : 'failed'
}

/**
 * Lets the visitor choose a list for the page of the button. Signed out or offline, the page is saved on the device or
 * removed from it. Shows the result in the status line.
 */
export async function toggleSave(button: HTMLButtonElement, tools: ToggleSaveTools): Promise<void> {
  const { user, error } = tools.session.read()
  const signedIn = user === null ? null : await tools.loadSignedInSaves()
  // Queued changes have to reach the account before any later change.
  const canChooseList = signedIn !== null && !(await signedIn.pending.hasPending())
  const choice =
    user === null ? null : canChooseList ? await chooseList(button, signedIn, tools) : 'unreachable'
  if (choice === 'shown') return
  const [name, path, isSaved] = [nameOf(button), button.value, !tools.isSaved]
  // While the session cannot be checked, the change is queued for the account that signs in next.
  const isPending = choice === 'unreachable' || (user === null && error !== null)
  const outcome = choice === 'failed' ? choice : await setWithoutList(path, isSaved, isPending, tools)
  if (outcome === 'failed')
    return showStatusMessage(`${name} could not be saved just now. Please try again.`, null)
  if (outcome === 'full')
    return showStatusMessage('There is no room for more: 200 pages are the most. Take one away first.', null)
  tools.showSaved(path, isSaved)
  const statusText = isSaved ? `${name} is saved` : `${name} is no longer saved`
  if (outcome === 'queued')
    return showStatusMessage(`${statusText} on this device until the network is back.`, null)
  if (!isSaved) return showStatusMessage(`${statusText}.`, null)
  showStatusMessage(`${statusText} on this device.`, { label: 'Sign in to keep it', href: SIGN_IN_PATH })
}
