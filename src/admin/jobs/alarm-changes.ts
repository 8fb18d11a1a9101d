import * as v from 'valibot'
import { DAY_S } from '#src/platform/durations.ts'
import type { Finding } from './jobs-findings.ts'

const AlarmsSchema = v.record(
  v.string(),
  v.object({
    sinceS: v.number(),
    /** Null until it was notified. */
    notifiedAtS: v.nullable(v.number()),
    summary: v.string(),
  }),
)

/** Findings that need attention, by subject, since they were first seen. */
export type Alarms = v.InferOutput<typeof AlarmsSchema>

/** A notice to operators about one subject. */
export type AlarmNotice = {
  readonly subject: string
  readonly state: 'raised' | 'still raised' | 'resolved'
  readonly summary: string
  /** What to do; empty when it is resolved. */
  readonly action: string
  /** Anchor of the runbook's heading in docs/operations.md. */
  readonly runbook: string
}

/** One failing run of the cron trigger may be an accident; two are an alarm. */
const MIN_AGE_S = 240
const REMINDER_S = DAY_S

/** The stored alarms; none when the value is missing or is not what was stored. */
export function parseAlarms(text: string | null): Alarms {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), AlarmsSchema), text)
  return parsed.success ? parsed.output : {}
}

/**
 * Compares findings with the stored alarms. An alarm is raised when its finding is seen by two runs, repeated once a
 * day, and resolved when the part is healthy again; a part whose state is unknown stays as it was.
 * @returns the alarms to store, and the notices to send
 */
export function alarmChanges(
  before: Alarms,
  findings: readonly Finding[],
  nowS: number,
): { readonly alarms: Alarms; readonly notices: readonly AlarmNotice[] } {
  const alarms: Record<string, Alarms[string]> = {}
  const notices: AlarmNotice[] = []
  for (const { subject, state, summary, action, runbook } of findings) {
    const known = before[subject]
    if (state === 'attention') {
      const sinceS = known?.sinceS ?? nowS
      const notifiedAtS = known?.notifiedAtS ?? null
      const isDue = notifiedAtS === null ? nowS - sinceS >= MIN_AGE_S : nowS - notifiedAtS >= REMINDER_S
      alarms[subject] = { sinceS, notifiedAtS: isDue ? nowS : notifiedAtS, summary }
      if (isDue)
        notices.push({
          subject,
          state: notifiedAtS === null ? 'raised' : 'still raised',
          summary,
          action,
          runbook,
        })
    } else if (known !== undefined && state === 'unknown') alarms[subject] = known
    else if (known !== undefined && known.notifiedAtS !== null)
      notices.push({ subject, state: 'resolved', summary, action: '', runbook })
  }
  return { alarms, notices }
}
