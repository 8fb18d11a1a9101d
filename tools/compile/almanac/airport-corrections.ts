import type { Airport } from './airport.ts'

/**
 * What has changed since the table of airports was made, or what it cannot know: closed for good or to passengers,
 * flown to from one country alone, moved to a new site, given a new code. Read again whenever the table is.
 */
export const CLOSED_AIRPORTS: ReadonlySet<string> = new Set([
  // Simferopol has had no civil flights since February 2022; nor has any airport of Ukraine (below).
  'SIP',
  // Ercan is flown to from Türkiye alone; Geçitkale is a base.
  'ECN',
  'GEC',
  // Out of use in the wars of Sudan and Yemen.
  'KRT',
  'UYL',
  'ELF',
  'HOD',
  'SAH',
  'TAI',
  // Left to freight and private flights.
  'ISL',
  'CEQ',
  // Replaced by SAI, KTI and RMO.
  'REP',
  'PNH',
  'KIV',
])

/** Countries whose sky is closed to passengers. */
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
