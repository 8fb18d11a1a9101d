/** As outbox.ts names it, which few pages have. */
const DATABASE = 'fernway-outbox'
const SIGN_OUT = 'a[href="/api/auth/logout"]'
const DELETE_ACCOUNT = 'form[action="/profile/settings/delete"]'

const forget = (): void => void globalThis.indexedDB?.deleteDatabase(DATABASE)

/** Signing out, or deleting the account, leaves nothing of it on this device: what still waited for a network goes too. */
export function forgetWhenLeaving(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(SIGN_OUT) !== null) forget()
  })
  document.addEventListener('submit', ({ target }) => {
    if (target instanceof Element && target.matches(DELETE_ACCOUNT)) forget()
  })
}
