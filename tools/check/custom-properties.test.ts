import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** `--name:` in a stylesheet, `'--name',` where a script sets one. */
const DECLARED = /(?<![\w-])(--[\w-]+)(?=\s*:|['"`],)/g
/** `var(--name)`; one with a fallback may be missing. */
const REQUIRED = /var\((--[\w-]+)\s*\)/g

const namesIn = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name)

/** Custom properties that stylesheets read and no file declares: such a declaration has no effect, silently. */
function undeclaredIn(stylesheets: readonly string[], scripts: readonly string[]): readonly string[] {
  const declared = new Set([...stylesheets, ...scripts].flatMap((text) => namesIn(text, DECLARED)))
  const required = new Set(stylesheets.flatMap((text) => namesIn(text, REQUIRED)))
  return [...required].filter((name) => !declared.has(name))
}

const readAll = (patterns: readonly string[]): readonly string[] =>
  globSync([...patterns]).map((file) => readFileSync(file, 'utf8'))

describe('custom properties', () => {
  it('are declared wherever a stylesheet reads one without a fallback', () => {
    const stylesheets = readAll(['src/**/*.css', 'client/**/*.css'])
    expect(stylesheets.length).toBeGreaterThan(50)
    expect(undeclaredIn(stylesheets, readAll(['client/**/*.ts']))).toEqual([])
  })

  it.each([
    [['a { margin: var(--s8) }', ':root { --s9: 1px }'], [], ['--s8']],
    [['a { margin: var(--s9) }', ':root { --s9: 1px }'], [], []],
    [['a { scale: var(--zoom, 1) }'], [], []],
    [['a { left: var(--x) }'], ["style.setProperty('--x', '1px')"], []],
  ])('%j with %j: %j', (stylesheets, scripts, undeclared) => {
    expect(undeclaredIn(stylesheets, scripts)).toEqual(undeclared)
  })
})
