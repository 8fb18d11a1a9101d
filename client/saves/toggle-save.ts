import type { ClientSessionStore } from '#client/kit/client-session-store.ts'
import { showStatusMessage } from '#client/kit/status-message.ts'
import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import type { DeviceSaves } from './device-saves.ts'
import type { ListPanelResult } from './list-panel.ts'
import type { SignedInSaves } from './signed-in-saves.ts'
import { TOGGLE_SAVE_WORDS } from './words/toggle-save-words.ts'

const words = TOGGLE_SAVE_WORDS[DEFAULT_LOCALE]
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

const nameOf = (button: HTMLButtonElement): string => words.pageName(button.getAttribute('aria-label') ?? '')

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
    showStatusMessage(text, { label: words.openList, href: `/profile/saves/${list}` })
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
  if (outcome === 'failed') return showStatusMessage(words.failed(name), null)
  if (outcome === 'full') return showStatusMessage(words.full, null)
  tools.showSaved(path, isSaved)
  if (outcome === 'queued')
    return showStatusMessage(isSaved ? words.savedOffline(name) : words.removedOffline(name), null)
  if (!isSaved) return showStatusMessage(words.removed(name), null)
  showStatusMessage(words.saved(name), { label: words.signIn, href: SIGN_IN_PATH })
}
