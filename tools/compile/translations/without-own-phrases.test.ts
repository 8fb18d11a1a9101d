import { expect, it } from 'vitest'
import { withoutOwnPhrases } from './without-own-phrases.ts'

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
  expect(withoutOwnPhrases(recordOf('de', 'fr', 'it'), 'fr')).toEqual(recordOf('de', 'it'))
  expect(withoutOwnPhrases(recordOf('de', 'de-AT'), 'de')).toEqual(recordOf('de-AT'))
  expect(withoutOwnPhrases(recordOf('de'), 'fr')).toEqual(recordOf('de'))
})

it('leaves out a section without other phrases', () => {
  expect(withoutOwnPhrases(recordOf('cs'), 'cs')).toEqual({
    name: 'Somewhere',
    sections: [{ id: 'practical', html: book('de') }],
  })
})

it('returns records without sections as they are', () => {
  expect(withoutOwnPhrases({ name: 'Somewhere' }, 'de')).toEqual({ name: 'Somewhere' })
})
