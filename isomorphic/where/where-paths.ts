import { INTERESTS } from './interests.ts'
import { MONTH_SLUGS } from './month-slugs.ts'
import type { Wishes } from './wishes.ts'

export const WHERE_PATH = '/where'

/** The path of a month, an interest, or both: the part of an answer's address that search engines may index. */
export function wherePath({ month, interests: [interest] }: Pick<Wishes, 'month' | 'interests'>): string {
  const inMonth = month === null ? '' : `/in/${MONTH_SLUGS[month] ?? ''}`
  return WHERE_PATH + inMonth + (interest === undefined ? '' : `/for/${interest}`)
}

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
