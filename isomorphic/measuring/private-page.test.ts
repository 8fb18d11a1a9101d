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

  it('returns null for pages of the guide', () => {
    for (const path of ['/', '/places', '/lists-of-places', '/profiles', '/destinations/japan/kyoto'])
      expect(privatePagePrefixOf(path)).toBeNull()
  })
})
