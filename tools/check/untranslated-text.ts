import type { TranslatedTag } from '#isomorphic/words/locale.ts'
import { trackedFiles } from './tracked-files.ts'

const CATALOGUE = /^\s+readonly (\w+): typeof/gm
const TRANSLATED = /^\s+(\w+)(?:,$|: )/gm
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
  const ids = namesIn(readText('src/words/catalogues.ts'), CATALOGUE)
  const [, object = ''] = /const translations = \{([^}]*)\}/.exec(readText(`src/words/words-${tag}.ts`)) ?? []
  const translated = new Set(namesIn(object, TRANSLATED))
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
