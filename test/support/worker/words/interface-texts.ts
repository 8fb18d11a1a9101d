import { type Catalogue, pickWords } from '#isomorphic/words/catalogue.ts'
import type { Locale } from '#isomorphic/words/locale.ts'

/** The catalogues of pages, found by their files. */
const MODULES = import.meta.glob<Record<string, unknown>>(
  [
    '/client/newsletter/words/*-words.ts',
    '/src/**/words/*-words.ts',
    '/isomorphic/**/words/*-words.ts',
    '!/src/admin/**',
    '!/src/posters/**',
  ],
  { eager: true },
)

/** The same in every language. */
const NAMES = new Set(['Best in Travel', 'Natural Earth.'])

const isCatalogue = (value: unknown): value is Catalogue<unknown> =>
  typeof value === 'object' && value !== null && 'en' in value

/** The strings of an object of text; functions are left out, because their text depends on parameters. */
function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsIn)
}

/**
 * English strings of the interface that a page in a language must not show: those longer than `minLength` of all
 * translated catalogues. A text that a translation has left in English is therefore found, too.
 */
export function englishInterfaceTexts(locale: Locale, minLength: number): readonly string[] {
  const catalogues = Object.values(MODULES).flatMap((module) => Object.values(module).filter(isCatalogue))
  return [
    ...new Set(
      catalogues.flatMap((catalogue) => {
        const translated = pickWords(catalogue, locale)
        if (translated === catalogue.en) return []
        return stringsIn(catalogue.en).filter((text) => text.length > minLength && !NAMES.has(text))
      }),
    ),
  ]
}
