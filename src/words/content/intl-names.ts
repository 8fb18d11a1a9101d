import { formatLocaleOf, type LocaleTag } from '#isomorphic/words/locale.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
/** `Namibian dollar (NAD, $)`, alone or in a list. */
const CURRENCY = /[^(),]+ \(([A-Z]{3})(, [^)]+)?\)/g
const CURRENCIES = new RegExp(`^${CURRENCY.source}(?:, ${CURRENCY.source})*$`)
const AREA = /^([\d,.]+) km²$/

/** Languages by their English name, for all codes of two letters. */
function languageCodes(): ReadonlyMap<string, string> {
  const english = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
  const codes = new Map<string, string>()
  for (const first of LETTERS) {
    for (const second of LETTERS) {
      const name = english.of(first + second)
      if (name !== undefined && !codes.has(name)) codes.set(name, first + second)
    }
  }
  return codes
}

/** Names that `Intl` knows: languages, currencies with their code, areas. Null for any other text. */
export function createIntlNames(tag: LocaleTag): (text: string) => string | null {
  const locale = formatLocaleOf(tag)
  const languages = new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' })
  const currencies = new Intl.DisplayNames(locale, { type: 'currency', fallback: 'none' })
  const codes = languageCodes()
  const capitalised = (name: string): string => name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
  /** With a capital at the start of the list; null when one of them has no name. */
  function localiseCurrencies(list: string): string | null {
    const names = [...list.matchAll(CURRENCY)].map(([, code = '', symbol = '']) => {
      const name = currencies.of(code)
      return name === undefined ? null : `${name} (${code}${symbol})`
    })
    return names.includes(null) ? null : capitalised(names.join(', '))
  }
  return (text) => {
    const code = codes.get(text)
    const language = code === undefined ? undefined : languages.of(code)
    if (language !== undefined) return capitalised(language)
    // Compared first, because most texts are neither.
    if (!text.endsWith(')') && !text.endsWith('km²')) return null
    if (CURRENCIES.test(text)) return localiseCurrencies(text)
    const [, area] = AREA.exec(text) ?? []
    return area === undefined
      ? null
      : `${new Intl.NumberFormat(locale).format(Number(area.replaceAll(',', '')))} km²`
  }
}
