const DATE_TIME_FORMAT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
})

/** A moment as the desk writes it, in UTC: who works here may sit anywhere. */
export function UtcTime({ atS }: { readonly atS: number }) {
  const date = new Date(atS * 1000)
  return <time dateTime={date.toISOString()}>{`${DATE_TIME_FORMAT.format(date)} UTC`}</time>
}
