import { expect, it } from 'vitest'
import { HOLIDAYS_SECTION } from '#tools/compile/text/holidays-section.ts'
import { withoutOwnLanguage } from './without-own-language.ts'

const book = (code: string): string =>
  `<div class="phrases"><h3>Name, <span lang="${code}" dir="auto">name</span></h3><table><td lang="${code}" dir="auto">a</td></table></div>`
const recordOf = (...codes: readonly string[]) => ({
  name: 'Somewhere',
  sections: [
    { id: 'practical', html: book('de') },
    { id: 'phrases', html: codes.map(book).join('') },
  ],
})

it('leaves out the phrases in the language of the page alone', () => {
  expect(withoutOwnLanguage(recordOf('de', 'fr', 'it'), 'fr')).toEqual(recordOf('de', 'it'))
  expect(withoutOwnLanguage(recordOf('de', 'de-AT'), 'de')).toEqual(recordOf('de-AT'))
  expect(withoutOwnLanguage(recordOf('de'), 'fr')).toEqual(recordOf('de'))
})

it('leaves out a section without other phrases', () => {
  expect(withoutOwnLanguage(recordOf('cs'), 'cs')).toEqual({
    name: 'Somewhere',
    sections: [{ id: 'practical', html: book('de') }],
  })
})

it('leaves out the name of a holiday in the language of the page', () => {
  const rowOf = (local: string): string => `<tr><th>Name${local}</th></tr>`
  const local = (lang: string): string => `<small lang="${lang}" dir="auto">Nome</small>`
  const holidays = (html: string) => ({ sections: [{ id: HOLIDAYS_SECTION, html }] })
  expect(withoutOwnLanguage(holidays(rowOf(local('it')) + rowOf(local('de'))), 'it')).toEqual(
    holidays(rowOf('') + rowOf(local('de'))),
  )
})

it('returns records without sections as they are', () => {
  expect(withoutOwnLanguage({ name: 'Somewhere' }, 'de')).toEqual({ name: 'Somewhere' })
})
