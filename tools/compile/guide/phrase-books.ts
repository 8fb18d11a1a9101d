import { globSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { fieldsOf, textOf, wordOf } from '#src/catalogue/schemas/field-schemas.ts'
import { checkSchema } from '#tools/compile/text/check-schema.ts'
import { checkVoice } from '#tools/compile/text/check-voice.ts'
import type { ReportError } from '#tools/compile/text/content-error.ts'
import { type ContentFolder, readYamlFile } from '#tools/compile/text/entry-files.ts'
import { listOf } from '#tools/compile/text/guide-schemas.ts'
import { FREQUENT_LANGUAGES } from './frequent-languages.ts'
import { MEANING_KEYS, NUMBERS_LABEL, PHRASE_MEANINGS } from './phrase-meanings.ts'
import { ROMANISATIONS } from './romanisations.ts'

const MIN_PHRASES = 12
const MIN_PHRASES_FREQUENT = 24
const MAX_PHRASES = 36
/** The file of `content/phrases` that is no book. */
const BY_PLACE = 'by-place.yaml'

export const BookCodeSchema = v.pipe(
  v.string('a BCP 47 tag'),
  v.regex(/^[a-z]{2,3}(?:-[A-Z][a-z]{3}|-[A-Z]{2})?$/, 'a BCP 47 tag'),
)

/** Pronunciation for English speakers; the stressed syllable in capitals. */
const ReadingSchema = textOf(1, 100)

const PhraseSchema = fieldsOf({
  meaning: wordOf(MEANING_KEYS),
  text: textOf(1, 80),
  /** In the standard romanisation of the language. */
  romanised: v.optional(textOf(1, 100)),
  reading: ReadingSchema,
})

const TenSchema = listOf(textOf(1, 24), 10, 10, 'numbers from one to ten')

/** A file of `content/phrases`, named after its BCP 47 tag. */
const PhraseBookSchema = fieldsOf({
  language: textOf(2, 60),
  code: BookCodeSchema,
  native: textOf(1, 60),
  note: textOf(10, 320),
  phrases: listOf(PhraseSchema, MIN_PHRASES, MAX_PHRASES, 'phrases'),
  /** One to ten, shown as one row. */
  numbers: v.optional(fieldsOf({ text: TenSchema, romanised: v.optional(TenSchema), reading: TenSchema })),
})

type PhraseFields = v.InferOutput<typeof PhraseBookSchema>

/** A row of the table; `romanised` is null in languages without a standard romanisation. */
export type PhraseRow = {
  readonly meaning: string
  readonly text: string
  readonly romanised: string | null
  readonly reading: string
}

/** The phrases of one language, in the order of the page. */
export type PhraseBook = Pick<PhraseFields, 'language' | 'code' | 'native' | 'note'> & {
  readonly phrases: readonly PhraseRow[]
}

/** The problem of the romanisation of a phrase, or null. */
function romanisationProblem(code: string, romanised: string | undefined): string | null {
  const romanisation = ROMANISATIONS[code]
  if (romanisation === undefined) return romanised === undefined ? null : 'no romanisation'
  return romanised !== undefined && romanisation.marks.test(romanised) ? null : romanisation.expected
}

function checkBook(name: string, fields: PhraseFields, file: string, report: ReportError): void {
  const { code, phrases, numbers, note } = fields
  const reportProblem = (problem: string, expected: string): void =>
    report({ file, line: 1, problem, expected })
  if (`${code}.yaml` !== name) reportProblem(`the language is ${code}`, `the file name ${code}.yaml`)
  const twice = phrases.find(
    ({ meaning }, index) => phrases.findIndex((one) => one.meaning === meaning) < index,
  )
  if (twice !== undefined) reportProblem(`${twice.meaning} occurs twice`, 'each meaning once')
  if (FREQUENT_LANGUAGES.includes(code)) {
    if (phrases.length < MIN_PHRASES_FREQUENT) {
      reportProblem(
        `there are ${phrases.length} phrases`,
        `${MIN_PHRASES_FREQUENT} or more, because many readers use this language`,
      )
    }
    if (numbers === undefined) reportProblem('"numbers" is missing', 'the numbers from one to ten')
  }
  const romanised = [...phrases, { meaning: 'numbers', romanised: numbers?.romanised?.join(' ') }]
  for (const row of numbers === undefined ? phrases : romanised) {
    const problem = romanisationProblem(code, row.romanised)
    if (problem !== null)
      reportProblem(`"romanised" of ${row.meaning} is ${row.romanised ?? 'missing'}`, problem)
  }
  checkVoice(note, { file, line: 1 }, report)
}

function rowsOf({ phrases, numbers }: PhraseFields): readonly PhraseRow[] {
  const rows = MEANING_KEYS.flatMap((meaning): readonly PhraseRow[] => {
    const phrase = phrases.find((one) => one.meaning === meaning)
    if (phrase === undefined) return []
    return [{ ...phrase, romanised: phrase.romanised ?? null, meaning: PHRASE_MEANINGS[meaning] }]
  })
  if (numbers === undefined) return rows
  const [text, reading] = [numbers.text, numbers.reading].map((list) => list.join(', '))
  const ten = { meaning: NUMBERS_LABEL, text: text ?? '', reading: reading ?? '' }
  const row = { ...ten, romanised: numbers.romanised?.join(', ') ?? null }
  const hundred = rows.findIndex(({ meaning }) => meaning === PHRASE_MEANINGS.hundred)
  return rows.toSpliced(hundred === -1 ? rows.length : hundred, 0, row)
}

/** Reads every language of `content/phrases`. */
export function readPhraseBooks(folder: ContentFolder, report: ReportError): readonly PhraseBook[] {
  const names = globSync('*.yaml', { cwd: join(folder.contentDir, 'phrases') }).toSorted()
  return names.flatMap((name) => {
    if (name === BY_PLACE) return []
    const source = readYamlFile(folder, `phrases/${name}`, report)
    const fields = source && checkSchema(PhraseBookSchema, source, report)
    if (source === null || fields === null) return []
    checkBook(name, fields, source.file, report)
    const { language, code, native, note } = fields
    return [{ language, code, native, note, phrases: rowsOf(fields) }]
  })
}
