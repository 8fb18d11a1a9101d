import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** The build takes a thickness apart, nothing else: Safari drops a shorthand that has more than a line. */
const SHORTHAND = /text-decoration:(?!\s*(?:none|inherit|underline(?: \d+px)?);)[^;]*;/g

describe('style sheets', () => {
  it('underline with what Safari knows: no colour and no variable in the shorthand', () => {
    const found = globSync('src/**/*.css').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(SHORTHAND)].map(([text]) => `${file}: ${text}`),
    )
    expect(found).toEqual([])
  })
})
