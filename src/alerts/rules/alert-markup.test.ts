import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanAlertMarkup } from './alert-markup.ts'

/** What a cleaned text may hold besides escaped text. */
const ALLOWED = /<\/?(?:b|strong|i|em|span|a)>|<br>|<a href="[^"<>]*">/g

describe('the markup of an alert', () => {
  it.each([
    ['plain words', 'plain words'],
    ['<b>Storm</b> in <em>Fiji</em><br>', '<b>Storm</b> in <em>Fiji</em><br>'],
    ['<STRONG class="x" onclick="y()">Storm</STRONG>', '<strong>Storm</strong>'],
    ['<a href="/places?x=1&y=2">all</a>', '<a href="/places?x=1&amp;y=2">all</a>'],
    ["<a target=_blank href='https://example.com/a'>out</a>", '<a href="https://example.com/a">out</a>'],
    ['<a href="javascript:alert(1)">x</a>', '&lt;a href=&quot;javascript:alert(1)&quot;&gt;x&lt;/a&gt;'],
    ['<a href="java\tscript:alert(1)">x</a>', '&lt;a href=&quot;java\tscript:alert(1)&quot;&gt;x&lt;/a&gt;'],
    [
      '<a href="&#106;avascript:alert(1)">x</a>',
      '&lt;a href=&quot;&#106;avascript:alert(1)&quot;&gt;x&lt;/a&gt;',
    ],
    ['<a href="data:text/html,x">x', '&lt;a href=&quot;data:text/html,x&quot;&gt;x'],
    ['<a href="//evil.example">x</a>', '<a href="https://evil.example/">x</a>'],
    ['<a>x</a>', '&lt;a&gt;x&lt;/a&gt;'],
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
    ['<b>never closed', '<b>never closed</b>'],
    ['<b><i>crossed</b></i>', '<b><i>crossed&lt;/b&gt;</i></b>'],
    ['closed</b> alone', 'closed&lt;/b&gt; alone'],
    ['Tea & scones &amp; jam &copy;', 'Tea &amp; scones &amp; jam &copy;'],
    ['1 < 2 > 0', '1 &lt; 2 &gt; 0'],
  ])('turns %j into %j', (text, html) => {
    expect(cleanAlertMarkup(text)).toBe(html)
  })

  it('lets nothing through but the tags of its list, each closed', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom(
        '<b>',
        '</b>',
        '<a href="',
        '">',
        '<a href="/x">',
        '</a>',
        '<br/>',
        '<svg onload=',
        "'",
        '"',
        '&#',
        '<!--',
      ),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const html = cleanAlertMarkup(pieces.join(''))
        expect(html.replace(ALLOWED, '')).not.toMatch(/[<>"]/)
        for (const name of ['b', 'a', 'i']) {
          const count = (pattern: string): number => html.match(new RegExp(pattern, 'g'))?.length ?? 0
          expect(count(`<${name}[ >]`)).toBe(count(`</${name}>`))
        }
        expect(html).not.toMatch(/href="\s*(?:javascript|data|vbscript):/i)
      }),
      { numRuns: 10_000 },
    )
  })
})
