import { hastElement, type Markup, writeMarkup } from '#tools/compile/text/hast-element.ts'
import type { PhraseBook, PhraseRow } from './phrase-books.ts'
import { ROMANISATIONS } from './romanisations.ts'

function pronunciation({ romanised, reading }: PhraseRow, code: string): Markup {
  const tag = ROMANISATIONS[code]?.tag
  if (romanised === null || tag === undefined) return hastElement('td', {}, [reading])
  return hastElement('td', {}, [
    hastElement('span', { lang: tag }, [romanised]),
    hastElement('small', {}, [reading]),
  ])
}

/** The name in English and in the language, such as `Japanese, 日本語`; once where they are the same, as in `Bislama`. */
const nameOf = (language: string, native: string, code: string): readonly (Markup | string)[] =>
  native === language
    ? [language]
    : [`${language}, `, hastElement('span', { lang: code, dir: 'auto' }, [native])]

function table({ language, native, code, note, phrases }: PhraseBook): Markup {
  const rows = phrases.map((row) =>
    hastElement('tr', {}, [
      hastElement('th', { scope: 'row' }, [row.meaning]),
      hastElement('td', { lang: code, dir: 'auto' }, [row.text]),
      pronunciation(row, code),
    ]),
  )
  const romanisation = ROMANISATIONS[code]?.name
  const said = romanisation === undefined ? 'As said' : `${romanisation}, and as said`
  const head = ['In English', 'As written', said].map((label) => hastElement('th', { scope: 'col' }, [label]))
  return hastElement('div', { className: 'phrases' }, [
    hastElement('h3', {}, nameOf(language, native, code)),
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
