import { describe, expect, it } from 'vitest'
import { type Catalogue, pickWords } from '#isomorphic/words/catalogue.ts'
import { COMPLETE_LANGUAGES } from '#isomorphic/words/complete-languages.ts'
import { LOCALE_TAGS, TRANSLATED_TAGS } from '#isomorphic/words/locale.ts'
import { loadLocale } from './load-locale.ts'
import { words as cs } from './words-cs.ts'
import { words as de } from './words-de.ts'
import { words as es } from './words-es.ts'
import { words as fr } from './words-fr.ts'
import { words as it_ } from './words-it.ts'

const CHUNKS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = { de, fr, es, it: it_, cs }

/** The catalogues of the code, found by their files, by id. */
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
/** Written for operators and their mails, which stay English. */
const ENGLISH_ONLY = new Set(['campaigns'])

const isCatalogue = (value: unknown): value is Catalogue<unknown> =>
  typeof value === 'object' && value !== null && 'en' in value

const catalogues = Object.entries(MODULES).flatMap(([path, module]) =>
  Object.values(module)
    .filter(isCatalogue)
    .map((catalogue) => ({ path, catalogue })),
)

describe('catalogues', () => {
  it('have an id of their own, by which the chunks of the languages name them', () => {
    expect(catalogues.length).toBeGreaterThan(30)
    expect(catalogues.filter(({ catalogue }) => catalogue.id === undefined).map(({ path }) => path)).toEqual(
      [],
    )
    const ids = catalogues.map(({ catalogue }) => catalogue.id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it.each(TRANSLATED_TAGS)('%s names no catalogue that does not exist, and differs from English', (tag) => {
    const known = new Map(catalogues.map(({ catalogue }) => [catalogue.id, catalogue.en]))
    for (const [id, text] of Object.entries(CHUNKS[tag] ?? {})) {
      expect([id, known.has(id)]).toEqual([id, true])
      expect(text).not.toBe(known.get(id))
    }
  })

  it.each(TRANSLATED_TAGS)('%s is complete exactly when every catalogue is translated', (tag) => {
    const missing = catalogues.flatMap(({ catalogue: { id = '' } }) =>
      ENGLISH_ONLY.has(id) || Object.hasOwn(CHUNKS[tag] ?? {}, id) ? [] : [id],
    )
    expect([tag, COMPLETE_LANGUAGES.includes(tag)]).toEqual([tag, missing.length === 0])
  })
})

describe('loadLocale', () => {
  const catalogue: Catalogue<{ readonly notFound: string }> = { id: 'http', en: { notFound: 'Not found' } }

  it('returns the locale with which a catalogue is read, for concurrent callers too', async () => {
    const locales = await Promise.all([...LOCALE_TAGS, ...LOCALE_TAGS].map((tag) => loadLocale(tag)))
    expect(locales).toEqual([...LOCALE_TAGS, ...LOCALE_TAGS])
    expect(pickWords(catalogue, await loadLocale('de')).notFound).toBe('Nicht gefunden')
    expect(pickWords(catalogue, await loadLocale('en')).notFound).toBe('Not found')
  })

  it('falls back to English for a catalogue without a translation, or without an id', async () => {
    const de = await loadLocale('de')
    expect(pickWords({ id: 'no such catalogue', en: 'English' }, de)).toBe('English')
    expect(pickWords({ en: 'English' }, de)).toBe('English')
  })
})
