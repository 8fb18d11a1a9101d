import { expect, it } from 'vitest'
import { untranslatedText } from './untranslated-text.ts'

const FILES: Readonly<Record<string, string>> = {
  'src/words/catalogues.ts':
    'export type Catalogues = {\n  readonly http: typeof A\n  readonly site: typeof B\n}\n',
  'src/words/words-de.ts': 'const translations = {\n  site,\n} satisfies Translations\n',
  'client/words/browser-translations.ts':
    'type A = {\n  readonly site: typeof B\n  readonly map: typeof C\n}\n',
  'client/words/tool-words-de.ts': 'const translations = {\n  map,\n} satisfies ToolTranslations\n',
  'src/words/words-fr.ts': 'const translations = {} satisfies Translations\n',
  'src/site/words/de.tsx': 'export const de = { a: untranslated(en.a), b: "B" }',
}
const listOf = (tag: 'de' | 'fr') => untranslatedText(tag, (path) => FILES[path] ?? '', Object.keys(FILES))

it('lists missing catalogues and marked texts of a language', () => {
  expect(listOf('de')).toEqual([
    'de: 2 of 3 catalogues',
    'de: http is missing',
    'de: src/site/words/de.tsx: en.a is in English',
  ])
  expect(listOf('fr')).toEqual([
    'fr: 0 of 3 catalogues',
    'fr: http is missing',
    'fr: site is missing',
    'fr: map is missing',
  ])
})
