import type { ClientSessionStore } from '#client/kit/client-session-store.ts'
import { localiseAddress } from '#client/kit/localise-address.ts'
import { pageWordsOf } from '#client/kit/page-language.ts'
import { createElement } from '#client/saves/panel/create-element.ts'
import { ACCOUNT_LISTS_WORDS } from '#client/saves/words/account-lists-words.ts'
import type { AccountListCopy } from './account-list-copy.ts'
import { deviceAccountLists } from './account-list-store.ts'
import { readShownLists } from './copy-account-list.ts'
import { hasAccountLists, lookAfterAccountLists } from './look-after-account-lists.ts'

const words = pageWordsOf(ACCOUNT_LISTS_WORDS)

function createSection({ id, name, items, copiedAtMs }: AccountListCopy): HTMLElement {
  const title = createElement('h2', { className: 'h2', textContent: name, dir: 'auto' })
  const asOf = createElement('p', {
    className: 'meta',
    textContent: words.asOf(items.length, new Date(copiedAtMs)),
  })
  const rows = items.map(({ path, name: page, note }) => {
    const link = createElement('a', { className: 'link', href: localiseAddress(path), textContent: page })
    const shownNote = createElement('p', { className: 'serif saved-note', textContent: note, dir: 'auto' })
    return createElement('li', {}, link, ...(note === '' ? [] : [shownNote]))
  })
  const section = createElement(
    'section',
    { className: 'saves-list' },
    createElement('div', { className: 'list-head' }, createElement('div', {}, title, asOf)),
    createElement('ol', {}, ...rows),
  )
  section.dataset['accountList'] = id
  return section
}

/** The account that is signed in; null without a session, undefined when the site cannot be asked. */
function ownerOf(session: ClientSessionStore): string | null | undefined {
  const { user, error } = session.read()
  return error === null ? (user?.id ?? null) : undefined
}

/**
 * Shows the lists of the account that were copied to this device, to be read, above the lists of the device. Again when
 * the session is known: a copy of another account is deleted, not shown.
 * @param page the page of the saves of this device (src/saves/pages/device-saves-page.tsx)
 */
export function showAccountLists(page: HTMLElement, session: ClientSessionStore): void {
  const place = page.querySelector<HTMLElement>('[data-account-lists]')
  if (place === null) return
  const draw = async (): Promise<void> => {
    const lists = await readShownLists(ownerOf(session), deviceAccountLists)
    place.replaceChildren(...lists.map(createSection))
  }
  const update = async (): Promise<void> => {
    if (session.read().isLoading || !(await hasAccountLists())) return
    await lookAfterAccountLists(session.read())
    await draw()
  }
  session.subscribe(() => void update())
  void update()
}
