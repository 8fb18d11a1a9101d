import { formatLongDate, formatMonth } from '#isomorphic/words/formats.ts'
import { useLocale, useWords } from '#isomorphic/words/use-words.ts'
import type { TextDates } from '#src/catalogue/text-dates.ts'
import { SITE_WORDS } from '#src/site/words/site-words.ts'

export type BylineProps = {
  /** Null when they are not available. */
  readonly dates: TextDates | null
  /** ISO date; for news articles. */
  readonly publishedOn?: string
  readonly minutes?: number
}

function Day({ date }: { readonly date: string }) {
  return <time dateTime={date}>{formatLongDate(useLocale(), new Date(date))}</time>
}

function Month({ month }: { readonly month: string }) {
  return <time dateTime={month}>{formatMonth(useLocale(), month)}</time>
}

/** Author of the text, when it was written, and the newest check of the complete text, if there was one. */
export function Byline({ dates, publishedOn, minutes }: BylineProps) {
  const words = useWords(SITE_WORDS).byline
  const check = dates?.check ?? null
  return (
    <p className="byline">
      <a href="/about#how-the-guide-is-written">{words.author}</a>
      {publishedOn !== undefined && <span>{words.published(<Day date={publishedOn} />)}</span>}
      {dates !== null && <span>{words.written(<Month month={dates.writtenIn} />)}</span>}
      {check !== null && <span>{words.checked[check.by](<Day date={check.on} />)}</span>}
      {minutes !== undefined && <span>{words.minutes(minutes)}</span>}
    </p>
  )
}
