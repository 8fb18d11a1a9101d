import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseYamlSource } from './yaml-source.ts'

const SIGNS = [
  'a',
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
    { numRuns: 2000 },
  )
})
