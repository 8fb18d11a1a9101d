import { expect, it } from 'vitest'
import type { PhraseBook } from '#tools/compile/guide/phrase-books.ts'
import { createPhraseTables } from '#tools/compile/guide/phrase-tables.ts'
import { withoutEnglishReadings } from './without-english-readings.ts'

const bookOf = (
  code: string,
  text: string,
  reading: string,
  romanised: string | null = null,
): PhraseBook => ({
  language: 'Name',
  code,
  native: 'name',
  note: 'Say hello first.',
  phrases: [{ meaning: 'Hello', text, romanised, reading }],
})
/** The section of phrases of a page in another language. */
function htmlOf(...books: readonly PhraseBook[]): string {
  const html = createPhraseTables(books)(books.map(({ code }) => code)).join('')
  const { sections } = withoutEnglishReadings({ sections: [{ id: 'phrases', html }] }) as {
    readonly sections: readonly { readonly html: string }[]
  }
  return sections[0]?.html ?? ''
}
const CZECH = bookOf('cs', 'Dobrý den', 'DOB-ree den')
const GREEK = bookOf('el', 'Γεια σας', 'ya sass')

it('leaves out the English readings of a language in Latin letters, with their column', () => {
  expect(htmlOf(CZECH)).toContain('<td lang="cs" dir="auto">Dobrý den</td></tr>')
  expect(htmlOf(CZECH)).toContain('<th scope="col">As written</th></tr>')
  expect(htmlOf(bookOf('vi', 'Xin chào, ạ', 'sin chow'))).not.toContain('sin chow')
})

it('keeps the readings of another script, without which the phrase cannot be said', () => {
  expect(htmlOf(CZECH, GREEK)).toContain('<td>ya sass</td>')
  expect(htmlOf(CZECH, GREEK)).toContain('<th scope="col">As said</th>')
  expect(htmlOf(CZECH, GREEK)).not.toContain('DOB-ree')
})

it('keeps a romanisation without the reading below it', () => {
  const html = htmlOf(bookOf('ja', 'はい', 'high', 'hai'))
  expect(html).toContain('<th scope="col">Rōmaji</th>')
  expect(html).toContain('<td><span lang="ja-Latn-hepburn">hai</span></td>')
})

it('leaves everything else as it is', () => {
  const record = { name: 'Somewhere', sections: [{ id: 'practical', html: '<td>As said</td>' }] }
  expect(withoutEnglishReadings(record)).toEqual(record)
  expect(withoutEnglishReadings({ name: 'Somewhere' })).toEqual({ name: 'Somewhere' })
})
