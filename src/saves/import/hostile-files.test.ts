import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { UnreadableFileError } from './imported-list.ts'
import { parseImport } from './parse-import.ts'

const RUNS = 1000
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'

describe('hostile files', () => {
  const BOMB = `<!DOCTYPE gpx [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>`
  it.each([
    ['a bomb of entities', `${XML}${BOMB}<gpx><wpt lat="1" lon="1"><name>&b;</name></wpt></gpx>`],
    ['an outside entity', `${XML}<!DOCTYPE kml SYSTEM "file:///etc/passwd"><kml/>`],
    ['an entity nobody declared', '<gpx><wpt lat="1" lon="1"><name>&xxe;</name></wpt></gpx>'],
    ['what is cut off', '<gpx><wpt lat="1" lon="1"><name>'],
    ['what is nested beyond measure', `<gpx>${'<a>'.repeat(40)}${'</a>'.repeat(40)}</gpx>`],
    ['more elements than a file of places has', `<gpx>${'<a/>'.repeat(100_001)}</gpx>`],
    ['another kind of XML', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a page of HTML', '<!doctype html><title>x</title>'],
    ['comments without end', `${'<!-- x -->'.repeat(5000)}<!--`],
    ['broken JSON', '{"type":"FeatureCollection"'],
    ['other JSON', '{"a":1}'],
    ['a table of something else', 'red,green\n1,2\n'],
    ['nothing', ''],
  ])('%s: refused', (_name, text) => {
    expect(() => parseImport(text)).toThrow(UnreadableFileError)
  })

  it('of any form are read or refused, and end in no other way', () => {
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
              expect(name.length + note.length).toBeLessThan(2600)
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

  it('hold a thousand entries at most', () => {
    const rows = Array.from({ length: 3000 }, (_, index) => `Place ${index}`).join('\n')
    expect(parseImport(`name\n${rows}`).entries).toHaveLength(1000)
  })
})
