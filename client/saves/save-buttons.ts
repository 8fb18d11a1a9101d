import type { ClientSessionStore } from '#client/kit/client-session-store.ts'
import { pageWordsOf } from '#client/kit/page-language.ts'
import { showStatusMessage } from '#client/kit/status-message.ts'
import { SAVE_FORM_SELECTOR } from '#isomorphic/saves/saves-names.ts'
import { lookAfterAccountLists } from './account-lists/look-after-account-lists.ts'
import { createDeviceSaves } from './device-saves.ts'
import { loadPressResult } from './load-press-result.ts'
import { loadSignedInSaves } from './load-signed-in-saves.ts'
import type { Press, PressOutcome } from './press.ts'
import { createPressLog } from './press-log.ts'
import { showSaved } from './show-saved.ts'
import type { SignedInSaves } from './signed-in-saves.ts'
import { startGuideLinks } from './start-guide-links.ts'
import { submitPress } from './submit-press.ts'
import { SAVE_BUTTONS_WORDS } from './words/save-buttons-words.ts'

const words = pageWordsOf(SAVE_BUTTONS_WORDS)
/** How long the result of an early press waits for the session; the press itself is stored at once. */
const SESSION_WAIT_MS = 1500
/** How long changes that the account did not take wait for the next attempt, if the page is still open. */
const RETRY_MS = 20_000

const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

export type SaveButtons = {
  /** Saves the page of the button, or removes it when it is saved. */
  readonly toggle: (button: HTMLButtonElement) => Promise<void>
  /**
   * Queues the action of a form of the Saves page until the network is back; false for an action that cannot be queued,
   * null when the visitor has to sign in.
   */
  readonly queueForm: (region: Element, action: string, body: FormData) => Promise<boolean | null>
}

/**
 * Connects every save button of the page. Signed in, saves belong to the account and pass through the outbox, in the
 * order of the presses. Signed out, and as long as it is not known who is signed in, they belong to the device, and are
 * moved into the account once the visitor signs in. A save leaves the device only after the account has stored it.
 */
