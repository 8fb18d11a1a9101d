import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runsOf } from '#test/support/sample.ts'
import { alertMarkup } from './alert-markup.ts'

/** Markup allowed in a page besides escaped text. */
const ALLOWED = /<\/?(?:b|strong|i|em|span|a)>|<br>|<a href="(?:https?:\/\/|\/)[^"<>\s]*">/g

describe('alertMarkup', () => {
  it.each([
    '<b>Storm</b> in <em>Fiji</em><br>',
    '<a href="/places?x=1&amp;y=2">all</a> &amp; <strong><i>more</i></strong>',
    '<a href="https://example.com/a">out</a>',
  ])('leaves %s as it was published', (text) => {
    expect(alertMarkup(text)).toBe(text)
  })

  it.each([
    ['1 < 2 & "so" on', '1 &lt; 2 &amp; &quot;so&quot; on'],
    ['<script>x</script>', '&lt;script&gt;x&lt;/script&gt;'],
    ['<b>Storm</b> <img src=x onerror=y>', '<b>Storm</b> &lt;img src=x onerror=y&gt;'],
    ['<b onclick=y>x</b>', '&lt;b onclick=y&gt;x&lt;/b&gt;'],
    ['<a href="javascript:alert(1)">x</a>', '&lt;a href=&quot;javascript:alert(1)&quot;&gt;x&lt;/a&gt;'],
    ['<a href="//evil.example">x</a>', '&lt;a href=&quot;//evil.example&quot;&gt;x&lt;/a&gt;'],
    ['<b>never closed', '&lt;b&gt;never closed'],
    ['<b><i>crossed</b></i>', '&lt;b&gt;&lt;i&gt;crossed&lt;/b&gt;&lt;/i&gt;'],
    ['<a>x</a>', '&lt;a&gt;x&lt;/a&gt;'],
  ])('escapes %s', (text, html) => {
    expect(alertMarkup(text)).toBe(html)
  })

  it('emits only the allowed elements, each closed', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom(
        '<b>',
        '</b>',
        '<a href="',
        '">',
        '<a href="/x">',
        '</a>',
        '<br>',
        '<svg onload=',
        "'",
        '"',
        '&#',
      ),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const html = alertMarkup(pieces.join(''))
        expect(html.replace(ALLOWED, '')).not.toMatch(/[<>"]/)
        for (const name of ['b', 'a']) {
          const count = (pattern: string): number => html.match(new RegExp(pattern, 'g'))?.length ?? 0
          expect(count(`<${name}[ >]`)).toBe(count(`</${name}>`))
        }
      }),
      { numRuns: runsOf(10_000) },
    )
  })
})
