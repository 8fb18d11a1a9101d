import { overdueJobs, MAX_QUEUE_AGE_S, type QueueState } from '#src/health/work-state.ts'
import type { WorksState } from './works-state.ts'

const GIGABYTE = 1e9
const MEGABYTE = 1e6
/** What D1 holds. */
const DATABASE_BYTES = 10 * GIGABYTE
/** From this share of a limit on there is something to do. */
const NEAR = 0.8
/** Of the plan, before they are paid for. */
const KV_WRITES_A_MONTH = 1_000_000
const HOURS_A_MONTH = 730
/** A session is written when it begins, and once more on average (it is prolonged once an hour at most). */
const WRITES_OF_A_SIGN_IN = 2
const HOUR_S = 3600

/** One thing that can be well or not, and what to do about it. */
export type Finding = {
  readonly what: string
  readonly state: 'well' | 'look' | 'unknown'
  readonly says: string
  /** Empty while all is well. */
  readonly todo: string
  /** The runbook's heading, as the address of its place in docs/operations.md. */
  readonly runbook: string
}

type Verdict = Pick<Finding, 'state' | 'says' | 'todo'>
const UNKNOWN: Verdict = { state: 'unknown', says: 'Could not be read.', todo: 'Look at the bindings first.' }

const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`
const hours = (seconds: number): string =>
  seconds < HOUR_S ? plural(Math.round(seconds / 60), 'minute') : plural(Math.round(seconds / HOUR_S), 'hour')

function size(bytes: number): string {
  return bytes < GIGABYTE ? `${(bytes / MEGABYTE).toFixed(1)} MB` : `${(bytes / GIGABYTE).toFixed(2)} GB`
}

const TODO_OF_BINDINGS: Readonly<Record<string, string>> = {
  MAIL_QUEUE: 'Sign-ups are kept and their mails wait. Look at the platform’s status page.',
  DB: 'Accounts, saves and sign-ups answer 503; pages stand. See whether it is full.',
  SEARCH: 'Searches compare titles. Fill the index anew.',
  EVENTS_DB: 'Events and errors are lost meanwhile, nothing else. See whether it is full.',
}

function bindingFindings({ bindings }: WorksState): readonly Finding[] {
  return Object.entries(bindings).map(([name, state]) => ({
    what: name,
    state: state === 'ok' ? 'well' : 'look',
    says: state === 'ok' ? 'Gives right answers.' : 'Gives no answer, or a wrong one.',
    todo:
      state === 'ok'
        ? ''
        : (TODO_OF_BINDINGS[name] ?? 'Look at the log for this binding, and at the platform’s status page.'),
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
    state: isLate ? 'look' : 'well',
    says: `${plural(waiting, one, many)} ${waiting === 1 ? 'waits' : 'wait'}${age}.`,
    todo: isLate ? 'They do not leave: see what the mail service answers.' : '',
  }
}

function cronVerdict({ cron }: WorksState['work'], isLate: boolean): Verdict {
  if (cron === null)
    return {
      state: 'unknown',
      says: 'No run is known yet.',
      todo: 'It runs once a day: look again tomorrow.',
    }
  return {
    state: isLate ? 'look' : 'well',
    says: `${hours(cron.ageS)} ago: ${cron.outcome}.`,
    todo: isLate ? 'See in the dashboard whether the cron triggers are there and what they end with.' : '',
  }
}

function deadVerdict({ deadLetters }: WorksState['work']): Verdict {
  if (deadLetters === null) return UNKNOWN
  return {
    state: deadLetters === 0 ? 'well' : 'look',
    says: `${plural(deadLetters, 'mail')} given up.`,
    todo: deadLetters === 0 ? '' : 'Mend what the reasons below say, then have them tried again.',
  }
}

function searchVerdict({ searchGeneration }: WorksState['work']): Verdict {
  return searchGeneration === null
    ? { state: 'look', says: 'No index answers.', todo: 'Fill it: searches compare titles meanwhile.' }
    : { state: 'well', says: `Generation ${searchGeneration} is in use.`, todo: '' }
}

const sizeVerdict = (bytes: number | null): Verdict =>
  bytes === null
    ? UNKNOWN
    : {
        state: bytes > NEAR * DATABASE_BYTES ? 'look' : 'well',
        says: `${size(bytes)} of ${size(DATABASE_BYTES)}.`,
        todo: bytes > NEAR * DATABASE_BYTES ? 'Make room before it is full.' : '',
      }

function writesVerdict({ signIns }: WorksState): Verdict {
  if (signIns === null) return UNKNOWN
  const aMonth = signIns * WRITES_OF_A_SIGN_IN * HOURS_A_MONTH
  const isNear = aMonth > NEAR * KV_WRITES_A_MONTH
  return {
    state: isNear ? 'look' : 'well',
    says: `${plural(signIns, 'sign-in')} within the hour: about ${aMonth.toLocaleString('en')} writes a month, of ${KV_WRITES_A_MONTH.toLocaleString('en')} in the plan.`,
    todo: isNear ? 'More are paid for; see in the dashboard how many there were.' : '',
  }
}

/** What is well and what is not, with what to do. Bindings come first: what they keep is unknown while they fail. */
export function findingsOf(state: WorksState): readonly Finding[] {
  const { work, sizes } = state
  const late = overdueJobs(work)
  const named = (what: string, runbook: string, verdict: Verdict): Finding => ({ what, runbook, ...verdict })
  return [
    ...bindingFindings(state),
    named('Mails on their way', 'mail-refused', queueVerdict(work.queue, 'mail')),
    named(
      'Letters on their way',
      'mail-refused',
      queueVerdict(state.letters, 'batch of letters', 'batches of letters'),
    ),
    named('Dead letters', 'dead-letters', deadVerdict(work)),
    named('Daily run', 'looking-after-it', cronVerdict(work, late.includes('cron'))),
    named('Search index', 'the-search-index', searchVerdict(work)),
    named('Size of DB', 'a-full-database', sizeVerdict(sizes.DB)),
    named('Size of SEARCH', 'a-full-database', sizeVerdict(sizes.SEARCH)),
    named('Size of EVENTS_DB', 'a-full-database', sizeVerdict(sizes.EVENTS_DB)),
    named('Writes to KV', 'what-it-costs-and-an-alarm', writesVerdict(state)),
  ]
}
