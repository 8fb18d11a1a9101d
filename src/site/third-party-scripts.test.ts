import { describe, expect, it } from 'vitest'
import { PAGES } from '#src/pages.ts'
import { createPageTable } from './page-table.ts'
import { allowsThirdPartyScripts } from './third-party-scripts.ts'

const table = createPageTable(PAGES)
const allows = (path: string): boolean => allowsThirdPartyScripts(table.find(path))

describe('allowsThirdPartyScripts', () => {
  it.each(['/', '/places', '/destinations/japan/kyoto', '/articles', '/search', '/newsletter'])(
    'allows third-party scripts on %s',
    (address) => {
      expect(allows(address)).toBe(true)
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
  ])('allows no third-party scripts on %s', (address) => {
    expect(allows(address)).toBe(false)
  })
})
