export type BylineProps = {
  /** ISO date on which the text was last read through. */
  readonly checkedOn: string
  /** ISO date; for texts that are news once. */
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

/** Who stands for the text and when it was last checked. */
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
