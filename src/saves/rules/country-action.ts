import * as v from 'valibot'

export type CountryMark = 'been' | 'want'

const CountryAction = v.object({
  /** Path of the country's page, or its name as typed. */
  country: v.pipe(v.string(), v.maxLength(200), v.trim(), v.nonEmpty()),
  do: v.picklist(['been', 'want', 'not-been', 'not-want']),
})

/** The action of the countries form: sets or removes a mark. */
export type CountryAction = { readonly country: string; readonly mark: CountryMark; readonly isSet: boolean }

/** Parses the countries form; null when it is invalid. */
export function parseCountryAction(fields: Readonly<Record<string, unknown>>): CountryAction | null {
  const parsed = v.safeParse(CountryAction, fields)
  if (!parsed.success) return null
  const { country, do: action } = parsed.output
  return { country, mark: action.endsWith('been') ? 'been' : 'want', isSet: !action.startsWith('not-') }
}
