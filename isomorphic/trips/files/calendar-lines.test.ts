import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapeCalendarText, foldCalendarLine, joinCalendarLines } from './calendar-lines.ts'

const octetsOf = (line: string): number => new TextEncoder().encode(line).length

describe('lines of a calendar', () => {
  it('have at most 75 octets, divide no character, and unfold to the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const line = `SUMMARY:${escapeCalendarText(text)}`
        const folded = foldCalendarLine(line).split('\r\n')
        expect(folded.every((part) => octetsOf(part) <= 75)).toBe(true)
        expect(folded.slice(1).every((part) => part.startsWith(' '))).toBe(true)
        expect(folded.map((part, index) => (index === 0 ? part : part.slice(1))).join('')).toBe(line)
      }),
    )
  })

  it('use all 75 octets, and no more', () => {
    expect(foldCalendarLine('x'.repeat(75))).toBe('x'.repeat(75))
    expect(foldCalendarLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`)
    expect(foldCalendarLine(`${'x'.repeat(74)}é`)).toBe(`${'x'.repeat(74)}\r\n é`)
  })

  it('end with CRLF, and text cannot begin a line of its own', () => {
    const evil = 'a\r\nEND:VEVENT\rBEGIN:VALARM\nx;y,z\\n\u0000'
    expect(joinCalendarLines([`SUMMARY:${escapeCalendarText(evil)}`])).toBe(
      'SUMMARY:a\\nEND:VEVENT\\nBEGIN:VALARM\\nx\\;y\\,z\\\\n \r\n',
    )
  })
})
