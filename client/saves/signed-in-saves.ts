import { fetchInLanguage } from '#client/kit/fetch-in-language.ts'
import { localiseAddress } from '#client/kit/localise-address.ts'
import { reloadWhenUnused } from '#client/kit/reload-when-unused.ts'
import { REFUSED_CHANGES_HREF, REFUSED_CHANGES_SELECTOR } from '#isomorphic/saves/saves-names.ts'
import { type AccountSaves, createAccountSaves } from './account-saves.ts'
import { confirmSignOut } from './confirm-sign-out.ts'
import { openBrowserLists } from './device/open-browser-lists.ts'
import { type PendingSaves, pendingSaves, withOutboxLock } from './pending-saves.ts'
import { deviceRefusedChanges } from './refused-changes.ts'
import { sendChanges } from './send-changes.ts'
import { type TakeOver, takeOverDeviceSaves } from './take-over-device-saves.ts'

/** The account over the API, and on this device the queue and the changes that were refused. */
export type SignedInSaves = {
  readonly account: AccountSaves
  readonly pending: PendingSaves
  /** Lists refused changes where the page has a section for them. */
  readonly showRefused: (owner: string) => Promise<void>
  /** The address of the refused changes. */
  readonly refusedHref: () => string
  readonly confirmSignOut: typeof confirmSignOut
  /** Shows on a page of the account what it has stored since the page was rendered. */
  readonly refreshPage: () => void
  /** Moves the saves of this device into the account. */
  readonly takeOverSaves: (owner: string, pressedPaths: ReadonlySet<string>) => Promise<TakeOver>
}

async function showRefused(owner: string): Promise<void> {
  const section = document.querySelector<HTMLElement>(REFUSED_CHANGES_SELECTOR)
  if (section === null) return
  const { showRefusedChanges } = await import('./show-refused-changes.ts')
  await showRefusedChanges(section, owner, deviceRefusedChanges)
}

/**
 * Loaded once the visitor is signed in or the session cannot be checked. Its run-time imports must not be shared with
 * the scripts of every page: a shared import would become another chunk.
 */
export const signedInSaves: SignedInSaves = {
  account: createAccountSaves(fetchInLanguage),
  pending: pendingSaves,
  showRefused,
  refusedHref: () => localiseAddress(REFUSED_CHANGES_HREF),
  confirmSignOut,
  refreshPage: () => {
    if (document.querySelector('[data-live-forms]') !== null) reloadWhenUnused()
  },
  takeOverSaves: (owner, pressedPaths) =>
    takeOverDeviceSaves(owner, {
      lists: openBrowserLists(),
      pressedPaths,
      send: (changes) => sendChanges(changes, fetchInLanguage),
      withLock: withOutboxLock,
      nowMs: () => Date.now(),
    }),
}
