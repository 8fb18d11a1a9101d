import { describe, expect, it } from 'vitest'
import { ownPageOf } from './own-page.ts'

describe('ownPageOf', () => {
  it('leaves out which list it is', () => {
    expect(ownPageOf('/profile/saves/0f1e2d3c')).toBe('/profile/saves')
    expect(ownPageOf('/profile/saves')).toBe('/profile/saves')
    expect(ownPageOf('/profile/settings/delete')).toBe('/profile/settings')
    expect(ownPageOf('/profile/anything')).toBe('/profile')
    expect(ownPageOf('/lists/0123456789abcdef0123456789abcdef')).toBe('/lists')
    expect(ownPageOf('/profile/saves/0f1e2d3c\n4b5a')).toBe('/profile/saves')
  })

  it('knows the pages of the guide', () => {
    for (const path of ['/', '/places', '/lists-of-places', '/profiles', '/destinations/japan/kyoto'])
      expect(ownPageOf(path)).toBeNull()
  })
})
