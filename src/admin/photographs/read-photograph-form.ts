import * as v from 'valibot'
import { PHOTOGRAPH_FOLDER } from '#src/catalogue/photographs/photograph-contribution.ts'
import { type PhotographFields, PhotographSchema } from '#src/catalogue/photographs/photograph-schema.ts'
import { findBrochureWord } from '#src/catalogue/schemas/brochure-words.ts'

type Form = Readonly<Record<string, unknown>>

/** Values of the form's fields. */
export type PhotographForm = {
  readonly address: string
  readonly alt: string
  readonly caption: string
  readonly credit: string
  readonly isOrganisation: boolean
  readonly licence: string
  readonly source: string
  readonly year: string
}

export type FormField = 'picture' | keyof PhotographForm

/** What is wrong with a field, for an editor. */
export type FormProblem = { readonly field: FormField; readonly text: string }

/** The image of a form: a file below `public`, or an address with its size. */
export type FormPicture = { readonly file: string; readonly size?: readonly [number, number] }

const MAX_LENGTH = 1000
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, MAX_LENGTH).replace(/\s+/g, ' ').trim() : ''

export const readPhotographForm = (form: Form): PhotographForm => ({
  address: textOf(form['address']),
  alt: textOf(form['alt']),
  caption: textOf(form['caption']),
  credit: textOf(form['credit']),
  isOrganisation: form['organisation'] === 'yes',
  licence: textOf(form['licence']),
  source: textOf(form['source']),
  year: textOf(form['year']),
})

const FORM_FIELDS: Readonly<Record<string, FormField>> = {
  file: 'picture',
  size: 'picture',
  organisation: 'isOrganisation',
}
const asUndefined = (text: string): string | undefined => (text === '' ? undefined : text)
/** Stands for an image that is missing or wrong, so that the other fields are checked as well. */
const NO_PICTURE: FormPicture = { file: `${PHOTOGRAPH_FOLDER}none.jpg` }

/**
 * Checks a form as the compiler checks front matter.
 * @param picture null when there is none, which the caller reports
 */
export function checkPhotographForm(
  form: PhotographForm,
  picture: FormPicture | null,
  {
    nowMs,
    problems,
  }: {
    readonly nowMs: number
    readonly problems: { readonly brochureWord: (word: string) => string; readonly year: string }
  },
): { readonly fields: PhotographFields } | { readonly problems: readonly FormProblem[] } {
  const { alt, caption, credit, licence, source } = form
  const parsed = v.safeParse(PhotographSchema, {
    ...(picture ?? NO_PICTURE),
    alt: asUndefined(alt),
    caption: asUndefined(caption),
    credit: asUndefined(credit),
    licence: asUndefined(licence),
    source: asUndefined(source),
    year: /^\d{4}$/.test(form.year) ? Number(form.year) : undefined,
    ...(form.isOrganisation && { organisation: true }),
  })
  const found: FormProblem[] = (parsed.issues ?? []).map(({ path, message }) => {
    const key = String(path?.[0]?.key)
    return { field: FORM_FIELDS[key] ?? (key as FormField), text: message }
  })
  for (const field of ['alt', 'caption', 'credit'] as const) {
    const word = findBrochureWord(form[field])
    if (word !== null) found.push({ field, text: problems.brochureWord(word) })
  }
  if (Number(form.year) > new Date(nowMs).getUTCFullYear()) found.push({ field: 'year', text: problems.year })
  return parsed.success && found.length === 0 ? { fields: parsed.output } : { problems: found }
}
