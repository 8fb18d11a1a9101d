import { describe, expect, it } from 'vitest'
import { entityTag } from './entity-tag.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

describe('entityTag', () => {
  it('is quoted, and the same for the same bytes', () => {
    expect(entityTag(bytes('Lisbon'))).toBe(entityTag(bytes('Lisbon')))
    expect(entityTag(bytes('Lisbon'))).toMatch(/^"[0-9a-f]+"$/)
  })

  it('differs after small changes and for different lengths', () => {
    const tags = ['', 'a', 'b', 'ab', 'ba', 'aa', '\u0000', '\u0000\u0000'].map((text) =>
      entityTag(bytes(text)),
    )
    expect(new Set(tags).size).toBe(tags.length)
  })
})
