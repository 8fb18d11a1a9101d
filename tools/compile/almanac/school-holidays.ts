/**
 * Months with the longest school holidays of a country or most of it, when families travel. By two-letter codes;
 * countries whose terms the editors do not know well are omitted.
 */
const MONTHS_BY_COUNTRIES: readonly (readonly [months: readonly number[], countries: string])[] = [
  [
    [7, 8],
    'AD AT BE CH CN CZ DE ES FR GE GG HK HU IE IL IM JE LI LT LU MA MC ME MK MO MT NL PL PT RO RS SI SK SM TR',
  ],
  [[7, 8], 'AE BA BH CA EG JO KW LB OM PK PS QA SA TN TW US XK'],
  [[7, 8], 'BB BS CU DO DZ ET GF GP IR JM MQ MX RW TT'],
  [[6, 7, 8], 'AL AX AZ BG BY CY EE GL GR HR IS IT KG KZ LA LV MD MN RU TJ TM UA UZ VA VN'],
  [[6, 7], 'FI ID'],
  [[7], 'DK FO NO SE'],
  [[8], 'GB JP KR'],
  [[8, 9], 'SN'],
  [[11, 12], 'GT KE'],
  [[12, 1], 'AU BO BW CO FJ LS MZ NA NZ PG RE SZ TO WS ZA ZW'],
  [[1], 'BR CR PY'],
  [[1, 2], 'AR CL PA PE UY'],
  [[5, 6], 'IN'],
  [[4], 'TH'],
  [[4, 5], 'PH'],
  [[6, 12], 'SG'],
]

const MONTHS = new Map(
  MONTHS_BY_COUNTRIES.flatMap(([months, countries]) =>
    countries.split(' ').map((cca2) => [cca2, months] as const),
  ),
)

/** Months of the long school holidays, 1 to 12; empty where unknown. */
export const schoolHolidayMonths = (cca2: string): readonly number[] => MONTHS.get(cca2) ?? []
