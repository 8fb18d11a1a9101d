import { describe, expect, it } from 'vitest'
import { privatePagePrefixOf } from './private-page.ts'

describe('privatePagePrefixOf', () => {
  it('omits the part of the path that identifies a visitor or a list', () => {
    expect(privatePagePrefixOf('/profile/saves/0f1e2d3c')).toBe('/profile/saves')
    expect(privatePagePrefixOf('/profile/saves')).toBe('/profile/saves')
    expect(privatePagePrefixOf('/profile/settings/delete')).toBe('/profile/settings')
    expect(privatePagePrefixOf('/profile/anything')).toBe('/profile')
    expect(privatePagePrefixOf('/lists/0123456789abcdef0123456789abcdef')).toBe('/lists')
    expect(privatePagePrefixOf('/profile/saves/0f1e2d3c\n4b5a')).toBe('/profile/saves')
  })

  it('covers trips of accounts, of links and of devices, in every language', () => {
    const token = '0123456789abcdef0123456789abcdef'
    for (const prefix of ['/trips/shared', '/trips/join', '/trips/calendar', '/profile/trips'])
      expect(privatePagePrefixOf(`${prefix}/${token}`)).toBe(prefix)
    expect(privatePagePrefixOf(`/trips/shared/${token}/print`)).toBe('/trips/shared')
    expect(privatePagePrefixOf('/trips/device')).toBe('/trips/device')
    expect(privatePagePrefixOf(`/de/trips/shared/${token}`)).toBe('/trips/shared')
    expect(privatePagePrefixOf(`/fr/lists/${token}`)).toBe('/lists')
  })

  it('returns null for pages of the guide', () => {
    for (const path of [
      '/',
      '/places',
      '/lists-of-places',
      '/profiles',
      '/destinations/japan/kyoto',
      '/trips',
      '/trips/new',
    ])
      expect(privatePagePrefixOf(path)).toBeNull()
  })
})
