import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseDocument } from 'yaml'
import { runsOf } from '#test/support/sample.ts'
import { parseYamlSource } from './yaml-source.ts'

const SIGNS = [
  'a',
  ': ',
  '\u00a0: ',
  '2026-11-27',
  '0x1f',
  'yes',
  'null',
  '---',
  '\t',
  'b: ',
  '- ',
  '*a',
  '&a ',
  '[',
  ']',
  '{',
  '}',
  '\n',
  '  ',
  '"',
  "'",
  '|\n',
  '? ',
  '!x ',
  '<<: ',
  '#',
  ',',
]

it('returns a serialisable value, or reports the problem and its line, for any input', () => {
  const typed = fc.array(fc.oneof(fc.constantFrom(...SIGNS), fc.string({ maxLength: 3 })), { maxLength: 12 })
  fc.assert(
    fc.property(typed, (pieces) => {
      const lines: number[] = []
      const text = pieces.join('')
      const source = parseYamlSource('a.yaml', text, 1, ({ line }) => lines.push(line))
      expect(source === null).toBe(lines.length > 0)
      for (const line of lines) expect(line).toBeLessThanOrEqual(text.split(/\r\n|\r|\n/).length)
      expect(() => JSON.stringify(source?.value)).not.toThrow()
      expect(source?.lineOf(['b', 0, 'a']) ?? 1).toBeGreaterThan(0)
    }),
    { numRuns: runsOf(2000) },
  )
})

it('reads the same value as the parser with lines, and accepts nothing that it rejects', () => {
  const typed = fc.array(fc.constantFrom(...SIGNS, 'b', '\n', '\n  ', '\n- ', ': '), { maxLength: 16 })
  fc.assert(
    fc.property(typed, (pieces) => {
      const text = pieces.join('')
      const source = parseYamlSource('a.yaml', text, 1, () => undefined)
      if (source === null) return
      const document = parseDocument(text, { prettyErrors: false, logLevel: 'silent' })
      expect(document.errors).toEqual([])
      expect(JSON.stringify(source.value ?? null)).toBe(JSON.stringify(document.toJS() ?? null))
    }),
    { numRuns: runsOf(5000), seed: 2026 },
  )
})

it('knows the line of a field, of an item, and of what encloses a missing one', () => {
  const text =
    'name: A\n"two words":\n  - one\n  - { b: 1,\n      c: [2,\n        3] }\nlong: >-\n  d\n  e\nlast: 1\n'
  const source = parseYamlSource('a.yaml', text, 11, () => undefined)
  const lines = [
    ['name'],
    ['two words'],
    ['two words', 0],
    ['two words', 1, 'c', 1],
    ['two words', 1, 'missing'],
    ['long'],
    ['last'],
    ['missing', 'too'],
  ].map((path) => source?.lineOf(path))
  expect(lines).toEqual([11, 12, 13, 16, 14, 17, 20, 11])
})
