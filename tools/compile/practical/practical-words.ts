/** Words that a field of the practical layer may hold, and what the page says for each. */

export const ENTRY_KINDS = {
  'free-movement': 'Free movement within its common travel area',
  schengen: 'Schengen rules: 90 days in any 180 without a visa for many passports',
  'visa-free': 'No visa for many passports',
  'travel-authorisation': 'Many passports need an electronic travel authorisation before they fly',
  'e-visa': 'Many passports need an electronic visa',
  'visa-on-arrival': 'Many passports get a visa on arrival',
  'advance-visa': 'Most passports need a visa before they travel',
  permit: 'Every visitor needs a permit before they travel',
} as const

export const TAP_WATER = {
  safe: 'Safe to drink',
  'safe-in-cities': 'Safe in the cities; ask elsewhere',
  treat: 'Boil or filter it first',
  avoid: 'Do not drink it',
} as const

export const YELLOW_FEVER = {
  none: 'No certificate asked for',
  'from-risk-areas': 'Certificate needed if you come from a country with yellow fever',
  recommended: 'Vaccination advised; certificate needed from countries with yellow fever',
  required: 'Certificate needed by every visitor',
} as const

export const MALARIA = {
  none: 'None',
  'few-areas': 'In a few areas',
  'many-areas': 'In many areas',
  everywhere: 'In the whole country',
} as const

export const DENGUE = {
  none: 'None',
  occasional: 'Now and then',
  seasonal: 'In the wet or hot months',
  'year-round': 'All year',
} as const

export const VACCINES = {
  'hepatitis-a': 'hepatitis A',
  'hepatitis-b': 'hepatitis B',
  typhoid: 'typhoid',
  rabies: 'rabies',
  'japanese-encephalitis': 'Japanese encephalitis',
  'tick-borne-encephalitis': 'tick-borne encephalitis',
  meningitis: 'meningitis',
  polio: 'polio',
  cholera: 'cholera',
} as const

export const PAYMENT = {
  cash: 'Cash almost everywhere',
  'mostly-cash': 'Cash, and cards in cities and larger hotels',
  mixed: 'Cards in most shops, cash for small things and in the country',
  'mostly-card': 'Cards almost everywhere, some cash for markets',
  card: 'Cards everywhere; cash is rare',
} as const

export const LICENCES = {
  own: 'A foreign licence in Latin script is enough for a visit',
  'own-with-idp': 'Your licence with an international permit beside it',
  'local-permit': 'A local permit or licence, issued on the spot',
  'not-recognised': 'Foreign licences are not recognised',
  'no-cars': 'No visitors drive here',
} as const

export const ROAD_CHARGES = {
  none: 'No tolls on ordinary roads',
  tolls: 'Tolls on motorways or bridges',
  vignette: 'A vignette for the motorways',
  both: 'A vignette, and tolls on some roads or tunnels',
} as const

export const TOURIST_TAX = {
  yes: 'Yes, added to the bill or paid at entry',
  some: 'In some towns or regions',
  no: 'No',
} as const

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const

export const OPERATOR_KINDS = {
  train: 'Trains',
  coach: 'Coaches',
  ferry: 'Ferries',
  air: 'Domestic flights',
  transit: 'City transport',
} as const

export const INTO_TOWN = {
  train: 'train',
  metro: 'metro',
  tram: 'tram',
  bus: 'bus',
  coach: 'coach',
  taxi: 'taxi',
  ferry: 'ferry',
  car: 'car',
  foot: 'on foot',
} as const

/** Classes I to V of what things cost beside the rest of the world; never a price. */
export const COST_CLASSES = ['very low', 'low', 'middling', 'high', 'very high'] as const
