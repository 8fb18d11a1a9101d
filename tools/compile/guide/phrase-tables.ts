import { hastElement, type Markup, writeMarkup } from '#tools/compile/text/hast-element.ts'
import type { PhraseBook, PhraseRow } from './phrase-books.ts'
import { ROMANISATIONS } from './romanisations.ts'

const OTHER_SCRIPT = /[^\P{L}\p{Script=Latin}]/u

/**
 * Readings are spelled for readers of English. Pages in other languages hide them (guide-lists.css) where the phrase is in
 * Latin letters anyway: «bong DEE-a» misleads.
 */
const readingProps = ({ phrases }: PhraseBook): { readonly className?: string } =>
  phrases.some(({ text }) => OTHER_SCRIPT.test(text)) ? {} : { className: 'said' }

function pronunciation({ romanised, reading }: PhraseRow, book: PhraseBook): Markup {
  const tag = ROMANISATIONS[book.code]?.tag
  if (romanised === null || tag === undefined) return hastElement('td', readingProps(book), [reading])
  return hastElement('td', {}, [
    hastElement('span', { lang: tag }, [romanised]),
    hastElement('small', {}, [reading]),
  ])
}

function table(book: PhraseBook): Markup {
  const { language, native, code, note, phrases } = book
  const rows = phrases.map((row) =>
    hastElement('tr', {}, [
      hastElement('th', { scope: 'row' }, [row.meaning]),
      hastElement('td', { lang: code, dir: 'auto' }, [row.text]),
      pronunciation(row, book),
    ]),
  )
  const romanisation = ROMANISATIONS[code]?.name
  const said = romanisation === undefined ? 'As said' : `${romanisation}, and as said`
  const head = [
    ...['In English', 'As written'].map((label) => hastElement('th', { scope: 'col' }, [label])),
    hastElement('th', { scope: 'col', ...readingProps(book) }, [said]),
  ]
  return hastElement('div', { className: 'phrases' }, [
    hastElement('h3', {}, [`${language}, `, hastElement('span', { lang: code, dir: 'auto' }, [native])]),
    hastElement('p', {}, [note]),
    hastElement('table', {}, [
      hastElement('caption', {}, [`Phrases in ${language}`]),
      hastElement('thead', {}, [hastElement('tr', {}, head)]),
      hastElement('tbody', {}, rows),
    ]),
  ])
}

/** Returns the tables of phrase books as markup, in the order of their codes; each book is compiled once. */
export type GetPhraseTables = (codes: readonly string[]) => readonly string[]

/** @param books all languages with phrases; codes without a book are ignored, because the reader has reported them */
export function createPhraseTables(books: readonly PhraseBook[]): GetPhraseTables {
  const markup = new Map(books.map((book) => [book.code, writeMarkup([table(book)])]))
  return (codes) => codes.flatMap((code) => markup.get(code) ?? [])
}
