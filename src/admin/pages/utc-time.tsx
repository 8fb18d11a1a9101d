const DATE_TIME_FORMAT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
})

/** Date and time in UTC, because operators work in different time zones. */
export function UtcTime({ atS }: { readonly atS: number }) {
  const date = new Date(atS * 1000)
  return <time dateTime={date.toISOString()}>{`${DATE_TIME_FORMAT.format(date)} UTC`}</time>
}
