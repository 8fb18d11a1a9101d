import * as v from 'valibot'

export type CountryMark = 'been' | 'want'

const CountryAction = v.object({
  /** Address of the country's page, or its name as somebody typed it. */
  country: v.pipe(v.string(), v.maxLength(200), v.trim(), v.nonEmpty()),
  do: v.picklist(['been', 'want', 'not-been', 'not-want']),
})

/** What the form of the countries asks for: a mark, set or taken away. */
export type CountryAction = { readonly country: string; readonly mark: CountryMark; readonly isSet: boolean }

/** Reads that form; null when it is none. */
export function parseCountryAction(fields: Readonly<Record<string, unknown>>): CountryAction | null {
  const parsed = v.safeParse(CountryAction, fields)
  if (!parsed.success) return null
  const { country, do: action } = parsed.output
  return { country, mark: action.endsWith('been') ? 'been' : 'want', isSet: !action.startsWith('not-') }
}
