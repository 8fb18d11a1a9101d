/** The values that fields of the practical layer may have; what a page says for each is in words/. */

export const ENTRY_KINDS = [
  'free-movement',
  'schengen',
  'visa-free',
  'travel-authorisation',
  'e-visa',
  'visa-on-arrival',
  'advance-visa',
  'permit',
] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

export const TAP_WATER = ['safe', 'safe-in-cities', 'treat', 'avoid'] as const
export type TapWater = (typeof TAP_WATER)[number]

export const YELLOW_FEVER = ['none', 'advised', 'from-risk-areas', 'recommended', 'required'] as const
export type YellowFeverRule = (typeof YELLOW_FEVER)[number]

export const MALARIA = ['none', 'few-areas', 'many-areas', 'everywhere'] as const
export type MalariaRisk = (typeof MALARIA)[number]

export const DENGUE = ['none', 'occasional', 'seasonal', 'year-round'] as const
export type DengueRisk = (typeof DENGUE)[number]

export const VACCINES = [
  'hepatitis-a',
  'hepatitis-b',
  'typhoid',
  'rabies',
  'japanese-encephalitis',
  'tick-borne-encephalitis',
  'meningitis',
  'polio',
  'cholera',
] as const
export type Vaccine = (typeof VACCINES)[number]

export const PAYMENT = ['cash', 'mostly-cash', 'mixed', 'mostly-card', 'card', 'telephone'] as const
export type PaymentHabit = (typeof PAYMENT)[number]

export const LICENCES = ['own', 'own-with-idp', 'local-permit', 'not-recognised', 'no-cars'] as const
export type LicenceRule = (typeof LICENCES)[number]

export const ROAD_CHARGES = ['none', 'tolls', 'vignette', 'both'] as const
export type RoadCharge = (typeof ROAD_CHARGES)[number]

export const TOURIST_TAX = ['yes', 'some', 'no'] as const
export type TouristTax = (typeof TOURIST_TAX)[number]

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export type Weekday = (typeof WEEKDAYS)[number]

export const OPERATOR_KINDS = ['train', 'coach', 'ferry', 'air', 'transit'] as const
export type OperatorKind = (typeof OPERATOR_KINDS)[number]

export const INTO_TOWN = ['train', 'metro', 'tram', 'bus', 'coach', 'taxi', 'ferry', 'car', 'foot'] as const
export type IntoTown = (typeof INTO_TOWN)[number]
