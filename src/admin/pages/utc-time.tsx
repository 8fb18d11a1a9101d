import { useWords } from '#isomorphic/words/use-words.ts'
import { ADMIN_WORDS } from './words/admin-words.ts'

/** Date and time in UTC, because operators work in different time zones. */
export function UtcTime({ atS }: { readonly atS: number }) {
  const { utcTime } = useWords(ADMIN_WORDS)
  const date = new Date(atS * 1000)
  return <time dateTime={date.toISOString()}>{utcTime(date)}</time>
}
