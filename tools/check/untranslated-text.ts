import type { TranslatedTag } from '#isomorphic/words/locale.ts'
import { trackedFiles } from './tracked-files.ts'

const CATALOGUE = /^\s+readonly (\w+): typeof/gm
const TRANSLATED = /^\s+(\w+)(?:,$|: )/gm
const OBJECT = /const translations = \{([^}]*)\}/
/** Catalogues of the worker and of browser code, and the files that collect their translations. */
const ENGLISH = ['src/words/catalogues.ts', 'client/words/browser-translations.ts']
const TRANSLATIONS = ['src/words/words', 'client/words/page-words', 'client/words/tool-words']
const MARKED = /untranslated\(([^)]*)\)/g

const namesIn = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name)

/**
 * Lists what a language still shows in English: catalogues that it lacks, and texts marked with `untranslated`.
 * @param readText returns the text of a file of the repository
 */
export function untranslatedText(
  tag: TranslatedTag,
  readText: (path: string) => string,
  files: readonly string[] = trackedFiles(),
): readonly string[] {
  const ids = [...new Set(ENGLISH.flatMap((path) => namesIn(readText(path), CATALOGUE)))]
  const translated = new Set(
    TRANSLATIONS.flatMap((name) => {
      const [, object = ''] = OBJECT.exec(readText(`${name}-${tag}.ts`)) ?? []
      return namesIn(object, TRANSLATED)
    }),
  )
  const missing = ids.filter((id) => !translated.has(id))
  const marked = files
    .filter((path) => new RegExp(`/words/(?:[a-z-]+-)?${tag}\\.tsx?$`).test(path))
    .flatMap((path) =>
      namesIn(readText(path), MARKED).map((name) => `${tag}: ${path}: ${name} is in English`),
    )
  return [
    `${tag}: ${ids.length - missing.length} of ${ids.length} catalogues`,
    ...missing.map((id) => `${tag}: ${id} is missing`),
    ...marked,
  ]
}
