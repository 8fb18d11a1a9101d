import { MAX_QUEUE_AGE_S, overdueJobs, type QueueState } from '#src/health/jobs-health.ts'
import { HOUR_S } from '#src/platform/durations.ts'
import type { JobsState } from './jobs-state.ts'

const GIGABYTE = 1e9
const MEGABYTE = 1e6
/** Size limit of a D1 database. */
const MAX_DATABASE_BYTES = 10 * GIGABYTE
/** Share of a limit from which a finding needs attention. */
const WARNING_SHARE = 0.8
/** Included in the plan. */
const KV_WRITES_PER_MONTH = 1_000_000
const HOURS_PER_MONTH = 730
/** Average: one write at the start of a session, and one renewal (once an hour or less often). */
const WRITES_PER_SIGN_IN = 2

/** Health of one part of the deployment, with the action to take. */
export type Finding = {
  readonly subject: string
  readonly state: 'ok' | 'attention' | 'unknown'
  readonly summary: string
  /** Empty while the state is `ok`. */
  readonly action: string
  /** Anchor of the runbook's heading in docs/operations.md. */
  readonly runbook: string
}

type Verdict = Pick<Finding, 'state' | 'summary' | 'action'>
const UNKNOWN: Verdict = {
  state: 'unknown',
  summary: 'Could not be read.',
  action: 'Check the bindings first.',
}

const plural = (count: number, singular: string, pluralForm = `${singular}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? singular : pluralForm}`
const hours = (seconds: number): string =>
  seconds < HOUR_S ? plural(Math.round(seconds / 60), 'minute') : plural(Math.round(seconds / HOUR_S), 'hour')

function size(bytes: number): string {
  return bytes < GIGABYTE ? `${(bytes / MEGABYTE).toFixed(1)} MB` : `${(bytes / GIGABYTE).toFixed(2)} GB`
}

const ACTION_BY_BINDING: Readonly<Record<string, string>> = {
  MAIL_QUEUE: 'Sign-ups are stored and their mails are delayed. Check the platform’s status page.',
  DB: 'Accounts, saves and sign-ups return 503; pages still work. Check whether it is full.',
  SEARCH: 'Search falls back to titles. Rebuild the index.',
  EVENTS_DB: 'Only events and errors are lost. Check whether it is full.',
}

function bindingFindings({ bindings }: JobsState): readonly Finding[] {
  return Object.entries(bindings).map(([name, state]) => ({
    subject: name,
    state: state === 'ok' ? 'ok' : 'attention',
    summary: state === 'ok' ? 'Responds correctly.' : 'No response, or an invalid one.',
    action:
      state === 'ok'
        ? ''
        : (ACTION_BY_BINDING[name] ?? 'Check the log for this binding, and the platform’s status page.'),
    runbook:
      name === 'DB' || name === 'EVENTS_DB'
        ? 'full-database'
        : name === 'SEARCH'
          ? 'search-index'
          : 'health-checks-and-logs',
  }))
}

function queueVerdict(queue: QueueState | null, singular: string, pluralForm?: string): Verdict {
  if (queue === null) return UNKNOWN
  const { waiting, oldestAgeS } = queue
  const age = waiting === 0 || oldestAgeS === null ? '' : `, the oldest for ${hours(oldestAgeS)}`
  const isOverdue = (oldestAgeS ?? 0) > MAX_QUEUE_AGE_S
  return {
    state: isOverdue ? 'attention' : 'ok',
    summary: `${plural(waiting, singular, pluralForm)} waiting${age}.`,
    action: isOverdue ? 'The queue is stuck: check the responses of the mail service.' : '',
  }
}

function cronVerdict({ cron }: JobsState['health'], isOverdue: boolean): Verdict {
  if (cron === null)
    return {
      state: 'unknown',
      summary: 'No run is recorded yet.',
      action: 'It runs once a day: check again tomorrow.',
    }
  return {
    state: isOverdue ? 'attention' : 'ok',
    summary: `${hours(cron.ageS)} ago: ${cron.outcome}.`,
    action: isOverdue ? 'Check the cron triggers and their outcomes in the dashboard.' : '',
  }
}

function deadLetterVerdict({ deadLetters }: JobsState['health']): Verdict {
  if (deadLetters === null) return UNKNOWN
  return {
    state: deadLetters === 0 ? 'ok' : 'attention',
    summary: `${plural(deadLetters, 'undeliverable mail')}.`,
    action: deadLetters === 0 ? '' : 'Fix the causes listed below, then retry them.',
  }
}

function searchVerdict({ searchGeneration }: JobsState['health']): Verdict {
  return searchGeneration === null
    ? {
        state: 'attention',
        summary: 'No index is available.',
        action: 'Rebuild it: until then search falls back to titles.',
      }
    : { state: 'ok', summary: `Generation ${searchGeneration} is in use.`, action: '' }
}

const sizeVerdict = (bytes: number | null): Verdict =>
  bytes === null
    ? UNKNOWN
    : {
        state: bytes > WARNING_SHARE * MAX_DATABASE_BYTES ? 'attention' : 'ok',
        summary: `${size(bytes)} of ${size(MAX_DATABASE_BYTES)}.`,
        action: bytes > WARNING_SHARE * MAX_DATABASE_BYTES ? 'Delete data before it is full.' : '',
      }

function writesVerdict({ signIns }: JobsState): Verdict {
  if (signIns === null) return UNKNOWN
  const perMonth = signIns * WRITES_PER_SIGN_IN * HOURS_PER_MONTH
  const isNear = perMonth > WARNING_SHARE * KV_WRITES_PER_MONTH
  return {
    state: isNear ? 'attention' : 'ok',
    summary: `${plural(signIns, 'sign-in')} within the hour: about ${perMonth.toLocaleString('en')} writes a month, of ${KV_WRITES_PER_MONTH.toLocaleString('en')} in the plan.`,
    action: isNear ? 'Further writes are billed; check the number in the dashboard.' : '',
  }
}

/**
 * Evaluates the state of all parts. Bindings come first, because the state of the parts that need them is unknown while
 * they fail.
 */
export function findingsOf(state: JobsState): readonly Finding[] {
  const { health, sizes } = state
  const overdue = overdueJobs(health)
  const finding = (subject: string, runbook: string, verdict: Verdict): Finding => ({
    subject,
    runbook,
    ...verdict,
  })
  return [
    ...bindingFindings(state),
    finding('Mails in flight', 'mail-delivery-failures', queueVerdict(health.queue, 'mail')),
    finding(
      'Campaigns in flight',
      'mail-delivery-failures',
      queueVerdict(state.campaignQueue, 'batch of mails', 'batches of mails'),
    ),
    finding('Dead letters', 'dead-letters', deadLetterVerdict(health)),
    finding('Daily run', 'health-checks-and-logs', cronVerdict(health, overdue.includes('cron'))),
    finding('Search index', 'search-index', searchVerdict(health)),
    finding('Size of DB', 'full-database', sizeVerdict(sizes.DB)),
    finding('Size of SEARCH', 'full-database', sizeVerdict(sizes.SEARCH)),
    finding('Size of EVENTS_DB', 'full-database', sizeVerdict(sizes.EVENTS_DB)),
    finding('Writes to KV', 'costs-and-billing-alerts', writesVerdict(state)),
  ]
}
