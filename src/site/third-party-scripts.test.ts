import { describe, expect, it } from 'vitest'
import { PAGES } from '#src/pages.ts'
import { createPageTable } from './page-table.ts'
import { allowsThirdPartyScripts } from './third-party-scripts.ts'

const table = createPageTable(PAGES)
const may = (path: string): boolean => allowsThirdPartyScripts(table.find(path))

describe('scripts of others', () => {
  it.each(['/', '/places', '/destinations/japan/kyoto', '/articles', '/search', '/newsletter'])(
    'may be on %s',
    (address) => {
      expect(may(address)).toBe(true)
    },
  )

  it.each([
    '/profile',
    '/profile/saves',
    '/profile/saves/main',
    '/profile/saves/add',
    '/profile/library',
    '/profile/settings',
    '/profile/settings/delete',
    '/goodbye',
    '/lists/0123456789abcdef0123456789abcdef',
    '/newsletter/confirm',
    '/newsletter/unsubscribe',
    '/newsletter/preferences',
    '/cookie-settings',
    '/no-such-page',
  ])('are never on %s', (address) => {
    expect(may(address)).toBe(false)
  })
})