export function startSaveButtons(session: ClientSessionStore): SaveButtons {
  const device = createDeviceSaves(() => localStorage)
  const presses = createPressLog(() => localStorage)
  let saved = new Set(device.read())
  /** What was pressed on this page: a response of the account may be older. */
  const pressedNow = new Map<string, boolean>()
  let lastSessionState = ''
  let updating: Promise<void> = Promise.resolve()
  let retry = 0

  /** Moves the saves of this device into the account. */
  async function takeOver({ takeOverSaves, refreshPage }: SignedInSaves, owner: string): Promise<void> {
    if (device.read().length === 0) return presses.clear()
    const { taken, refused } = await takeOverSaves(owner, new Set(presses.read()))
    if (device.read().length === 0) presses.clear()
    if (refused > 0) showStatusMessage(words.notMoved(refused), null)
    if (taken > 0) refreshPage()
  }

  function retryLater(): void {
    clearTimeout(retry)
    retry = window.setTimeout(() => void loadSignedInSaves().then(deliver), RETRY_MS)
  }

  /** Sends the queued changes to the account. */
  async function deliver(signedIn: SignedInSaves | null): Promise<void> {
    const { user } = session.read()
    if (user === null || signedIn === null) return
    const { delivered, rejected, pending, isDayFull } = await signedIn.pending.deliver(user.id)
    if (isDayFull) showStatusMessage(words.dayFull, null)
    else if (pending > 0 && navigator.onLine) retryLater()
    if (rejected > 0)
      showStatusMessage(words.changesRejected, { label: words.seeRejected, href: signedIn.refusedHref() })
    if (delivered > 0 || signedIn.pending.takeLaterDelivery()) signedIn.refreshPage()
    void signedIn.showRefused(user.id).catch(() => undefined)
  }

  async function readState(): Promise<void> {
    const { user, error } = session.read()
    // Then there is no account and no queue.
    const isSignedOut = (user ?? error) === null
    if (isSignedOut) presses.clear()
    const signedIn = isSignedOut ? null : await loadSignedInSaves()
    void lookAfterAccountLists(session.read())
    // What an earlier page queued is older than a press of this page that the device stored.
    await deliver(signedIn)
    if (user !== null && signedIn !== null) await takeOver(signedIn, user.id)
    const accountPaths = user === null ? null : await signedIn?.account.read()
    const known = new Set([...device.read(), ...(accountPaths ?? [])])
    await signedIn?.pending.applyTo(known)
    // Only now, so that a press meanwhile never seems undone.
    saved = known
    for (const [path, isSaved] of pressedNow) saved[isSaved ? 'add' : 'delete'](path)
    showSaved(saved)
  }

  function update(): Promise<void> {
    const { user, error, isLoading } = session.read()
    const sessionState = `${user?.id ?? ''} ${error !== null}`
    if (isLoading || sessionState === lastSessionState) return updating
    lastSessionState = sessionState
    updating = updating.then(readState).catch(() => undefined)
    return updating
  }

  function showPageSaved(path: string, isSaved: boolean): void {
    pressedNow.set(path, isSaved)
    saved[isSaved ? 'add' : 'delete'](path)
    showSaved(saved)
  }

  /** Stores a press on the device; at once, so that none is lost when the page is left. */
  function storeOnDevice({ path, isSaved }: Press): PressOutcome {
    if (!device.setSaved(path, isSaved)) return { kind: 'device full' }
    const { error, isLoading } = session.read()
    if (isSaved && (isLoading || error !== null)) presses.add(path)
    return { kind: 'on device' }
  }

  /** The result of a press before the session is known: the account may take it over in the meantime. */
  async function awaitSession(press: Press, onDevice: PressOutcome): Promise<PressOutcome> {
    if (!session.read().isLoading || onDevice.kind !== 'on device') return onDevice
    await Promise.race([session.checkSession().then(update), delay(SESSION_WAIT_MS)])
    const isTaken = session.read().user !== null && device.read().includes(press.path) !== press.isSaved
    return isTaken ? { kind: 'applied', lists: [] } : onDevice
  }

  async function storePress(press: Press): Promise<PressOutcome> {
    const { user } = session.read()
    const isOnDevice = device.read().includes(press.path)
    if (user === null || (isOnDevice && !press.isSaved)) return awaitSession(press, storeOnDevice(press))
    const outcome = await submitPress(press, user.id)
    if (outcome === null) return storeOnDevice(press)
    if (outcome.kind === 'pending' && !outcome.isDayFull) retryLater()
    return outcome
  }

  async function press(newPress: Press): Promise<void> {
    const { path, name, isSaved } = newPress
    showPageSaved(path, isSaved)
    const outcome = await storePress(newPress)
    const isUndone = ['refused', 'unstored', 'device full'].includes(outcome.kind)
    // A later press of the same button has the last word.
    if (isUndone && pressedNow.get(path) === isSaved) showPageSaved(path, !isSaved)
    const result = await loadPressResult()
    if (result === null)
      return void showStatusMessage(isUndone ? words.failed : words.pressed(name, isSaved), null)
    result.showPressResult(newPress, outcome, {
      session,
      loadSignedInSaves,
      showPageSaved,
      isSavedNow: () => saved.has(path),
      pressAgain: () => press({ ...newPress, isSaved: !isSaved }),
    })
  }

  /** Goes on with what was begun before the sign-in, once the account has the saves of the device. */
  async function goOn(form: HTMLFormElement): Promise<void> {
    if (session.read().isLoading) await session.checkSession()
    await update()
    form.submit()
  }

  const unfinished = document.querySelector<HTMLFormElement>(`${SAVE_FORM_SELECTOR}[data-continue]`)
  showSaved(saved)
  session.subscribe(() => void update())
  void update()
  if (unfinished !== null) void goOn(unfinished)
  startGuideLinks(session)
  const page = document.querySelector<HTMLElement>('[data-device-saves]')
  if (page !== null)
    void import('./page/show-device-saves.ts').then(({ showDeviceSaves }) => showDeviceSaves(page, session))
  addEventListener('online', () => {
    lastSessionState = ''
    void session.checkSession()
  })
  return {
    async queueForm(region, action, body) {
      const before = session.read().user
      await Promise.race([session.checkSession(), delay(SESSION_WAIT_MS)])
      const { user, error, isLoading } = session.read()
      // An expired session is no network problem: the visitor has to sign in.
      if (!(user ?? error ?? isLoading)) return null
      const owner = (before ?? user)?.id
      const signedIn = await loadSignedInSaves()
      const isQueued = owner && (await signedIn?.pending.queueForm(region, action, body, owner))
      if (isQueued) showStatusMessage(words.changeQueued, null)
      return isQueued === true
    },
    // The form of src/saves/pages/continue-page.tsx, which the visitor may submit before the script does.
    toggle: async (button) => {
      if (button.form === unfinished) return unfinished?.submit()
      await press({
        path: button.value,
        name: words.pageName(button.getAttribute('aria-label') ?? ''),
        isSaved: button.getAttribute('aria-pressed') !== 'true',
        button,
      })
    },
  }
}
