import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** The build only splits off a thickness: Safari drops any other shorthand with more than a line. */
const SHORTHAND = /text-decoration:(?!\s*(?:none|inherit|underline(?: \d+px)?);)[^;]*;/g

describe('text-decoration in style sheets', () => {
  it('uses only values that Safari supports: no colour and no variable in the shorthand', () => {
    const found = globSync('src/**/*.css').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(SHORTHAND)].map(([text]) => `${file}: ${text}`),
    )
    expect(found).toEqual([])
  })
})
