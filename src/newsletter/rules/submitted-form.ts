/** What a form that the browser sent holds, to be filled in and typed no second time. */
export type SubmittedForm = {
  readonly email: string
  readonly source: string
  readonly formName: string
  readonly formType: string
}

/** The longest address there is, and the longest field (rules/sign-up-submission.ts). */
const MAX_FIELD_LENGTH = 254

/**
 * As much of what came as fits the fields of the form.
 * @param input anything
 */
export function readSubmittedForm(input: unknown): SubmittedForm {
  const fields =
    typeof input === 'object' && input !== null ? (input as Readonly<Record<string, unknown>>) : {}
  const textOf = (name: keyof SubmittedForm): string => {
    const text = Object.hasOwn(fields, name) ? fields[name] : ''
    return typeof text === 'string' ? text.slice(0, MAX_FIELD_LENGTH) : ''
  }
  return {
    email: textOf('email'),
    source: textOf('source'),
    formName: textOf('formName'),
    formType: textOf('formType'),
  }
}
