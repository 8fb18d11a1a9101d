export type BylineProps = {
  /** ISO date of the last check. */
  readonly checkedOn: string
}

const dates = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** Who stands for the text and when it was last checked. */
export function Byline({ checkedOn }: BylineProps) {
  return (
    <p className="byline">
      <b>Fernway editors</b>
      <span>
        Last checked <time dateTime={checkedOn}>{dates.format(new Date(checkedOn))}</time>
      </span>
    </p>
  )
}
