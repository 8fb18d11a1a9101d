/** The fields of a submitted form, to fill it again. */
export type SubmittedForm = {
  readonly email: string
  readonly source: string
  readonly formName: string
  readonly formType: string
}

/** The maximum length of an address, which is longer than that of any other field (rules/sign-up-submission.ts). */
const MAX_FIELD_LENGTH = 254

/**
 * Reads the known fields of a submitted form, truncated to the maximum length.
 * @param input unvalidated
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
