const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** A moment as the desk writes it, in UTC: who works here may sit anywhere. */
export function DeskTime({ atS }: { readonly atS: number }) {
  const date = new Date(atS * 1000)
  return <time dateTime={date.toISOString()}>{`${MOMENT.format(date)} UTC`}</time>
}
