import type { Airport } from './airport.ts'

/**
 * Corrections of the airport table: changes since its date, and facts it cannot contain, such as airports closed for
 * good or to passengers, served from one country only, moved, or given a new code. To be reviewed with every update of
 * the table.
 */
export const CLOSED_AIRPORTS: ReadonlySet<string> = new Set([
  // Simferopol has had no civil flights since February 2022; neither has any airport of Ukraine (below).
  'SIP',
  // Ercan is only served from Türkiye; Geçitkale is a military base.
  'ECN',
  'GEC',
  // Closed by the wars in Sudan and Yemen.
  'KRT',
  'UYL',
  'ELF',
  'HOD',
  'SAH',
  'TAI',
  // Only for freight and private flights.
  'ISL',
  'CEQ',
  // Replaced by SAI, KTI and RMO.
  'REP',
  'PNH',
  'KIV',
])

/** Countries whose airspace is closed to passengers. */
export const COUNTRIES_WITHOUT_FLIGHTS: ReadonlySet<string> = new Set(['UA'])

export const NEW_AIRPORTS: readonly Airport[] = [
  airport('HLE', 'Saint Helena Airport', 'Jamestown', 'SH', -15.959, -5.646, false),
  airport('KTI', 'Techo International Airport', 'Phnom Penh', 'KH', 11.363, 104.92, true),
  airport('NMI', 'Navi Mumbai International Airport', 'Navi Mumbai', 'IN', 18.994, 73.07, true),
  airport('RMO', 'Chișinău International Airport', 'Chișinău', 'MD', 46.928, 28.931, true),
  airport('SAI', 'Siem Reap–Angkor International Airport', 'Siem Reap', 'KH', 13.369, 104.223, true),
]

function airport(
  code: string,
  name: string,
  town: string,
  country: string,
  latitude: number,
  longitude: number,
  isLarge: boolean,
): Airport {
  return { code, name, town, country, latitude, longitude, isLarge }
}
