import { globSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { checkSchema } from '#tools/compile/text/check-schema.ts'
import { checkVoice } from '#tools/compile/text/check-voice.ts'
import type { ReportError } from '#tools/compile/text/content-error.ts'
import { type ContentFolder, readYamlFile } from '#tools/compile/text/entry-files.ts'
import { listOf } from '#tools/compile/text/guide-schemas.ts'
import { fieldsOf, SlugPathSchema, textOf, wordOf } from '#tools/compile/text/schema-parts.ts'

/** The meanings of phrases, in the order of the page. */
const MEANINGS = {
  hello: 'Hello',
  goodbye: 'Goodbye',
  please: 'Please',
  'thank-you': 'Thank you',
  yes: 'Yes',
  no: 'No',
  'excuse-me': 'Excuse me',
  'speak-english': 'Do you speak English?',
  'how-much': 'How much is it?',
  'where-is-toilet': 'Where is the toilet?',
  bill: 'The bill, please',
  'no-meat': 'I do not eat meat',
  water: 'Water',
  help: 'Help!',
} as const

type Meaning = keyof typeof MEANINGS
const MEANING_WORDS = Object.keys(MEANINGS) as Meaning[]

const PhraseSchema = fieldsOf({
  meaning: wordOf(MEANING_WORDS),
  text: textOf(1, 80),
  /** Pronunciation for English speakers; the stressed syllable in capitals. */
  reading: textOf(1, 100),
})

/** A file of `content/phrases`, named after its BCP 47 tag. */
const PhraseBookSchema = fieldsOf({
  language: textOf(2, 60),
  code: v.pipe(v.string('a BCP 47 tag'), v.regex(/^[a-z]{2,3}(?:-[A-Z][a-z]{3})?$/, 'a BCP 47 tag')),
  native: textOf(1, 60),
  note: textOf(10, 320),
  /** Places where it is spoken, besides the countries whose language it is. */
  spokenIn: v.optional(v.array(SlugPathSchema, 'a list of places')),
  /**
   * Whether it is spoken in a part of a country only: shown on the country's page, and otherwise only on those of
   * `spokenIn`.
   */
  isRegional: v.optional(v.boolean('true or false')),
  phrases: listOf(PhraseSchema, 8, 14, 'phrases'),
})

type PhraseFields = v.InferOutput<typeof PhraseBookSchema>
export type PhraseBook = Omit<PhraseFields, 'phrases'> & {
  readonly phrases: readonly { readonly meaning: string; readonly text: string; readonly reading: string }[]
}

function checkBook(name: string, fields: PhraseFields, file: string, report: ReportError): void {
  const { code, phrases, note } = fields
  if (`${code}.yaml` !== name) {
    report({ file, line: 1, problem: `the language is ${code}`, expected: `the file name ${code}.yaml` })
  }
  const twice = phrases.find(
    ({ meaning }, index) => phrases.findIndex((one) => one.meaning === meaning) < index,
  )
  if (twice !== undefined) {
    report({ file, line: 1, problem: `${twice.meaning} occurs twice`, expected: 'each meaning once' })
  }
  checkVoice(note, { file, line: 1 }, report)
}

/**
 * Reads every language of `content/phrases`.
 * @param isKnown whether a place such as `spain/catalonia` has a page
 */
export function readPhraseBooks(
  folder: ContentFolder,
  isKnown: (place: string) => boolean,
  report: ReportError,
): readonly PhraseBook[] {
  const names = globSync('*.yaml', { cwd: join(folder.contentDir, 'phrases') }).toSorted()
  return names.flatMap((name) => {
    const source = readYamlFile(folder, `phrases/${name}`, report)
    const fields = source && checkSchema(PhraseBookSchema, source, report)
    if (source === null || fields === null) return []
    checkBook(name, fields, source.file, report)
    for (const [index, place] of (fields.spokenIn ?? []).entries()) {
      if (isKnown(place)) continue
      const line = source.lineOf(['spokenIn', index])
      report({
        file: source.file,
        line,
        problem: `there is no place ${place}`,
        expected: 'a place of the guide',
      })
    }
    const phrases = MEANING_WORDS.flatMap((meaning) => {
      const phrase = fields.phrases.find((one) => one.meaning === meaning)
      return phrase === undefined ? [] : [{ ...phrase, meaning: MEANINGS[meaning] }]
    })
    return [{ ...fields, phrases }]
  })
}
