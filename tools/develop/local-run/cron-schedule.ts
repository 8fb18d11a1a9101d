import { MINUTE_MS } from '#src/platform/durations.ts'

/**
 * Whether a field of a cron trigger matches a number: `*`, `5`, `1,31`, `1-5`, each optionally with a step (star,
 * slash, number).
 */
function matchesField(field: string, value: number): boolean {
  return field.split(',').some((part) => {
    const [range = '', step = '1'] = part.split('/')
    const [first = '', last = part.includes('/') ? '' : first] = range.split('-')
    const from = range === '*' ? 0 : Number(first)
    const to = range === '*' || last === '' ? Number.POSITIVE_INFINITY : Number(last)
    return value >= from && value <= to && (value - from) % Number(step) === 0
  })
}

/** Whether a cron trigger is due in a given minute, in UTC as on the platform. */
export function isCronDue(cron: string, atMs: number): boolean {
  const at = new Date(atMs)
  const [minute = '', hour = '', day = '', month = '', weekday = ''] = cron.split(' ')
  return (
    matchesField(minute, at.getUTCMinutes()) &&
    matchesField(hour, at.getUTCHours()) &&
    matchesField(day, at.getUTCDate()) &&
    matchesField(month, at.getUTCMonth() + 1) &&
    matchesField(weekday, at.getUTCDay())
  )
}

/** The emulator's endpoint that runs a trigger. */
export const triggerAddress = (origin: string, cron: string): string =>
  `${origin}/cdn-cgi/local/scheduled?${new URLSearchParams({ cron })}`

/**
 * Runs the cron triggers of a local site on schedule: the emulator knows them and has no clock. `LOCAL_CRONS=off` runs
 * none, for tests that must not be disturbed.
 * @param run runs one trigger; must not reject
 * @returns a function that stops the schedule
 */
export function startCronSchedule(
  crons: readonly string[],
  run: (cron: string) => Promise<void>,
  nowMs: () => number = Date.now,
): () => void {
  if (process.env['LOCAL_CRONS'] === 'off') return () => undefined
  let timer: NodeJS.Timeout
  const scheduleNextMinute = (): void => {
    timer = setTimeout(
      () => {
        const atMs = nowMs()
        scheduleNextMinute()
        for (const cron of crons) if (isCronDue(cron, atMs)) void run(cron)
      },
      MINUTE_MS - (nowMs() % MINUTE_MS),
    )
    timer.unref()
  }
  scheduleNextMinute()
  return () => clearTimeout(timer)
}
