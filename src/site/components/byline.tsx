import { formatLongDate } from '#isomorphic/words/formats.ts'
import { useLocale, useWords } from '#isomorphic/words/use-words.ts'
import { SITE_WORDS } from '#src/site/words/site-words.ts'

export type BylineProps = {
  /** ISO date of the last editorial check. */
  readonly checkedOn: string
  /** ISO date; for news articles. */
  readonly publishedOn?: string
  readonly minutes?: number
}

function Day({ date }: { readonly date: string }) {
  return <time dateTime={date}>{formatLongDate(useLocale(), new Date(date))}</time>
}

/** Author of the text and date of the last check. */
export function Byline({ checkedOn, publishedOn, minutes }: BylineProps) {
  const words = useWords(SITE_WORDS).byline
  return (
    <p className="byline">
      <a href="/about#how-the-guide-is-written">{words.author}</a>
      {publishedOn !== undefined && <span>{words.published(<Day date={publishedOn} />)}</span>}
      <span>{words.checked(<Day date={checkedOn} />)}</span>
      {minutes !== undefined && <span>{words.minutes(minutes)}</span>}
    </p>
  )
}
