import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alertMarkup } from '#src/alerts/rules/alert-markup.ts'
import { runsOf } from '#test/support/sample.ts'
import { sanitizeAlert } from './sanitize-alert.ts'

/** Quotation marks in text are equivalent in both spellings. */
const unquoted = (html: string): string => html.replaceAll('&quot;', '"').replaceAll('&#39;', "'")

describe('sanitizeAlert', () => {
  it.each([
    ['plain words', 'plain words'],
    ['<b>Storm</b> in <em>Fiji</em><br>', '<b>Storm</b> in <em>Fiji</em><br>'],
    ['<STRONG class="x" onclick="y()">Storm</STRONG>', '<strong>Storm</strong>'],
    ['<a href="/places?x=1&y=2">all</a>', '<a href="/places?x=1&amp;y=2">all</a>'],
    ["<a target=_blank href='https://example.com/a'>out</a>", '<a href="https://example.com/a">out</a>'],
    ['<a href="/o\'hare">x</a>', '<a href="/o%27hare">x</a>'],
    ['<a href="javascript:alert(1)">x</a>', '<span>x</span>'],
    ['<a href="java\tscript:alert(1)">x</a>', '<span>x</span>'],
    ['<a href="&#106;avascript:alert(1)">x</a>', '<span>x</span>'],
    ['<a href="//evil.example">x</a>', '<span>x</span>'],
    ['<a href="/\\evil.example">x</a>', '<span>x</span>'],
    ['<a>x</a>', '<span>x</span>'],
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['<b>never closed', '<b>never closed</b>'],
    ['<b><i>crossed</b></i>', '<b><i>crossed</i></b>'],
    ['closed</b> alone', 'closed alone'],
    ['Tea & scones &amp; jam', 'Tea &amp; scones &amp; jam'],
  ])('turns %j into %j, which pages show unchanged', (text, html) => {
    expect(sanitizeAlert(text)).toBe(html)
    expect(alertMarkup(html)).toBe(html)
  })

  it('produces markup that pages show unchanged, for any input', () => {
    const piece = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom(
        '<b>',
        '</b>',
        '<a href="/x">',
        '<a href="',
        "/'",
        '">',
        '</a>',
        '<br/>',
        '<svg onload=',
        '&#',
        '<!--',
      ),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const html = sanitizeAlert(pieces.join(''))
        expect(unquoted(alertMarkup(html))).toBe(unquoted(html))
      }),
      { numRuns: runsOf(3000) },
    )
  })
})
