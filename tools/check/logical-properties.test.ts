import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Declarations that name a side of the screen instead of a side of the line. */
const PHYSICAL =
  /(?<=^|[\s{;])(?:(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius|left|right)\s*:|(?:text-align|float|clear):\s*(?:left|right)(?=\s*[;}]))/g

const physicalIn = (css: string): readonly string[] =>
  [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(PHYSICAL)].map(([text]) => text)

describe('style sheets', () => {
  it('name sides by the direction of writing, so that a language from right to left mirrors the page', () => {
    const files = globSync(['src/**/*.css', 'client/**/*.css'])
    expect(files.length).toBeGreaterThan(50)
    const found = files.flatMap((file) =>
      physicalIn(readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`),
    )
    expect(found).toEqual([])
  })

  it.each([
    'a { margin-left: 1px; }',
    'a{left:0}',
    'a { padding-right:2px }',
    'a { border-left-color: red; }',
    'a { text-align: right; }',
    'a { float: left }',
    'a { border-top-left-radius: 2px }',
  ])('finds %s', (css) => {
    expect(physicalIn(css)).toHaveLength(1)
  })

  it.each([
    'a { margin-inline-start: 1px; inset-inline-end: 0 }',
    'a { text-align: start; background-position: left top; transform-origin: right }',
    '/* left: 0 */ a { grid-area: left; }',
  ])('leaves %s', (css) => {
    expect(physicalIn(css)).toEqual([])
  })
})
