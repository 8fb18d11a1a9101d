import type { BrowserContextOptions } from 'playwright-core'
import { openPage, type WatchedPage } from './open-page.ts'
import { signInAtProvider } from './sign-in-at-provider.ts'

/** One URL for each kind of account page. */
export const ACCOUNT_PAGE_PATHS = [
  '/profile/saves',
  '/profile/saves/add?path=%2Fdestinations%2Ficeland',
  '/profile/saves/main?by=country',
  '/profile/countries',
  '/profile/library',
  '/profile/settings',
  '/profile/settings/delete',
]

/** Signs in as a member with three saves, a note and two books, in a fresh browser context. */
export async function openSignedIn(options: BrowserContextOptions): Promise<WatchedPage> {
  const opened = await openPage(options)
  await opened.page.goto('/api/auth/login?returnTo=%2Fprofile%2Fsettings')
  await signInAtProvider(opened.page, 'ana', '/profile/settings')
  await opened.page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' }
    const paths = ['/destinations/japan/kyoto', '/destinations/morocco', '/destinations/iceland']
    await fetch('/api/saves/merge', { method: 'POST', headers, body: JSON.stringify({ paths }) })
    const note = { do: 'note', path: '/destinations/morocco', note: 'In May.' }
    await fetch('/profile/saves/main', { method: 'POST', body: new URLSearchParams(note) })
  })
  // The provider's forms request a favicon that does not exist.
  opened.complaints.splice(0)
  return opened
}
