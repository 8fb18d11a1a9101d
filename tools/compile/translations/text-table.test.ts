import { describe, expect, it } from 'vitest'
import { createTextLocaliser } from '#src/words/content/create-text-localiser.ts'
import type { LanguageContent } from '#src/words/content/language-content.ts'
import { localiseHtml } from '#src/words/content/localise-html.ts'
import { createMarkupLocaliser } from './markup-localiser.ts'
import { createTextTable } from './text-table.ts'

const language = (texts: LanguageContent['texts']): LanguageContent => ({
  names: {},
  namesByEnglish: {},
  texts,
})
const german = createTextLocaliser('de', language({ Good: 'Gut', 'The year in {}': 'Das Jahr in {}' }))
const french = createTextLocaliser('fr', language({ Good: 'Bon' }))

describe('createTextTable', () => {
  it('translates a text into each language, asks each once, and none for a text that no language knows', () => {
    const requested: string[] = []
    const rowOf = createTextTable(
      [
        (text) => {
          requested.push(text)
          return german(text)
        },
        french,
      ],
      (text) => german(text) ?? french(text),
    )
    for (const text of ['Good', 'The year in Benin', 'A sentence.', 'Good', 'A sentence.', 'constructor'])
      expect(rowOf(text)).toEqual([german(text), french(text)])
    expect(requested).toEqual(['Good', 'The year in Benin'])
  })
})

describe('createMarkupLocaliser', () => {
  const PAGES = [
    '<p>Good</p><p title="Good">A sentence <b>of a</b> guide.</p>',
    '<a>Jan<span>uary</span></a> <a>Mar<span>ch</span></a> <img alt="Good">',
    '<td lang="es">Good</td></p>loose &amp; words<p>',
    'Good',
    '',
  ]
  it('translates one page after another as each language alone does', () => {
    const localise = createMarkupLocaliser()
    for (const html of [...PAGES, ...PAGES])
      for (const text of [german, french]) expect(localise(html, text)).toBe(localiseHtml(html, text))
  })
})
