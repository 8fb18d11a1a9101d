import countries from 'world-countries'

/** ISO 3166-1 alpha-3 code as in world-countries (`cca3`); Kosovo is `UNK` there. */
export type CountryCode = string

/** Features of Natural Earth without an ISO number that belong to a country. */
const CODE_BY_NAME: Readonly<Record<string, CountryCode>> = {
  Kosovo: 'UNK',
  Baikonur: 'KAZ',
  'USNB Guantanamo Bay': 'CUB',
}

const CODE_BY_NUMBER: ReadonlyMap<string, CountryCode> = new Map(
  countries.filter((country) => country.ccn3 !== '').map((country) => [country.ccn3, country.cca3]),
)

/**
 * Country code of a Natural Earth feature by its ISO number (`"504"`) or, failing that, its name; null for no country.
 */
export function codeOfFeature(isoNumber: string | number | undefined, name: string): CountryCode | null {
  return CODE_BY_NUMBER.get(String(isoNumber)) ?? CODE_BY_NAME[name] ?? null
}
