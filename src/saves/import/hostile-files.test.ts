import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runsOf } from '#test/support/sample.ts'
import { UnreadableFileError } from './imported-list.ts'
import { parseImport } from './parse-import.ts'

const RUNS = runsOf(1000)
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'

describe('parseImport with hostile files', () => {
  const BOMB = `<!DOCTYPE gpx [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>`
  it.each([
    ['an entity expansion bomb', `${XML}${BOMB}<gpx><wpt lat="1" lon="1"><name>&b;</name></wpt></gpx>`],
    ['an external entity', `${XML}<!DOCTYPE kml SYSTEM "file:///etc/passwd"><kml/>`],
    ['an undeclared entity', '<gpx><wpt lat="1" lon="1"><name>&xxe;</name></wpt></gpx>'],
    ['a truncated file', '<gpx><wpt lat="1" lon="1"><name>'],
    ['excessive nesting', `<gpx>${'<a>'.repeat(40)}${'</a>'.repeat(40)}</gpx>`],
    ['too many elements', `<gpx>${'<a/>'.repeat(100_001)}</gpx>`],
    ['an unsupported XML format', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['HTML', '<!doctype html><title>x</title>'],
    ['an unterminated comment', `${'<!-- x -->'.repeat(5000)}<!--`],
    ['broken JSON', '{"type":"FeatureCollection"'],
    ['unrelated JSON', '{"a":1}'],
    ['an unrelated CSV file', 'red,green\n1,2\n'],
    ['an empty file', ''],
  ])('rejects %s', (_name, text) => {
    expect(() => parseImport(text)).toThrow(UnreadableFileError)
  })

  it('either parses or rejects any text', () => {
    const pieces = fc.constantFrom(
      '<gpx>',
      '<wpt lat="1" lon="2">',
      '<name>',
      '</',
      '&amp;',
      '&#0;',
      ']]>',
      '<![CDATA[',
      '"',
      ',',
      '\n',
      '\u0000',
      '\ud800',
    )
    const parts = fc.array(fc.oneof(fc.string({ unit: 'binary' }), pieces), { maxLength: 20 })
    fc.assert(
      fc.property(
        parts,
        fc.constantFrom('', '<kml>', '<gpx>', 'name,lat,lon\n', '{"type":"FeatureCollection",'),
        (text, start) => {
          try {
            const { entries } = parseImport(start + text.join(''))
            for (const { name, note, at } of entries) {
              expect(name.length + note.length).toBeLessThan(4500)
              expect(at === null || Math.abs(at.latitude) <= 90).toBe(true)
            }
          } catch (error) {
            expect(error).toBeInstanceOf(UnreadableFileError)
          }
        },
      ),
      { numRuns: RUNS },
    )
  })

  it('returns no more than a thousand entries', () => {
    const rows = Array.from({ length: 3000 }, (_, index) => `Place ${index}`).join('\n')
    expect(parseImport(`name\n${rows}`).entries).toHaveLength(1000)
  })
})
