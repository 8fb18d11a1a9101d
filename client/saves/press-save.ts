import type { SessionStore } from '#client/kit/profile-store.ts'
import { sayInStatusLine as say } from '#client/kit/status-line.ts'
import type { DeviceSaves } from './device-saves.ts'
import type { PanelResult } from './list-panel.ts'
import type { SignedInSaves } from './signed-in-saves.ts'

const SIGN_IN = '/api/auth/login?returnTo=%2Fprofile%2Fsaves'

/** What a press of a save button works with. */
export type PressTools = {
  readonly session: SessionStore
  readonly device: DeviceSaves
  /** Null where it cannot be fetched. */
  readonly loadSignedIn: () => Promise<SignedInSaves | null>
  /** Whether what the button names is saved now. */
  readonly isSaved: boolean
  /** Shows on every button of the page whether a page is saved. */
  readonly show: (path: string, isSaved: boolean) => void
}

const nameOf = (button: HTMLButtonElement): string =>
  (button.getAttribute('aria-label') ?? '').replace(/^Save /, '')

/** Asks the account for its lists, then the visitor for one of them; or why nobody could be asked. */
async function choose(
  button: HTMLButtonElement,
  { account }: SignedInSaves,
  { show }: PressTools,
): Promise<'asked' | 'signed out' | 'failed' | 'unreached'> {
  const [name, path] = [nameOf(button), button.value]
  button.setAttribute('aria-busy', 'true')
  const [lists, panel] = await Promise.all([
    account.readLists(path),
    import('./list-panel.ts').catch(() => null),
  ])
  button.removeAttribute('aria-busy')
  if (typeof lists === 'string') return lists
  if (panel === null) return 'unreached'
  const onDone = ({ text, list, isSaved }: PanelResult): void => {
    show(path, isSaved)
    say(text, { label: 'Open list', href: `/profile/saves/${list}` })
  }
  panel.openListPanel({ button, name, path, account, lists, onDone })
  return 'asked'
}

/** Saves without asking where: for when there is a network, or on the device. */
async function setWithoutList(
  path: string,
  isSaved: boolean,
  isWaiting: boolean,
  { session, device, loadSignedIn }: PressTools,
): Promise<'waiting' | 'failed' | 'on device' | 'full'> {
  if (!isWaiting) return device.set(path, isSaved) ? 'on device' : 'full'
  const owner = session.read().user?.id ?? null
  const isKept = await (await loadSignedIn())?.waiting.add(path, isSaved, owner)
  return isKept === true ? 'waiting' : 'failed'
}

/**
 * Asks for the list that what the button names goes on. Signed out, and without a network, it is saved on the device, or taken
 * away again. Says in the status line what came of it.
 */
export async function pressSave(button: HTMLButtonElement, tools: PressTools): Promise<void> {
  const { user, error } = tools.session.read()
  const signedIn = user === null ? null : await tools.loadSignedIn()
  // What waits for a network has to reach the account before anything else does.
  const canAsk = signedIn !== null && !(await signedIn.waiting.isBehind())
  const asked = user === null ? null : canAsk ? await choose(button, signedIn, tools) : 'unreached'
  if (asked === 'asked') return
  const [name, path, isSaved] = [nameOf(button), button.value, !tools.isSaved]
  // Nobody can tell who is there: what is done goes to the account of who is signed in when somebody can.
  const isWaiting = asked === 'unreached' || (user === null && error !== null)
  const outcome = asked === 'failed' ? asked : await setWithoutList(path, isSaved, isWaiting, tools)
  if (outcome === 'failed') return say(`${name} could not be saved just now. Please try again.`, null)
  if (outcome === 'full')
    return say('There is no room for more: 200 pages are the most. Take one away first.', null)
  tools.show(path, isSaved)
  const what = isSaved ? `${name} is saved` : `${name} is no longer saved`
  if (outcome === 'waiting') return say(`${what} on this device until the network is back.`, null)
  if (!isSaved) return say(`${what}.`, null)
  say(`${what} on this device.`, { label: 'Sign in to keep it', href: SIGN_IN })
}
