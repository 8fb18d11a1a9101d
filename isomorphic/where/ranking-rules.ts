/**
 * The published formula of `/where` (docs/adr/0054). `/where/how` prints these constants, so that the page and the code
 * cannot differ.
 */

/** Greatest number of points of each part; `access` is subtracted where hardly anyone gets to. */
export const POINTS = { season: 40, weather: 20, interest: 25, access: 20 } as const
/** Those of parts that a device does not ask for; `crowd` is subtracted, and only where quiet is wished for. */
export const TRIP_POINTS = { nearness: 10, stay: 5, crowd: 15 } as const

/** Share of the season's points by the editors' word. Months with other words are never proposed. */
export const SEASON_SHARES = { best: 1, good: 0.75, fair: 0.3 } as const

/** Warmth classes that a wish names, by their codes. Of a single class the next ones fit too, for half of the points. */
export const WARM_TARGETS = { cold: [0, 1], cool: [2], mild: [3], warm: [4], hot: [5, 6] } as const
/** Share of the weather's points one class beside the wish, and for showers where a dry month is wished for. */
export const NEXT_CLASS_SHARE = 0.5

/** Days a trip may take. */
export const DAY_CHOICES = [3, 7, 14, 21] as const
/** Hours overland, one way, that a trip of each length may take; `0` for a trip of any length. */
export const OVERLAND_LIMIT_HOURS = { 3: 6, 7: 16, 14: 26, 21: 26, 0: 26 } as const
/** A place is near within these kilometres, by the days of the trip: three or four and a half hours in the air. */
export const NEAR_KM = { 3: 2200, 7: 3300, 14: 3300, 21: 3300, 0: 3300 } as const
/** A trip leads no farther than this, by its days: four hours in the air, or twelve. */
export const MAX_TRIP_KM = { 3: 3000, 7: 10_000, 14: 21_000, 21: 21_000, 0: 21_000 } as const
/**
 * Distances to a place that few towns have flights or boats to lead by one of them; where that is longer than the straight
 * line by this factor, the line is no reason.
 */
export const GATEWAY_DETOUR = 1.1
/** A way overland that takes longer is no reason for a traveller who may fly. */
export const OVERLAND_REASON_HOURS = 10
/** Points for nearness fall with the logarithm of the distance between these two. */
export const NEARNESS_KM = { all: 300, none: 20_000 } as const

/** Crowded for months: not proposed where quiet is wished for. */
export const CROWDED_FAME = 4
/**
 * A place of this fame is not quiet in its best months, nor a region or a town of it in the holidays of its country; a
 * country has room.
 */
export const BUSY_FAME = 3
/** The crowd's points by fame, and by school holidays or a long break in the month. */
export const CROWD_SHARES = { fame: 0.7, busy: 0.3 } as const

/** Results of a page, how many of them one country may have, and one continent where the wish names no place. */
export const RESULT_COUNT = 12
export const MAX_OF_COUNTRY = 3
export const MAX_OF_CONTINENT = 4
/** Names below the results. */
export const MORE_COUNT = 24

export const MAX_INTERESTS = 2
export const MAX_WISHES = 8
export const MAX_REASONS = 4
