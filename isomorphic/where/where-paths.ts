import { INTERESTS } from './interests.ts'
import { MONTH_SLUGS } from './parse-wishes.ts'
import { WHERE_PATH, wherePath } from './where-address.ts'

const MONTHS = [...MONTH_SLUGS.keys()]

export const MONTH_PATHS: readonly string[] = MONTHS.map((month) => wherePath({ month, interests: [] }))
export const INTEREST_PATHS: readonly string[] = INTERESTS.map((interest) =>
  wherePath({ month: null, interests: [interest] }),
)
export const MONTH_INTEREST_PATHS: readonly string[] = MONTHS.flatMap((month) =>
  INTERESTS.map((interest) => wherePath({ month, interests: [interest] })),
)

/** Every answer that is cached and indexed: without a wish, a month, an interest, and both. */
export const INDEXED_WHERE_PATHS: readonly string[] = [
  WHERE_PATH,
  ...MONTH_PATHS,
  ...INTEREST_PATHS,
  ...MONTH_INTEREST_PATHS,
]
