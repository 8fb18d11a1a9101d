import { labelWidth } from '#src/maps/labels/label-width.ts'
import { DESTINATIONS, type Place } from '#tools/compile/places/place.ts'
import type { AuthoredTranslations } from '#tools/compile/translations/read-translations.ts'

/** The width of a name in em. */
export type WidthOf = (name: string) => number

export const englishWidth: WidthOf = (name) => labelWidth(name, 1)

/** Creates the width of a name in the language where it is widest: names are placed once, then translated. */
export function createWidthInLanguages(
  translations: AuthoredTranslations,
  places: readonly Pick<Place, 'name' | 'path'>[],
): WidthOf {
  const languages = Object.values(translations)
  const keysOf = new Map<string, string[]>()
  for (const { name, path } of places) {
    const keys = keysOf.get(name) ?? []
    keys.push(path.slice(DESTINATIONS.length + 1))
    keysOf.set(name, keys)
  }
  return (name) => {
    const translated = languages.flatMap(({ names, texts, guideTexts }) => [
      texts[name] ?? name,
      guideTexts[name] ?? name,
      ...(keysOf.get(name) ?? []).map((key) => names[key] ?? name),
    ])
    return Math.max(englishWidth(name), ...translated.map(englishWidth))
  }
}
