import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { TRANSLATED_TAGS, type TranslatedTag } from '#isomorphic/words/locale.ts'
import { textOf } from '#src/catalogue/schemas/field-schemas.ts'
import { withTypographicQuotes } from '#src/catalogue/schemas/typographic-text.ts'
import { NUMBERED_TAG } from '#src/words/content/find-sentences.ts'
import { SLOT } from '#src/words/content/text-template.ts'
import { checkPlaceKeys } from '#tools/compile/text/check-place-keys.ts'
import { checkSchema } from '#tools/compile/text/check-schema.ts'
import type { ReportError } from '#tools/compile/text/content-error.ts'
import { type ContentFolder, readYamlFile } from '#tools/compile/text/entry-files.ts'
import type { YamlSource } from '#tools/compile/text/yaml-source.ts'

const MAX_NAME_LENGTH = 60
/** Of a paragraph. */
const MAX_TEXT_LENGTH = 3000

const NamesSchema = v.record(v.string(), textOf(1, MAX_NAME_LENGTH), 'a name by place')
const TextsSchema = v.record(v.string(), textOf(1, MAX_TEXT_LENGTH), 'a text by the English text')

/** The content's text in one language, as written. */
export type AuthoredTranslation = {
  /** Names of places by path without `/destinations/`. */
  readonly names: Readonly<Record<string, string>>
  /** Short texts by their English text, which may have slots `{}` and `{#}`. */
  readonly texts: Readonly<Record<string, string>>
  /** Texts that only the compiled pages of guides show; the worker does not need them. No slots. */
  readonly guideTexts: Readonly<Record<string, string>>
}
export type AuthoredTranslations = Readonly<Record<TranslatedTag, AuthoredTranslation>>

// Every second part is a slot.
const slotsIn = (text: string): number => (text.split(SLOT).length - 1) / 2
const elementsIn = (text: string): string => (text.match(NUMBERED_TAG) ?? []).toSorted().join(' ')

function checkSlots(texts: Readonly<Record<string, string>>, source: YamlSource, report: ReportError): void {
  for (const [english, text] of Object.entries(texts)) {
    if (elementsIn(english) !== elementsIn(text))
      report({
        file: source.file,
        line: source.lineOf([english]),
        problem: `"${english}" has the elements ${elementsIn(english)}, its translation ${elementsIn(text)}`,
        expected: 'each element once, such as <1>…</1>',
      })
    if (slotsIn(english) === slotsIn(text)) continue
    report({
      file: source.file,
      line: source.lineOf([english]),
      problem: `"${english}" has ${slotsIn(english)} slots, its translation ${slotsIn(text)}`,
      expected: 'the same number of {}',
    })
  }
}

/** Reads the texts of some files. @param isTranslated whether an earlier folder has the text */
function readTexts(
  folder: ContentFolder,
  pattern: string,
  isTranslated: (english: string) => boolean,
  report: ReportError,
): Record<string, string> {
  const all: Record<string, string> = {}
  for (const file of globSync(pattern, { cwd: folder.contentDir }).sort()) {
    const source = readYamlFile(folder, file, report)
    const texts = source && checkSchema(TextsSchema, source, report)
    if (source === null || texts === null) continue
    checkSlots(texts, source, report)
    for (const [written, text] of Object.entries(texts)) {
      // The texts of guides have typographic quotes once they are read; the keys are written as the guides are.
      const english = withTypographicQuotes(written)
      const problem = `"${english}" is translated in two files`
      if (Object.hasOwn(all, english) || isTranslated(english))
        report({ file: source.file, line: source.lineOf([written]), problem, expected: 'each text once' })
      all[english] = text
    }
  }
  return all
}

function readNames(
  folder: ContentFolder,
  tag: TranslatedTag,
  isKnown: (place: string) => boolean,
  report: ReportError,
): Readonly<Record<string, string>> {
  const file = `languages/${tag}/names.yaml`
  if (!existsSync(join(folder.contentDir, file))) return {}
  const source = readYamlFile(folder, file, report)
  const names = source && checkSchema(NamesSchema, source, report)
  if (source === null || names === null) return {}
  checkPlaceKeys(Object.keys(names), { source, isKnown }, report)
  return names
}

/**
 * Reads `content/languages/<tag>/names.yaml`, `texts/*.yaml` and `guide-texts/*.yaml`. Files may be missing: what has no
 * translation is shown in English.
 * @param isKnown whether the guide has a place with this path, without `/destinations/`
 */
export function readTranslations(
  folder: ContentFolder,
  isKnown: (place: string) => boolean,
  report: ReportError,
): AuthoredTranslations {
  const read = (tag: TranslatedTag): AuthoredTranslation => {
    const texts = readTexts(folder, `languages/${tag}/texts/*.yaml`, () => false, report)
    const isTranslated = (english: string): boolean => Object.hasOwn(texts, english)
    const guideTexts = readTexts(folder, `languages/${tag}/guide-texts/*.yaml`, isTranslated, report)
    return { names: readNames(folder, tag, isKnown, report), texts, guideTexts }
  }
  return Object.fromEntries(TRANSLATED_TAGS.map((tag) => [tag, read(tag)])) as AuthoredTranslations
}

/** Names of a place in the languages of the site. @param place its path without `/destinations/` */
export const namesInLanguages = (translations: AuthoredTranslations, place: string): readonly string[] =>
  TRANSLATED_TAGS.flatMap((tag) => translations[tag].names[place] ?? [])

/** The translations of a short text, such as the name of a sight, in languages where it differs from the English one. */
export const textInLanguages = (translations: AuthoredTranslations, english: string): readonly string[] => {
  const written = withTypographicQuotes(english)
  return TRANSLATED_TAGS.flatMap((tag) => {
    const { texts, guideTexts } = translations[tag]
    return guideTexts[written] ?? texts[written] ?? []
  })
}
