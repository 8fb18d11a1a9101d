import { describe, expect, it } from 'vitest'
import { freedText, storageText } from './storage-status.ts'

const createStatus = (usage: number, isPersisted = false) => ({ usage, quota: 10_000_000, isPersisted })

describe('storage texts', () => {
  it('state the usage and the available storage', () => {
    expect(storageText(createStatus(3_040_000))).toBe(
      'Your guides use 3.0 MB; there is space for 7.0 MB more. The browser may clear them when the device runs out of space.',
    )
    expect(storageText(createStatus(60_000))).toBe('There is space for 9.9 MB.')
    expect(storageText(createStatus(20_000_000, true))).toMatch(
      /there is no space for more\. They stay until you remove them\.$/,
    )
  })

  it('state the storage that a removed guide frees', () => {
    const manifest = { path: '', name: 'Japan', kind: 'country', picture: '', build: '', pages: [] }
    const files = [['/destinations/japan', 3_040_000]] as const
    expect(freedText({ ...manifest, files })).toBe('Japan is removed, and 3.0 MB are free again.')
  })
})
