import type { ClientSessionStore } from '#client/kit/client-session-store.ts'
import { showStatusMessage } from '#client/kit/status-message.ts'
import type { DeviceSaves } from './device-saves.ts'
import type { ListPanelResult } from './list-panel.ts'
import type { SignedInSaves } from './signed-in-saves.ts'

const SIGN_IN_PATH = '/api/auth/login?returnTo=%2Fprofile%2Fsaves'

/** What a press of a save button works with. */
export type ToggleSaveTools = {
  readonly session: ClientSessionStore
  readonly device: DeviceSaves
  /** Null where it cannot be fetched. */
  readonly loadSignedInSaves: () => Promise<SignedInSaves | null>
  /** Whether what the button names is saved now. */
  readonly isSaved: boolean
  /** Shows on every button of the page whether a page is saved. */
  readonly showSaved: (path: string, isSaved: boolean) => void
}

const nameOf = (button: HTMLButtonElement): string =>
  (button.getAttribute('aria-label') ?? '').replace(/^Save /, '')

/** Asks the account for its lists, then the visitor for one of them; or why nobody could be asked. */
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

/** Saves without asking where: for when there is a network, or on the device. */
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
 * Asks for the list that what the button names goes on. Signed out, and without a network, it is saved on the device, or taken
 * away again. Says in the status line what came of it.
 */
export async function toggleSave(button: HTMLButtonElement, tools: ToggleSaveTools): Promise<void> {
  const { user, error } = tools.session.read()
  const signedIn = user === null ? null : await tools.loadSignedInSaves()
  // What waits for a network has to reach the account before anything else does.
  const canChooseList = signedIn !== null && !(await signedIn.pending.hasPending())
  const choice =
    user === null ? null : canChooseList ? await chooseList(button, signedIn, tools) : 'unreachable'
  if (choice === 'shown') return
  const [name, path, isSaved] = [nameOf(button), button.value, !tools.isSaved]
  // Nobody can tell who is there: what is done goes to the account of who is signed in when somebody can.
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
