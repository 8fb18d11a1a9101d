/**
 * Words of the facts in the order of their codes. The compiler checks that they are those of the content
 * (tools/compile/where/pack-where-facts.ts).
 */
export const SEASON_CODES = ['best', 'good', 'fair', 'hot', 'wet', 'cold'] as const
export const WARMTH_CODES = ['freezing', 'cold', 'cool', 'mild', 'warm', 'hot', 'scorching'] as const
export const RAIN_CODES = ['dry', 'showers', 'wet'] as const
export const KIND_CODES = ['country', 'region', 'city'] as const
export const COST_CODES = ['low', 'middle', 'high', 'very-high'] as const
export const STEP_FREE_CODES = ['hard', 'partly', 'mostly'] as const
export const KIDS_CODES = ['hard', 'fine', 'great'] as const

/** Codes of what speaks against going to a place at all, else 0: hardly anyone gets there, or the guide advises against it. */
export const HARD = 1
export const ADVISED = 2

/** Months of a year. */
export const MONTH_COUNT = 12
/** Daylight is counted in half hours. */
export const HALF_HOURS_A_DAY = 48
/** Character of the code 0 in columns of one character a value. */
export const FIRST_CODE = 48
/** Strengths of interests are thousandths, so that a device gets the same in few bytes. */
export const STRENGTH_STEPS = 1000
