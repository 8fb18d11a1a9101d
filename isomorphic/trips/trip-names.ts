/** The page that draws a trip of this device; the fragment is its ID. */
export const DEVICE_TRIP_PATH = '/trips/device'
export const deviceTripHref = (tripId: string): string => `${DEVICE_TRIP_PATH}#${tripId}`

/** The part of that page that a script draws the trip into. */
export const DEVICE_TRIP_ID = 'device-trip'
/** The part of `/trips` that lists the trips of this device. */
export const DEVICE_TRIPS_ID = 'device-trips'
/** The form of a new trip. Its attribute has the template as JSON, or is empty. */
export const NEW_TRIP_FORM = 'form[data-new-trip]'
/** The plan of a trip of the account; the attribute is its ID. */
export const PLAN_SELECTOR = '[data-trip]'

/** The tools of a trip to print, to which a script adds a button. */
export const PRINT_TOOLS = '[data-print-tools]'
/** Fragment with which a plan leads to its book: it is printed at once. */
export const PRINT_NOW = '#now'
/** The button that downloads the guides of a trip; its attribute lists their paths. */
export const KEEP_TRIP = '[data-keep-trip]'
/** The guides of the button by its attribute. */
export const guidesOfButton = (attribute = ''): readonly string[] =>
  attribute.split(' ').filter((path) => path !== '')

/** Storage key that is set while this device has trips which no account has, or changes that wait. */
export const DEVICE_TRIPS_KEY = 'fernway.trips'

/** Database of the trips that are only on this device; signing out leaves them. */
export const DEVICE_TRIPS_DATABASE = 'fernway-trips'
/** Copies of trips of an account and its changes that wait; signing out deletes them. */
export const ACCOUNT_TRIPS_DATABASE = 'fernway-account-trips'
