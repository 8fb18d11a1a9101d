import { MAX_QUEUE_AGE_S, overdueJobs, type QueueState } from '#src/health/jobs-health.ts'
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
const HOUR_S = 3600

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
  action: 'Look at the bindings first.',
}

const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`
const hours = (seconds: number): string =>
  seconds < HOUR_S ? plural(Math.round(seconds / 60), 'minute') : plural(Math.round(seconds / HOUR_S), 'hour')

function size(bytes: number): string {
  return bytes < GIGABYTE ? `${(bytes / MEGABYTE).toFixed(1)} MB` : `${(bytes / GIGABYTE).toFixed(2)} GB`
}

const ACTION_BY_BINDING: Readonly<Record<string, string>> = {
  MAIL_QUEUE: 'Sign-ups are kept and their mails wait. Look at the platform’s status page.',
  DB: 'Accounts, saves and sign-ups answer 503; pages stand. See whether it is full.',
  SEARCH: 'Searches compare titles. Fill the index anew.',
  EVENTS_DB: 'Events and errors are lost meanwhile, nothing else. See whether it is full.',
}

function bindingFindings({ bindings }: JobsState): readonly Finding[] {
  return Object.entries(bindings).map(([name, state]) => ({
    subject: name,
    state: state === 'ok' ? 'ok' : 'attention',
    summary: state === 'ok' ? 'Gives right answers.' : 'Gives no answer, or a wrong one.',
    action:
      state === 'ok'
        ? ''
        : (ACTION_BY_BINDING[name] ?? 'Look at the log for this binding, and at the platform’s status page.'),
    runbook:
      name === 'DB' || name === 'EVENTS_DB'
        ? 'a-full-database'
        : name === 'SEARCH'
          ? 'the-search-index'
          : 'looking-after-it',
  }))
}

function queueVerdict(queue: QueueState | null, one: string, many?: string): Verdict {
  if (queue === null) return UNKNOWN
  const { waiting, oldestAgeS } = queue
  const age = waiting === 0 || oldestAgeS === null ? '' : `, the oldest for ${hours(oldestAgeS)}`
  const isLate = (oldestAgeS ?? 0) > MAX_QUEUE_AGE_S
  return {
    state: isLate ? 'attention' : 'ok',
    summary: `${plural(waiting, one, many)} ${waiting === 1 ? 'waits' : 'wait'}${age}.`,
    action: isLate ? 'They do not leave: see what the mail service answers.' : '',
  }
}

function cronVerdict({ cron }: JobsState['health'], isLate: boolean): Verdict {
  if (cron === null)
    return {
      state: 'unknown',
      summary: 'No run is known yet.',
      action: 'It runs once a day: look again tomorrow.',
    }
  return {
    state: isLate ? 'attention' : 'ok',
    summary: `${hours(cron.ageS)} ago: ${cron.outcome}.`,
    action: isLate ? 'See in the dashboard whether the cron triggers are there and what they end with.' : '',
  }
}

function deadLetterVerdict({ deadLetters }: JobsState['health']): Verdict {
  if (deadLetters === null) return UNKNOWN
  return {
    state: deadLetters === 0 ? 'ok' : 'attention',
    summary: `${plural(deadLetters, 'mail')} given up.`,
    action: deadLetters === 0 ? '' : 'Mend what the reasons below say, then have them tried again.',
  }
}

function searchVerdict({ searchGeneration }: JobsState['health']): Verdict {
  return searchGeneration === null
    ? {
        state: 'attention',
        summary: 'No index answers.',
        action: 'Fill it: searches compare titles meanwhile.',
      }
    : { state: 'ok', summary: `Generation ${searchGeneration} is in use.`, action: '' }
}

const sizeVerdict = (bytes: number | null): Verdict =>
  bytes === null
    ? UNKNOWN
    : {
        state: bytes > WARNING_SHARE * MAX_DATABASE_BYTES ? 'attention' : 'ok',
        summary: `${size(bytes)} of ${size(MAX_DATABASE_BYTES)}.`,
        action: bytes > WARNING_SHARE * MAX_DATABASE_BYTES ? 'Make room before it is full.' : '',
      }

function writesVerdict({ signIns }: JobsState): Verdict {
  if (signIns === null) return UNKNOWN
  const perMonth = signIns * WRITES_PER_SIGN_IN * HOURS_PER_MONTH
  const isNear = perMonth > WARNING_SHARE * KV_WRITES_PER_MONTH
  return {
    state: isNear ? 'attention' : 'ok',
    summary: `${plural(signIns, 'sign-in')} within the hour: about ${perMonth.toLocaleString('en')} writes a month, of ${KV_WRITES_PER_MONTH.toLocaleString('en')} in the plan.`,
    action: isNear ? 'More are paid for; see in the dashboard how many there were.' : '',
  }
}

/**
 * Evaluates the state of all parts. Bindings come first, because the state of the parts that need them is unknown while
 * they fail.
 */
export function findingsOf(state: JobsState): readonly Finding[] {
  const { health: work, sizes } = state
  const late = overdueJobs(work)
  const finding = (subject: string, runbook: string, verdict: Verdict): Finding => ({
    subject,
    runbook,
    ...verdict,
  })
  return [
    ...bindingFindings(state),
    finding('Mails on their way', 'mail-refused', queueVerdict(work.queue, 'mail')),
    finding(
      'Letters on their way',
      'mail-refused',
      queueVerdict(state.campaignQueue, 'batch of letters', 'batches of letters'),
    ),
    finding('Dead letters', 'dead-letters', deadLetterVerdict(work)),
    finding('Daily run', 'looking-after-it', cronVerdict(work, late.includes('cron'))),
    finding('Search index', 'the-search-index', searchVerdict(work)),
    finding('Size of DB', 'a-full-database', sizeVerdict(sizes.DB)),
    finding('Size of SEARCH', 'a-full-database', sizeVerdict(sizes.SEARCH)),
    finding('Size of EVENTS_DB', 'a-full-database', sizeVerdict(sizes.EVENTS_DB)),
    finding('Writes to KV', 'what-it-costs-and-an-alarm', writesVerdict(state)),
  ]
}
