import type { SessionStore } from '#client/kit/profile-store.ts'
import { sayInStatusLine as say } from '#client/kit/status-line.ts'
import { createAccountSaves, type SaveOutcome } from './account-saves.ts'
import { createDeviceSaves } from './device-saves.ts'
import { SAVE_FORM } from './saved-place.ts'

const SIGN_IN = '/api/auth/login?returnTo=%2Fprofile%2Fsaves'

const buttons = (): readonly HTMLButtonElement[] => [
  ...document.querySelectorAll<HTMLButtonElement>(`${SAVE_FORM} button`),
]

function showSaved(saved: ReadonlySet<string>): void {
  for (const button of buttons()) button.setAttribute('aria-pressed', String(saved.has(button.value)))
}

const nameOf = (button: HTMLButtonElement): string =>
  (button.getAttribute('aria-label') ?? '').replace(/^Save /, '')

export type SaveButtons = {
  /** Saves what the button names, or takes it away again. */
  readonly toggle: (button: HTMLButtonElement) => Promise<void>
}

/**
 * What every save button of the page does. Signed in, saves are the account's; else the device's, and they go to the
 * account, once, as soon as somebody is signed in. Nothing is taken off the device before the account has it.
 * @param onMerged called when the account took over what the device had
 */
export function startSaveButtons(session: SessionStore, onMerged: () => void): SaveButtons {
  const device = createDeviceSaves(() => localStorage)
  const account = createAccountSaves((input, init) => fetch(input, init))
  let saved = new Set(device.read())
  let wasSignedIn: boolean | null = null

  async function update(): Promise<void> {
    const isSignedIn = session.read().user !== null
    if (isSignedIn === wasSignedIn) return
    wasSignedIn = isSignedIn
    const kept = device.read()
    if (isSignedIn && kept.length > 0) {
      const taken = await account.take(kept)
      device.forget(taken)
      if (taken.length > 0) onMerged()
    }
    saved = new Set([...device.read(), ...((isSignedIn && (await account.read())) || [])])
    showSaved(saved)
  }

  async function set(path: string, isSaved: boolean): Promise<SaveOutcome | 'on device'> {
    const outcome = session.read().user === null ? 'signed out' : await account.set(path, isSaved)
    if (outcome !== 'signed out') return outcome
    return device.set(path, isSaved) ? 'on device' : 'full'
  }

  showSaved(saved)
  session.subscribe(() => void update())
  void update()
  return {
    async toggle(button) {
      // An early press must not be taken for another visitor's.
      if (session.read().isLoading) await session.checkSession()
      await update()
      const isSaved = !saved.has(button.value)
      const outcome = await set(button.value, isSaved)
      const name = nameOf(button)
      if (outcome === 'failed') return say(`${name} could not be saved just now. Please try again.`, null)
      if (outcome === 'full') {
        return say('There is no room for more: 200 pages are the most. Take one away first.', null)
      }
      if (isSaved) saved.add(button.value)
      else saved.delete(button.value)
      showSaved(saved)
      if (!isSaved) return say(`${name} is no longer saved.`, null)
      if (outcome === 'done')
        return say(`${name} is saved.`, { label: 'See your saves', href: '/profile/saves' })
      say(`${name} is saved on this device.`, { label: 'Sign in to keep it', href: SIGN_IN })
    },
  }
}
