export type BylineProps = {
  /** ISO date of the last editorial check. */
  readonly checkedOn: string
  /** ISO date; for news articles. */
  readonly publishedOn?: string
  readonly minutes?: number
}

const dates = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

function Day({ date }: { readonly date: string }) {
  return <time dateTime={date}>{dates.format(new Date(date))}</time>
}

/** Author of the text and date of the last check. */
export function Byline({ checkedOn, publishedOn, minutes }: BylineProps) {
  return (
    <p className="byline">
      <a href="/about#how-the-guide-is-written">Fernway editors</a>
      {publishedOn !== undefined && (
        <span>
          Published <Day date={publishedOn} />
        </span>
      )}
      <span>
        Last read through <Day date={checkedOn} />
      </span>
      {minutes !== undefined && <span>{minutes} minute read</span>}
    </p>
  )
}
