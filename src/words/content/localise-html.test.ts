import { describe, expect, it } from 'vitest'
import { createTextLocaliser } from './create-text-localiser.ts'
import { localiseHtml } from './localise-html.ts'

const TEXTS: Readonly<Record<string, string>> = {
  Good: 'Gut',
  'Food & drink': 'Essen & Trinken',
  January: 'Januar',
  March: 'März',
  May: 'Mai',
  'The way': 'Der „Weg“',
}
const localise = (html: string): string => localiseHtml(html, (text) => TEXTS[text] ?? null)

describe('localiseHtml', () => {
  it('translates texts between tags and labels, and leaves everything else as it is', () => {
    expect(localise('<td class="good">Good</td><td>12</td><br><p>Food &amp; drink</p>')).toBe(
      '<td class="good">Gut</td><td>12</td><br><p>Essen &amp; Trinken</p>',
    )
    expect(localise('<svg role="img" aria-label="The way"><path d="M0 0"></path></svg>')).toBe(
      '<svg role="img" aria-label="Der „Weg“"><path d="M0 0"></path></svg>',
    )
  })

  it('writes a number without a word with the separators of the language', () => {
    const german = createTextLocaliser('de', { names: {}, namesByEnglish: {}, texts: { '{#} m': '{#} m' } })
    expect(localiseHtml('<dd>1,550 m</dd><dd>9.5</dd><dd>7.30–9.00 A</dd>', german)).toBe(
      '<dd>1.550 m</dd><dd>9,5</dd><dd>7.30–9.00 A</dd>',
    )
  })

  it('starts a heading, a cell and a value with a capital, and no month within a line', () => {
    const italian = createTextLocaliser('it', { names: {}, namesByEnglish: {}, texts: {} })
    expect(localiseHtml('<dt>January</dt><th><a href="/x">May</a></th>', italian)).toBe(
      '<dt>Gennaio</dt><th><a href="/x">Maggio</a></th>',
    )
    expect(localiseHtml('<p><b>12</b> <i>May</i></p>', italian)).toBe('<p><b>12</b> <i>maggio</i></p>')
  })

  it('marks what stays English once, at the element that holds the sentence', () => {
    expect(localise('<p>No emperor <b>has</b> lived <a href="/x">here</a>.</p><p>Good</p>')).toBe(
      '<p lang="en">No emperor <b>has</b> lived <a href="/x">here</a>.</p><p>Gut</p>',
    )
    expect(localise('<ul><li>Good</li><li class="a">Bad</li></ul>')).toBe(
      '<ul><li>Gut</li><li lang="en" class="a">Bad</li></ul>',
    )
  })

  it('marks a name alone between labels and in a sentence that is translated', () => {
    expect(localise('<td><span class="feast">Bad</span><span class="off">Good</span></td>')).toBe(
      '<td><span lang="en" class="feast">Bad</span><span class="off">Gut</span></td>',
    )
    expect(localise('<p>Good <a href="/x">Bad</a></p>')).toBe('<p>Gut <a lang="en" href="/x">Bad</a></p>')
  })

  it('keeps the names in a sentence that stays English, and labels that are no sentence', () => {
    expect(
      localise('<p>It is <a href="/x">Good</a> in <b>March</b>.</p><p><b>March</b> <i>May</i></p>'),
    ).toBe('<p lang="en">It is <a href="/x">Good</a> in <b>March</b>.</p><p><b>März</b> <i>Mai</i></p>')
  })

  it('translates a sentence with elements inside as one text, and moves them as the translation does', () => {
    const texts: Readonly<Record<string, string>> = {
      'From <1>Rome</1> & <2>Oslo</2> it is <3>far</3>.':
        'Weit („<3>sehr</3>“) ist es von <2>Oslo</2> & <1>Rom</1>.',
      Good: 'Gut',
    }
    const html =
      '<ul><li> From <a href="/rome">Rome</a> &amp;\n<a href="/oslo">Oslo</a> it is <b>far</b>. </li><li>Good <a href="/x">Rome</a></li></ul>'
    expect(localiseHtml(html, (text) => texts[text] ?? null)).toBe(
      '<ul><li> Weit („<b>sehr</b>“) ist es von <a href="/oslo">Oslo</a> &amp; <a href="/rome">Rom</a>. </li><li>Gut <a lang="en" href="/x">Rome</a></li></ul>',
    )
  })

  it('takes labels beside each other for no sentence', () => {
    const requested: string[] = []
    localiseHtml('<p><b>Good</b> <i>Bad</i></p><p lang="ja">A <b>B</b></p>', (text) => {
      requested.push(text)
      return null
    })
    expect(requested.join()).not.toContain('<1>')
  })

  it('leaves text in a language of its own alone', () => {
    const phrase = '<td lang="es" dir="auto">Good</td><td><span lang="ja">Good</span></td>'
    expect(localise(phrase)).toBe(phrase)
  })

  it('splits the name of a month as the English one is split', () => {
    expect(localise('<a>Jan<span>uary</span></a> <a>Mar<span>ch</span></a>')).toBe(
      '<a>Jan<span>uar</span></a> <a>März</a>',
    )
    const french = (text: string) => ({ May: 'mai', July: 'juillet' })[text] ?? null
    expect(localiseHtml('<th><a>May<span></span></a></th><th><a>Jul<span>y</span></a></th>', french)).toBe(
      '<th><a>mai</a></th><th><a>juil<span>let</span></a></th>',
    )
    const czech = localiseHtml('<a>Jul<span>y</span></a>', (text) => (text === 'July' ? 'červenec' : null))
    expect(czech).toBe('<a>č<span>er</span>v<span>ene</span>c</a>')
  })

  it('escapes what it inserts, and survives markup that is not closed', () => {
    const hostile = localiseHtml('<p title="a">a</p>', () => '"><script>&')
    expect(hostile).not.toContain('<script>')
    expect(localise('')).toBe('')
    expect(localise('Good')).toBe('Gut')
    expect(localise('</p>loose words<p>')).toContain('loose words')
  })
})
