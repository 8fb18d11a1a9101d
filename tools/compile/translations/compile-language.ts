import type { LanguageContent } from '#src/words/content/language-content.ts'
import type { AuthoredTranslation } from './read-translations.ts'

export type NamedPlace = { readonly name: string; readonly path: string }

/**
 * Compiles the names and texts of one language for the worker. A name that two places share is used only with the path of
 * the place.
 */
export function compileLanguage(
  { names, texts }: Omit<AuthoredTranslation, 'guideTexts'>,
  places: readonly NamedPlace[],
  pathOf: (place: string) => string,
): LanguageContent {
  const english = new Map(places.map(({ name, path }) => [path, name]))
  const counts = new Map<string, number>()
  for (const { name } of places) counts.set(name, (counts.get(name) ?? 0) + 1)
  const known = Object.entries(names)
    .map(([place, name]) => [pathOf(place), name] as const)
    .filter(([path]) => english.has(path))
  return {
    names: Object.fromEntries(known.filter(([path, name]) => english.get(path) !== name)),
    // Equal names, too: they are no English text.
    namesByEnglish: Object.fromEntries(
      known
        .map(([path, name]) => [english.get(path) ?? '', name] as const)
        .filter(([name]) => counts.get(name) === 1),
    ),
    texts,
  }
}
