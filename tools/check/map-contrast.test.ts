import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'

/** WCAG 2.2, 1.4.3: text of normal size. */
const MIN_CONTRAST = 4.5
const SCHEMES = ['light', 'dark'] as const
const SHEETS = [
  'site/styles/tokens.css',
  'maps/town-plan.css',
  'maps/locator-mark.css',
  'maps/locator-map.css',
]

let css = ''

beforeAll(async () => {
  const sheets = SHEETS.map((name) => readFile(new URL(`../../src/${name}`, import.meta.url), 'utf8'))
  css = (await Promise.all(sheets)).join('\n').replaceAll(/\s+/g, ' ')
})

/** The colour of a declaration in both schemes. */
function colours(value: string): readonly [light: string, dark: string] {
  const token = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  if (token !== undefined) return colours(new RegExp(`[{;] ${token}: ([^;]+);`).exec(css)?.[1] ?? '')
  const pair = /^light-dark\((#\w+), (#\w+)\)$/.exec(value)
  return pair === null ? [value, value] : [pair[1] ?? '', pair[2] ?? '']
}

/** The value of a property in the rule of a selector; selectors of nested rules are separated by >. */
function declarationOf(selector: string, property: 'fill' | 'stroke'): string {
  const start = selector.split(' > ').reduce((from, part) => css.indexOf(`${part} {`, from), 0)
  expect(start, selector).toBeGreaterThan(-1)
  return new RegExp(`(?<![-\\w])${property}: ([^;]+);`).exec(css.slice(start))?.[1] ?? ''
}

function luminance(hex: string): number {
  const digits = /^#([0-9a-f]{6})$/.exec(hex)?.[1] ?? ''
  expect(digits, hex).not.toBe('')
  const [red = 0, green = 0, blue = 0] = [0, 2, 4]
    .map((index) => Number.parseInt(digits.slice(index, index + 2), 16) / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((first, second) => second - first)
  return (high + 0.05) / (low + 0.05)
}

/** Selectors of names, and of what is below them: areas by fill, lines and the outline of the name by stroke. */
const GROUNDS_OF_NAMES: readonly (readonly [
  name: string,
  fills: readonly string[],
  strokes: readonly string[],
])[] = [
  [
    '.map-mark-street text',
    ['.map-land', '.map-green', '.map-quarter', '.map-square'],
    ['.map-road', '.map-street, .map-bridge', '.map-mark-street text'],
  ],
  ['.map-mark-land text', ['.map-land', '.map-quarter'], ['.map-mark-land text']],
  ['.map-mark-park text', ['.map-green', '.map-land'], ['.map-mark-park text']],
  ['.map-mark-water text', ['.map-sea'], ['.map-mark-water text']],
  ['.map-mark-bridge text', ['.map-land', '.map-sea'], []],
  ['.map-mark-stop > text', ['.map-land'], []],
]

describe('names on maps', () => {
  it.each(GROUNDS_OF_NAMES)('have a contrast of 4.5 to what is below them: %s', (name, fills, strokes) => {
    const text = colours(declarationOf(name, 'fill'))
    const grounds = [
      ...fills.map((selector) => ({ selector, pair: colours(declarationOf(selector, 'fill')) })),
      ...strokes.map((selector) => ({ selector, pair: colours(declarationOf(selector, 'stroke')) })),
    ]
    const weak = grounds.flatMap(({ selector, pair }) =>
      SCHEMES.flatMap((scheme, index) => {
        const found = contrast(text[index] ?? '', pair[index] ?? '')
        return found < MIN_CONTRAST ? [`${selector}, ${scheme}: ${found.toFixed(2)}`] : []
      }),
    )
    expect(weak).toEqual([])
  })
})
